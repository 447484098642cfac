import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

describe('RENT_AGREEMENT: Marathi and Hindi', () => {
  test('a Marathi agreement', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडे करारनामा
आज दिनांक ०१/०४/२०२३ रोजी
घरमालक : श्री. विलास गणपत मोरे, वय ५२ वर्षे, रा. कोथरूड, पुणे
भाडेकरू : श्री. अमोल सुरेश जाधव, वय ३१ वर्षे, रा. सांगली
सदर जागेचे दरमहा भाडे रु. ९,५००/- ठरले आहे. अनामत रक्कम रु. ३०,०००/- दिली आहे.
कराराची मुदत ११ महिने दिनांक ०१/०४/२०२३ पासून ते २९/०२/२०२४ पर्यंत राहील.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2023-04-01',
      landlord_name: 'विलास गणपत मोरे',
      tenant_name: 'अमोल सुरेश जाधव',
      monthly_rent: '9500.00',
      deposit_amount: '30000.00',
      start_date: '2023-04-01',
      end_date: '2024-02-29',
    })
  })

  test('who writes the paper is not what decides the part', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  भाडे करारनामा
आज दिनांक ०५/०१/२०२४ रोजी कोल्हापूर मुक्कामी,
श्री. रमेश गोविंद सावंत, वय ६० वर्षे, राहणार - मंगळवार पेठ, कोल्हापूर
... घरमालक (लिहून घेणार)
आणि
सौ. अनिता महेश पवार, वय ३३ वर्षे, राहणार - इचलकरंजी
-. भाडेकरू (लिहून देणार)`,
    )
    expect(fields).toMatchObject({ landlord_name: 'रमेश गोविंद सावंत', tenant_name: 'अनिता महेश पवार' })
  })

  test('parties by their labels, with who writes the paper in brackets', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                    भाडे करारनामा
हा भाडे करारनामा आज दिनांक ०५/१२/२०२३ रोजी सातारा येथे करण्यात येत आहे.

घरमालक (लिहून घेणार) : श्री. विलास गणपत जगताप, वय ६०, रा. करंजे पेठ, सातारा

भाडेकरू (लिहून देणार) : श्री. अमोल शिवाजी कदम, वय ३१, रा. कोरेगाव`,
    )
    expect(fields).toMatchObject({ landlord_name: 'विलास गणपत जगताप', tenant_name: 'अमोल शिवाजी कदम' })
  })

  test('a period in Marathi, from one day to another, whose length bears out its end', async () => {
    const fields = await readOn(
      'RENT_AGREEMENT',
      `
                    लिव्ह अँड लायसन्स करार
हा लिव्ह अँड लायसन्स करार दिनांक ०६/०८/२०२४ रोजी पुणे येथे करण्यात आला आहे.
सदर कराराची मुदत ११ महिन्यांची असून ती दिनांक ०१/०९/२०२४ पासून दिनांक ३१/०७/२०२५ पर्यंत राहील.`,
    )
    const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
    expect(values).toMatchObject({ agreement_date: '2024-08-06', start_date: '2024-09-01', end_date: '2025-07-31' })
    const rules = fields.find((f) => f.path === 'end_date')?.evidence.map((e) => e.rule)
    expect(rules).toEqual(['rent.end_date.phrase', 'rent.end_date.duration'])
  })

  test('Marathi: each party in a paragraph of its own, a line with few digits, the length of the period before its name', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  भाडेकरारनामा
हा करारनामा आज दिनांक ०१/०२/२०२५ रोजी पुणे येथे करण्यात आला.
श्री. विनायक शंकर दामले, वय ५८ वर्षे, धंदा निवृत्त, राहणार १२, सदाशिव पेठ, पुणे ४११०३० .... घरमालक (लिहून देणार)
श्री. अभिजित रमेश साठे, वय २९ वर्षे, धंदा नोकरी, राहणार कराड, जि. सातारा .... भाडेकरू (लिहून घेणार)
ही मिळकत दिनांक ०१/०२/२०२५ ते ३१/१२/२०२५ या ११ महिन्यांच्या कालावधीसाठी भाडेकरू यांस भाड्याने दिली आहे.
दरमहा भाडे रुपये १६,500/- ठरले आहे.`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'विनायक शंकर दामले',
      tenant_name: 'अभिजित रमेश साठे',
      start_date: '2025-02-01',
      end_date: '2025-12-31',
      monthly_rent: '16500.00',
    })
  })

  test('Hindi: parties after the sentence that opens the paper, the word between them misread', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  किरायानामा
यह किरायानामा आज दिनांक 01/04/2025 को जयपुर में निष्पादित किया गया।
श्री राजेन्द्र सिंह चौहान पुत्र श्री भंवर सिंह, आयु 57 वर्ष, निवासी जयपुर 302020 (जिन्हें आगे "मकान मालिक"
कहा गया है) प्रथम पक्ष
एवे
श्री अनिल कुमार यादव पुत्र श्री रामजी यादव, आयु 28 वर्ष, निवासी अलवर (जिन्हें आगे "किरायेदार" कहा गया है) द्वितीय पक्ष
मासिक किराया रुपये 9,500/- (नौ हजार पाँच सौ रुपये मात्र) होगा।
सुरक्षा राशि रुपये 19,000/- (उन्नीस हजार रुपये मात्र) जमा की गई है।`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'राजेन्द्र सिंह चौहान',
      tenant_name: 'अनिल कुमार यादव',
      monthly_rent: '9500.00',
      deposit_amount: '19000.00',
    })
  })

  test('Marathi parties under labels; clauses that begin with one are not the other', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडे करारनामा
घरमालक : सौ. मीनाक्षी अरुण जोग, वय ५५, रा. राजारामपुरी, कोल्हापूर ४१६००८
भाडेकरू : श्री. प्रसाद गणेश नाईक, वय २६, रा. सावंतवाडी
१) घरमालक यांचे मालकीची जागा भाडेकरू यांस ११ महिन्यांच्या कालावधीसाठी भाड्याने दिली आहे.`,
    )
    expect(fields).toMatchObject({ landlord_name: 'मीनाक्षी अरुण जोग', tenant_name: 'प्रसाद गणेश नाईक' })
  })

  test('a Hindi agreement that opens with its date and place; a floor that is let', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
यह किरायानामा आज दिनांक 01/04/2025 को भोपाल में श्रीमती पुष्पा गुप्ता पत्नी स्व. श्री हरीश गुप्ता, आयु 60 वर्ष (जिन्हें
आगे मकान मालिक कहा गया है) एवं श्री मोहित वर्मा पुत्र श्री दिनेश वर्मा, आयु 27 वर्ष (जिन्हें आगे किरायेदार कहा गया है)
के मध्य निष्पादित किया गया।
The Lessor is the lawful owner of Second Floor, E-44, Lajpat Nagar-II, New Delhi-110024 consisting of two rooms.`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'पुष्पा गुप्ता',
      tenant_name: 'मोहित वर्मा',
      property_address: 'Second Floor, E-44, Lajpat Nagar-II, New Delhi-110024',
    })
  })

  test('parties of a Hindi deed under labels that say both what they are and which party', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
प्रथम पक्ष (मकान मालिक) : श्रीमती शकुंतला देवी पत्नी स्व. राम खेलावन, निवासी 118, ममफोर्डगंज
ह्वितीय पक्ष (किरायेदार) : श्री अखिलेश कुमार यादव पुत्र श्री रामऔतार यादव, निवासी हंडिया
किराये की सम्पत्ति : मकान नं. 118/2, ममफोर्डगंज, प्रयागराज, उत्तर प्रदेश - 211002
1. मासिक किराया ₹ 8,500/- होगा।
3. किरायेदार ने ₹ 17,000/- (सत्रह हजार रुपये मात्र) अग्रिम जमानत राशि के रूप में दिये हैं।`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'शकुंतला देवी',
      tenant_name: 'अखिलेश कुमार यादव',
      monthly_rent: '8500.00',
      deposit_amount: '17000.00',
      property_address: 'मकान नं. 118/2, ममफोर्डगंज, प्रयागराज, उत्तर प्रदेश - 211002',
    })
  })

  test('a house that is told of as the owner’s own', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडेकरार
भाडेकरू : श्री. दिलीप मनोहर ठाकरे, वय २९ वर्षे
घरमालक यांच्या मालकीची फ्लॅट नं. ६, गोदावरी अपार्टमेंट, इंदिरानगर, नाशिक ४२२००९ ही सदनिका
भाडेकरू यांस दिली आहे.`,
    )
    expect(fields).toMatchObject({ property_address: 'फ्लॅट नं. ६, गोदावरी अपार्टमेंट, इंदिरानगर, नाशिक ४२२००९' })
  })

  test('a house in Hindi whose owner is named behind it, a deposit of which a letter was misread', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
श्री दिनेश चन्द्र जोशी पुत्र श्री हरिशंकर तिवारी, जिन्हें आगे द्वितीय पक्ष (किरायेदार) कहा जाएगा।
यह कि प्रथम पक्ष मकान नं. 373, सेक्टर 17, इंदिरा नगर, लखनऊ, उत्तर प्रदेश - 226016 का स्वामी है जिसमें से दो कमरे
3. यह कि द्वितीय पक्ष ने रु. 24,000/- अग्रनिम सुरक्षा राशि के रूप में प्रथम पक्ष को अदा कर दिये हैं।`,
    )
    expect(fields).toMatchObject({
      property_address: 'मकान नं. 373, सेक्टर 17, इंदिरा नगर, लखनऊ, उत्तर प्रदेश - 226016',
      deposit_amount: '24000.00',
    })
  })

  test('a Hindi agreement whose sums are followed by the word for money, and whose house lies somewhere', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किराया अनुबंध पत्र
श्री दिनेश चन्द्र जोशी पुत्र श्री हरिशंकर तिवारी, उम्र 31 वर्ष, निवासी ग्राम सिहोरा ........ किरायेदार
1. यह कि मकान मालिक का एक मकान जो मकान नंबर 318, वार्ड 16, नेपियर टाउन, जबलपुर, मध्य प्रदेश - 482001 में स्थित है,
किरायेदार को निवास हेतु किराये पर दिया गया है।
2. यह कि मकान का किराया 10,500/- रुपये प्रतिमाह निर्धारित किया गया है।
3. यह कि किरायेदारी दिनांक 01.05.2016 से प्रारंभ होकर दिनांक 31.03.2017 तक 11 माह के लिए रहेगी।
4. यह कि किरायेदार द्वारा अमानत राशि के रूप में रु. 21,000/- मकान मालिक के पास जमा किये गये हैं।`,
    )
    expect(fields).toMatchObject({
      property_address: 'मकान नंबर 318, वार्ड 16, नेपियर टाउन, जबलपुर, मध्य प्रदेश - 482001',
      monthly_rent: '10500.00',
      deposit_amount: '21000.00',
      start_date: '2016-05-01',
      end_date: '2017-03-31',
    })
  })

  test('parts in brackets behind who writes the paper', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडेपट्टा करारनामा
लिहून घेणार (मालक) : श्री. प्रल्हाद विष्णू आगाशे, वय ५२, धंदा - व्यापार, रा. कराड
लिहून देणार (भाडेकरू) : श्रीमती इंदुमती रघुनाथ धुमाळ, वय ३३, धंदा - शिवणकाम`,
    )
    expect(fields).toMatchObject({ landlord_name: 'प्रल्हाद विष्णू आगाशे', tenant_name: 'इंदुमती रघुनाथ धुमाळ' })
  })

  test('the words that lead to a house are no part of it; his own flat, a rent of each month in Hindi', () => {
    const english = fieldsOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
hereinafter called the TENANT on the other part.
WHEREAS the LANDLORD is the owner of the house bearing No. 18, Second Street, Kodambakkam, Chennai,
Tamil Nadu - 600024 and the TENANT has approached the LANDLORD.`,
    )
    expect(english).toMatchObject({
      property_address: 'No. 18, Second Street, Kodambakkam, Chennai, Tamil Nadu - 600024',
    })
    const hindi = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
