import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('SALE_DEED: Marathi and Hindi', () => {
  test('a Marathi deed: parties told before their part, Devanagari digits', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
आज दिनांक १२ माहे मार्च सन २०२१ रोजी पुणे येथे
श्री. रमेश वसंत कुलकर्णी, वय ५४ वर्षे, धंदा व्यापार, रा. १४, प्रभात रोड, पुणे ४११००४
यापुढे ज्यांचा उल्लेख लिहून देणार असा केला आहे
यांसी
सौ. सुनीता अनिल देशपांडे, वय ४१ वर्षे, रा. ७, कर्वे नगर, पुणे ४११०५२
यापुढे ज्यांचा उल्लेख लिहून घेणार असा केला आहे
सदर मिळकतीचा मोबदला रु. ४५,००,०००/- (अक्षरी रुपये पंचेचाळीस लाख फक्त) ठरला आहे.`,
    )
    expect(fields).toMatchObject({
      execution_date: '2021-03-12',
      seller_name: 'रमेश वसंत कुलकर्णी',
      buyer_name: 'सुनीता अनिल देशपांडे',
      consideration_amount: '4500000.00',
    })
  })

  test('a Marathi deed: the part stands under the party, the sum before what it is paid for', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                      खरेदीखत
खरेदीखत आज दिनांक ०९ माहे नोव्हेंबर सन २०२२ रोजी मौजे खेड शिवापूर, ता. हवेली, जि. पुणे येथे,
१) श्री. बाळासाहेब ज्ञानोबा शेलार
वय - ५६ वर्षे, व्यवसाय - शेती
२) सौ. मंगल बाळासाहेब शेलार
वय - ५१ वर्षे, राहणार - खेड शिवापूर, ता. हवेली, जि. पुणे
... लिहून देणार
यांसी
श्री. प्रशांत अशोक कुंभार, वय - ३४ वर्षे, राहणार - धनकवडी, पुणे
... लिहून घेणार
कारणे खरेदीखत लिहून देतो ऐसे की, सदर मिळकत आम्ही तुम्हास रक्कम रुपये २६,५०,०००/- (अक्षरी रुपये
सव्वीस लाख पन्नास हजार फक्त) या मोबदल्यात कायम खरेदी दिली आहे.
मुद्रांक शुल्क रक्कम रुपये १,५९,०००/- भरले आहे.`,
    )
    expect(fields).toMatchObject({
      seller_name: 'बाळासाहेब ज्ञानोबा शेलार, मंगल बाळासाहेब शेलार',
      buyer_name: 'प्रशांत अशोक कुंभार',
      consideration_amount: '2650000.00',
      stamp_duty: '159000.00',
    })
  })

  test('a Hindi deed: parties under their labels, what they are called after, the sum before what is sold for it', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         विक्रय विलेख
यह विक्रय विलेख आज दिनांक 09/01/2025 को स्थान भोपाल में निष्पादित किया गया।
विक्रेता : श्री रामेश्वर प्रसाद तिवारी पुत्र श्री गंगा प्रसाद तिवारी, आयु 62 वर्ष, निवासी 45, अरेरा कॉलोनी, भोपाल
462016 (जिसे आगे "विक्रेता" कहा गया है) प्रथम पक्ष
क्रेता : श्रीमती सुनीता देवी पत्नी श्री मनोज शर्मा, आयु 41 वर्ष, निवासी 12, कोलार रोड, भोपाल 462042 (जिसे आगे "क्रेता"
कहा गया है) द्वितीय पक्ष
विक्रेता ने भूखण्ड क्रमांक 118 क्रेता को रुपये 22,50,000/- (बाईस लाख पचास हजार रुपये मात्र) में विक्रय कर दिया है।`,
    )
    expect(fields).toMatchObject({
      execution_date: '2025-01-09',
      seller_name: 'रामेश्वर प्रसाद तिवारी',
      buyer_name: 'सुनीता देवी',
      consideration_amount: '2250000.00',
    })
  })

  test('a Marathi deed whose opening ends with a sentence, dots before a part misread', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         खरेदीखत
खरेदीखत दस्तऐवज आज दिनांक ५ माहे मार्च सन २०२५ रोजी नाशिक मुक्कामी करून देण्यात येत आहे.
सौ. शालिनी दिलीप खरे, वय ४९ वर्षे, धंदा घरकाम, रा. गंगापूर रोड, नाशिक ४२२०१३
... लिहून देणार
यांसी,
श्री. योगेश अनंत पानसे, वय ३८ वर्षे, धंदा नोकरी, रा. सिडको, नाशिक ४२२००९
“.: लिहून घेणार
मिळकत रक्कम रुपये ३१,७५,०००/- या मोबदल्यात कायम खरेदी दिली आहे.`,
    )
    expect(fields).toMatchObject({ seller_name: 'शालिनी दिलीप खरे', buyer_name: 'योगेश अनंत पानसे' })
  })

  test('a Marathi deed that tells who buys first, with nothing before a part on its own line', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         कायम खरेदीखत
हे कायम खरेदीखत आज दिनांक २७ माहे नोव्हेंबर सन २०२४ ते दिवशी सातारा मुक्कामी
१) श्री. संजय बाळकृष्ण कुलकर्णी, वय ४४ वर्षे, व्यवसाय - नोकरी
२) सौ. स्नेहल संजय कुलकर्णी, वय ४० वर्षे, व्यवसाय - गृहिणी
दोघे रा. शाहूपुरी, सातारा - ४१५००२
                                            लिहून घेणार
