import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('RENT_AGREEMENT: Hindi', () => {
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
})

test('a shop let by its owner, a pledge paid ahead, a term of months before its days', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किराया अनुबन्ध पत्र
1- यह कि प्रथम पक्ष दुकान नं. 5, भूतल, सुभाष मार्केट, झाँसी, उत्तर प्रदेश - 284001 का स्वामी है।
3- यह कि द्वितीय पक्ष ने रुपये 81,000/- पेशगी धरोहर के रूप में प्रथम पक्ष को दिये हैं।
4- यह कि किरायेदारी की अवधि 11 माह होगी जो दिनांक 01/09/2018 से प्रारम्भ होकर दिनांक 31/07/2019 को समाप्त होगी।`,
  )
  expect(fields).toMatchObject({ deposit_amount: '81000.00', start_date: '2018-09-01', end_date: '2019-07-31' })
})

test('amounts behind an abbreviation that ends with a nought', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
2. यह कि द्वितीय पक्ष द्वारा मासिक किराया रु० 6,500/- (छः हजार पाँच सौ रुपये) प्रत्येक माह अदा किया जायेगा।
3. यह कि द्वितीय पक्ष ने रु० 13,000/- (तेरह हजार रुपये) बतौर जमानत धनराशि जमा कर दिये हैं।`,
  )
  expect(fields).toMatchObject({ monthly_rent: '6500.00', deposit_amount: '13000.00' })
})

test('a party whose label goes on in the next line, in the bracket that it opens', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
मकान मालिक (प्रथम श्रीमती सरला देवी जोशी पत्नी श्री मोहन लाल जोशी, उम्र 55 वर्ष, निवासी प्लॉट नं. 4, वैशाली नगर
पक्ष)              जयपुर
किरायेदार (द्वितीय   श्री दिनेश कुमार मीणा पुत्र श्री रामफूल मीणा, उम्र 31 वर्ष, निवासी ग्राम बस्सी, जिला जयपुर
पक्ष)
यह किरायानामा आज दिनांक 28 मार्च 2025 को जयपुर में लिखा गया :-`,
  )
  expect(fields).toMatchObject({ landlord_name: 'सरला देवी जोशी', tenant_name: 'दिनेश कुमार मीणा' })
})