(जिन्हें आगे किरायेदार कहा जाएगा) के बीच लिखा गया।
1. मकान मालिक अपना फ्लैट नं. 146, रत्न अपार्टमेंट, कंकड़बाग, पटना, बिहार - 800020 किरायेदार को आवास हेतु देते हैं।
2. किरायेदार प्रति माह रु. 12,500/- किराया देंगे।`,
    )
    expect(hindi).toMatchObject({
      property_address: 'फ्लैट नं. 146, रत्न अपार्टमेंट, कंकड़बाग, पटना, बिहार - 800020',
      monthly_rent: '12500.00',
    })
  })

  test('a part that is called twice in brackets, a deposit by its English name; owner and landlord in one', () => {
    const hindi = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
यह किरायानामा आज दिनांक 2 मार्च 2020 को लखनऊ में श्रीमती शकुन्तला देवी झा पत्नी श्री जगदीश प्रसाद झा निवासी जानकीपुरम,
लखनऊ (प्रथम पक्ष / मकान मालकिन) एवं श्री यशपाल सिंह राठौड़ पुत्र श्री अशोक कुमार निवासी जौनपुर (द्वितीय पक्ष /
किरायेदार) के बीच लिखा गया।
4. यह कि द्वितीय पक्ष ने रु. 10,000/- सिक्योरिटी के रूप में जमा कर दिये हैं।`,
    )
    expect(hindi).toMatchObject({
      landlord_name: 'शकुन्तला देवी झा',
      tenant_name: 'यशपाल सिंह राठौड़',
      deposit_amount: '10000.00',
    })
    const english = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT AGREEMENT