यांचे लाभात
श्री. दत्तात्रय पांडुरंग भोसले, वय ६६ वर्षे, व्यवसाय - शेती, रा. कोडोली, ता. जि. सातारा
                                            ... लिहून देणार
रक्कम रुपये ४६,८०,०००/- या किंमतीस कायमची विक्री केली आहे. स्टॅम्प ड्युटी रु. ३,२७,६००/-`,
    )
    expect(fields).toMatchObject({
      seller_name: 'दत्तात्रय पांडुरंग भोसले',
      buyer_name: 'संजय बाळकृष्ण कुलकर्णी, स्नेहल संजय कुलकर्णी',
      stamp_duty: '327600.00',
    })
  })

  test('parties under labels are told in full', () => {
    const found = candidatesOn(
      'SALE_DEED',
      `
विक्रय विलेख
विक्रेतागण : 1. श्री राजकुमार सिंह पुत्र श्री बलवन्त सिंह, 2. श्री विजय कुमार सिंह पुत्र श्री बलवन्त सिंह, निवासीगण अलीगंज
क्रेता : श्रीमती आशा तिवारी, अलीगंज`,
    )
    const loose = (path: string) => found.filter((c) => c.path === path).map((c) => [c.value, c.loose])
    expect(loose('seller_name')).toContainEqual(['राजकुमार सिंह, विजय कुमार सिंह', false])
    expect(loose('buyer_name')).toContainEqual(['आशा तिवारी', true])
  })

  test('a property behind its Marathi label, a price whose purpose follows it', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
माझे मालकीची मिळकत तुम्हांस रक्कम रु, २३,५०,०००/- (अक्षरी रुपये तेवीस लाख पन्नास
हजार मात्र) या किंमतीस विक्री केली आहे.
मिळकतीचे वर्णन : ई वॉर्ड, प्लॉट क्र. ७, ताराबाई पार्क, कोल्हापूर ४१६००३ येथील घर.`,
    )
    expect(fields).toMatchObject({
      consideration_amount: '2350000.00',
      property_address: 'ई वॉर्ड, प्लॉट क्र. ७, ताराबाई पार्क, कोल्हापूर ४१६००३',
    })
  })

  test('a price with a digit that all readers take for another may be sure where its words say the same', async () => {
    const priced = async (words: string) => {
      const fields = await readOn(
        'SALE_DEED',
        `
खरेदीखत
एकूण मोबदला रुपये ४६,८०,०००/- ${words} ठरला.`,
      )
      return fields.find(({ path }) => path === 'consideration_amount')!.confidence
    }
    expect(await priced('')).toBeLessThanOrEqual(mostDoubted)
    expect(await priced('(रुपये शेहेचाळीस लाख ऐंशी हजार फक्त)')).toBeGreaterThan(mostDoubted)
  })

  test('a Hindi seller who tells of himself, a wife whose word was misread, the endorsement of today', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
विक्रय पत्र
हम कि श्री बृजमोहन अग्रवाल पुत्र श्री रामअवतार शुक्ला, आयु ५६ वर्ष, निवासी ग्राम राधापुर, (जिसे आगे विक्रेता कहा गया है)
एवं
श्रीमती सरोज खंडेलवाल पल्ी श्री शैलेन्द्र सिंह चौहान, आयु ४१ वर्ष, निवासी मथुरा, (जिसे आगे क्रेता कहा गया है)
यह कि विक्रेता मकान नं. २१५, गली नं. ६, आनंद विहार, मथुरा, उत्तर प्रदेश - २८१००१ का एकमात्र स्वामी व काबिज है
अतः यह विक्रय पत्र आज दिनांक 14.05.2020 को लिख दिया ताकि प्रमाण रहे।
बही संख्या १ जिल्द संख्या 412 के पृष्ठ 12 से 99 पर क्रमांक 2345 पर आज दिनांक 17/05/2020 को रजिस्ट्रीकृत किया गया।`,
    )
    expect(fields).toMatchObject({
      execution_date: '2020-05-14',
      registration_date: '2020-05-17',
      seller_name: 'बृजमोहन अग्रवाल',
      buyer_name: 'सरोज खंडेलवाल',
      property_address: 'मकान नं. २१५, गली नं. ६, आनंद विहार, मथुरा, उत्तर प्रदेश - २८१००१',
    })
  })

  test('two sellers of a list, and a list of the deed behind them that begins anew', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
लिहून घेणार : श्री. माधव शंकर राजगुरू, वय ४१ वर्षे, व्यवसाय : नोकरी
लिहून देणार : १) श्री. रघुनाथ केशव धुमाळ, वय ६१ वर्षे
२) सौ. शालिनी अरविंद लिमये, वय ५१ वर्षे
कारणे लिहून देणार हे लिहून घेणार यांना खरेदीखत लिहून देतात की,
१) मिळकतीचे वर्णन : सदनिका क्र. ८, वसंत विहार अपार्टमेंट, नाशिक - ४२२००२ येथील सदनिका`,
    )
    expect(fields).toMatchObject({
      seller_name: 'रघुनाथ केशव धुमाळ, शालिनी अरविंद लिमये',
      buyer_name: 'माधव शंकर राजगुरू',
    })
  })

  test('who gives and who takes the sale in Marathi, a house before its owner in Hindi', () => {
    const marathi = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
खरेदी घेणार : १) श्री. हेमंत श्रीधर वैद्य, वय ४१ वर्षे, धंदा व्यापार
खरेदी देणार : श्री. अरविंद गोपाळ लिमये, वय ६२ वर्षे, धंदा निवृत्त`,
    )
    expect(marathi).toMatchObject({ seller_name: 'अरविंद गोपाळ लिमये', buyer_name: 'हेमंत श्रीधर वैद्य' })
    const hindi = fieldsOn(
      'SALE_DEED',
      `
बैनामा
विदित हो कि विक्रेता मकान नं. 288, मोहल्ला कायस्थान, हापुड़, उत्तर प्रदेश - 245101 की मालिक व काबिज है।`,
    )
    expect(hindi).toMatchObject({ property_address: 'मकान नं. 288, मोहल्ला कायस्थान, हापुड़, उत्तर प्रदेश - 245101' })
  })

  test('a property that bears a number, a door by its own; a sum whose words stand in brackets before its purpose', () => {
    const delhi = fieldsOn(
      'SALE_DEED',
      `
WHEREAS the Vendor is the absolute owner of built-up property bearing No. 1/9821, Gali No. 2, West Gorakh Park,
Shahdara, Delhi - 110032 (hereinafter referred to as the said property).`,
    )
    expect(delhi).toMatchObject({
      property_address: 'No. 1/9821, Gali No. 2, West Gorakh Park, Shahdara, Delhi - 110032',
    })
    const tamilNadu = fieldsOn(
      'SALE_DEED',
      `
SCHEDULE OF PROPERTY
All that piece and parcel of land bearing D. No. 3/118, Trichy Main Road, Namakkal, Tamil Nadu - 637001, measuring
an extent of 900 sq.ft., bounded on the North by : Plot No. 18, South by : Plot No. 20, West by : vacant land.`,
    )
    expect(tamilNadu).toMatchObject({
      property_address: 'D. No. 3/118, Trichy Main Road, Namakkal, Tamil Nadu - 637001',
    })
    const marathi = fieldsOn('SALE_DEED', 'यांना रक्कम रुपये 55,00,000/- (पंचावन्न लाख फक्त) एवढ्या मोबदल्यात विकली आहे.')
    expect(marathi).toMatchObject({ consideration_amount: '5500000.00' })
  })

  test('a bachelor of Tamil Nadu; parties in Hindi whose part is said over a line', () => {
    const tamil = fieldsOn(
      'SALE_DEED',
      `
BETWEEN Selvan. Bhupendra Jhaveri, son of Thiru. Ravi, aged about 24 years, hereinafter called the PURCHASER`,
    )
    expect(tamil).toMatchObject({ buyer_name: 'Bhupendra Jhaveri' })
    const hindi = fieldsOn(
      'SALE_DEED',
      `
विक्रय पत्र
4. देय स्टाम्प            रु. 1,26,000/-
यह विक्रय पत्र आज दिनांक 09/09/2016 को स्थान झाँसी में श्री अशोक कुमार पुत्र श्री गंगाधर दुबे निवासी झाँसी (जिन्हें
आगे विक्रेता कहा गया है) प्रथम पक्ष एवं श्रीमती ज्योत्सना श्रीवास्तव पत्नी श्री रमेश निवासी झाँसी (जिन्हें आगे
क्रेता कहा गया है) द्वितीय पक्ष के मध्य निष्पादित किया गया।`,
    )
    expect(hindi).toMatchObject({
      seller_name: 'अशोक कुमार',
      buyer_name: 'ज्योत्सना श्रीवास्तव',
      stamp_duty: '126000.00',
    })
  })

  test('joint owners of a property; who acts for the seller is none; names of parties in Hindi in a table', () => {
    const english = fieldsOn(
      'SALE_DEED',
      `
DEED OF SALE
made by: Smt. Jyotsna Joglekar, aged about 66 years, residing at Chennai, represented by her General Power of Attorney
Holder Sri. Sanjiv Iyer, aged about 40 years, hereinafter called the VENDOR of the FIRST PART.
1. The Sellers are the joint owners of the residential property situated at House No. 7/1320, Nanpura Main Road, Surat,
Gujarat - 395001, having built up area of 110 sq. yards.`,
    )
    expect(english).toMatchObject({
      seller_name: 'Jyotsna Joglekar',
      property_address: 'House No. 7/1320, Nanpura Main Road, Surat, Gujarat - 395001',
    })
    const hindi = fieldsOn(
      'SALE_DEED',
      `
विक्रय विलेख
विक्रेता का नाम          श्री जगदीश प्रसाद पुत्र श्री यशपाल सिंह
क्रेता का नाम           श्री गंगाधर दुबे पुत्र श्री अशोक कुमार`,
    )
    expect(hindi).toMatchObject({ seller_name: 'जगदीश प्रसाद', buyer_name: 'गंगाधर दुबे' })
  })

  test('parties under headings that end with a dash; the office that it was presented in, not that of the earlier deed', () => {
    const marathi = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
लिहून घेणार -
श्री. बाळासाहेब थोरात, वय - ३७ वर्षे, व्यवसाय - नोकरी, रा. कोल्हापूर
लिहून देणार -
१. श्री. चंद्रकांत ठाकूर, वय - ६४ वर्षे, व्यवसाय - निवृत्त
२. सौ. सुनंदा ठाकूर, वय - ५९ वर्षे, व्यवसाय - गृहिणी`,
    )
    expect(marathi).toMatchObject({ seller_name: 'चंद्रकांत ठाकूर, सुनंदा ठाकूर', buyer_name: 'बाळासाहेब थोरात' })
    const english = fieldsOn(
      'SALE_DEED',
      `
having purchased the same through registered Sale Deed bearing Document No. 4411 of 2011, registered at S.R.O. Golconda.
Presented in the Office of the Sub Registrar, Gachibowli along with the photographs on 12-03-2019.`,
    )
    expect(english).toMatchObject({ sub_registrar_office: 'Gachibowli', registration_date: '2019-03-12' })
  })

  test('a late father on a new line is no second seller; a flat before its owner in Marathi', () => {
    const english = fieldsOn(
      'SALE_DEED',
      `
executed at Lucknow by Shri Omprakash Jhunjhunwala, son of Late
Shri Ravi Kandukuri, aged 62 years, resident of Delhi (hereinafter referred to as the "Seller")`,
    )
    expect(english).toMatchObject({ seller_name: 'Omprakash Jhunjhunwala' })
    const marathi = fieldsOn(
      'SALE_DEED',
      'विक्रेता या सदनिका क्र. ७, ओमकार हाईट्स, टिळक चौक, कल्याण, महाराष्ट्र - ४२१३०१ या सदनिकेच्या मालक आहेत.',
    )
    expect(marathi).toMatchObject({ property_address: 'सदनिका क्र. ७, ओमकार हाईट्स, टिळक चौक, कल्याण, महाराष्ट्र - ४२१३०१' })
  })
})