(hereinafter called the SECOND PARTY / TENANT). Whereas the first party is the owner/landlord of Flat No. 214,
Pocket I, Dilshad Garden, Delhi - 110095 and has agreed to let out the said floor.`,
    )
    expect(english).toMatchObject({ property_address: 'Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095' })
  })

  test('the house before the word for its place in Marathi; the flat whose place is told; a period whose word is misread', () => {
    const marathi = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडेकरारनामा
भाडेकरू : श्रीमती सुनंदा थोरात, वय ४२ वर्षे, रा. सिन्नर
घरमालक यांच्या मालकीची खोली क्र. ५, जोशी वाडा, रविवार पेठ, नाशिक, महाराष्ट्र - ४२२००१ येथील जागा भाडेकरू यांना राहण्यासाठी
दिली आहे. सदर जागेचे मासिक भाडे रुपये १२,५००/- राहील.`,
    )
    expect(marathi).toMatchObject({ property_address: 'खोली क्र. ५, जोशी वाडा, रविवार पेठ, नाशिक, महाराष्ट्र - ४२२००१' })
    const english = fieldsOn(
      'RENT_AGREEMENT',
      `
hereinafter called the TENANT of the OTHER PART.
WHEREAS the Landlady is the owner of the flat situated at 78/2, Jessore Road, Lake Town, Kolkata, West Bengal - 700089
and the Tenant has approached her.`,
    )
    expect(english).toMatchObject({ property_address: '78/2, Jessore Road, Lake Town, Kolkata, West Bengal - 700089' })
    const hindi = fieldsOn(
      'RENT_AGREEMENT',
      `
किराया अनुबंध पत्र
अवधि : 01/06/2017 4 30/04/2018 तक`,
    )
    expect(hindi).toMatchObject({ start_date: '2017-06-01', end_date: '2018-04-30' })
  })

  test('an agreement in one sentence of Hindi: its parties, its period, which is not its day, and a sum before its month', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
मैं कि विजयेन्द्र श्रीवास्तव पुत्र श्री जगदीश प्रसाद निवासी गोमती नगर, लखनऊ (मकान मालिक) ने अपना मकान नं. 160, विकास
खण्ड, गोमती नगर, लखनऊ, उत्तर प्रदेश - 226010 श्री अशोक कुमार पुत्र श्री गंगाधर दुबे निवासी बाराबंकी (किरायेदार) को दिनांक
01/01/2018 @ 30/11/2018 तक के लिए किराये पर दिया है।
किराया रु. 8,500/- प्रतिमाह तय हुआ है तथा रु. 25,500/- जमानत के रूप में प्राप्त हुए हैं।
दिनांक 01/01/2018 से यह लागू है। यह किरायानामा दिनांक 26/12/2017 को लिखा गया।`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'विजयेन्द्र श्रीवास्तव',
      tenant_name: 'अशोक कुमार',
      monthly_rent: '8500.00',
      deposit_amount: '25500.00',
      agreement_date: '2017-12-26',
      start_date: '2018-01-01',
      end_date: '2018-11-30',
    })
  })

  test('who gives and takes behind a dash in Marathi, parties in a table with their part in brackets, a property by its number', () => {
    const marathi = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडे करारपत्र लिहून घेणार (घरमालक) - सौ. ऋतुजा श्रीकृष्ण ऋषी, वय ४७, रा. सातारा
भाडे करारपत्र लिहून देणार (भाडेकरू) - श्री. ज्ञानेश्वर ढमाले, वय ३०, रा. कोरेगाव`,
    )
    expect(marathi).toMatchObject({ landlord_name: 'ऋतुजा श्रीकृष्ण ऋषी', tenant_name: 'ज्ञानेश्वर ढमाले' })
    const english = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT AGREEMENT
Owner (First Party)          Sarita Jhunjhunwala, aged 49 years, residing at Pune
Tenant (Second Party)        Syed Javed Akhtar, aged 33 years, residing at Chennai
WHEREAS the Lessor is the lawful owner of property No. Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095 and has
agreed to let out the same to the Lessee.`,
    )
    expect(english).toMatchObject({
      landlord_name: 'Sarita Jhunjhunwala',
      tenant_name: 'Syed Javed Akhtar',
      property_address: 'Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095',
    })
  })

  test('a table of Marathi whose rent follows the PIN code of the house; a building that bears a number', () => {
    const marathi = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडेकरार
भाडेकरू          श्री. ज्ञानेश्वर ढमाले, वय ३१, रा. मालेगाव
मिळकत           फ्लॅट नं. १९०, यशोदीप सोसायटी, अंबड लिंक रोड, नाशिक, महाराष्ट्र - ४२२०१०
मासिक भाडे       रु. १३,५००/-`,
    )
    expect(marathi).toMatchObject({
      property_address: 'फ्लॅट नं. १९०, यशोदीप सोसायटी, अंबड लिंक रोड, नाशिक, महाराष्ट्र - ४२२०१०',
      monthly_rent: '13500.00',
    })
    const english = fieldsOn(
      'RENT_AGREEMENT',
      `
hereinafter referred to as the "Lessee" of the other part.
The Lessor is the owner of the residential building bearing Plot No. 19, Jeevan Nagar Second Street, Chennai,
Tamil Nadu - 600088 and has agreed to lease the same to the Lessee.`,
    )
    expect(english).toMatchObject({
      property_address: 'Plot No. 19, Jeevan Nagar Second Street, Chennai, Tamil Nadu - 600088',
    })
  })

  test('a period from one day on until another, each called a day', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      '\nभाडेकरार\n४. करार दिनांक ०१/१०/२०२३ पासून दिनांक ३१/०८/२०२४ पर्यंत ११ महिन्यांसाठी आहे.',
    )
    expect(fields).toMatchObject({ start_date: '2023-10-01', end_date: '2024-08-31' })
  })
})