test('over the signatures each part heads its own column', () => {
  const columns = (left: string, right: string) => left.padEnd(50) + right
  const fields = fieldsOn(
    'SALE_DEED',
    `
खरेदीखत
लिहून घेणार श्री. सचिन पांडुरंग मोरे, वय 37 वर्षे, धंदा नोकरी, रा. पाटस
लिहून देणार श्रीमती रुक्मिणी सोपान जाधव, वय 58 वर्षे, धंदा शेती, रा. कुसेगाव
कारणे खरेदीखत लिहून देतो की, सदर मिळकत खरेदी दिली आहे.
${columns('लिहून देणार', 'लिहून घेणार')}
${columns('श्रीमती रुक्मिणी सोपान जाधव', 'श्री. सचिन पांडुरंग मोरे')}`,
  )
  expect(fields).toMatchObject({ seller_name: 'रुक्मिणी सोपान जाधव', buyer_name: 'सचिन पांडुरंग मोरे' })
})

test('land and plot behind the village in which they lie', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
खरेदीखत
हे खरेदीखत आज दिनांक १६/०५/२०१८ रोजी लिहून देणार : श्री. विलास खोत, कारणे खरेदीखत लिहून देतो की,
1) मिळकतीचे वर्णन : तुकडी जिल्हा सांगली, पोटतुकडी तालुका मिरज पैकी जिल्हा परिषद सांगली यांचे हद्दीतील
मौजे बेडग, ता. मिरज, जि. सांगली येथील गट नं. 98/2 पैकी बिनशेती प्लॉट नं. 7, यांसी क्षेत्र 150.00 चौरस मीटर`,
  )
  expect(fields).toMatchObject({
    property_address: 'मौजे बेडग, ता. मिरज, जि. सांगली येथील गट नं. 98/2 पैकी बिनशेती प्लॉट नं. 7',
  })
})

test('a place ends where its neighbours are told of', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
विक्रय पत्र
विक्रेता श्री राम प्रसाद मौर्य पुत्र स्व. शिव प्रसाद, निवासी वाराणसी
अनुसूची सम्पत्ति
मकान/भूखण्ड संख्या 18 क, आराजी संख्या 412/2, गाँधी नगर कालोनी, मौजा शिवपुर, तहसील सदर, जिला वाराणसी

चौहद्दी: पूरब - मकान राधे गुप्ता; पश्चिम - रास्ता`,
  )
  expect(fields['property_address']).toMatch(/^मकान\/ ?भूखण्ड संख्या 18 क, .*, जिला वाराणसी$/u)
})

test('land that is told behind its district and taluka, with its PIN code, where their limits were misread', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
खरेदीखत
लिहून देणार : श्री. बाळासाहेब दगडू थोरात, रा. लोणी
1) मिळकतीचे वर्णन : तुकडी जिल्हा अहमदनगर, पोट तुकडी तालुका राहाता येथील ग्रामपंचायत
लोणी हद्वीतील शेतजमीन गट नं. 418/2, मौजे लोणी, ता. राहाता, जि. अहमदनगर 413736,
क्षेत्र 0 हे. 40 आर, चतुःसीमा : पूर्वेस गट नं. 419`,
  )
  expect(fields['property_address']).toBe('गट नं. 418/2, मौजे लोणी, ता. राहाता, जि. अहमदनगर 413736')
})
