import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('INDEX_2', () => {
  test('the numbered rows, labels and values over several lines', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
05/07/2022                                                    सूची क्र.2                  दुय्यम निबंधक : सह दु.नि. हवेली 5
                                                              दस्त क्रमांक : 9876/2022
                                                              नोदंणी :
                                                              Regn:63m
                                                              गावाचे नाव : बाणेर
(1)विलेखाचा प्रकार                                            करारनामा
(2)मोबदला                                                     75,00,000.00
(3) बाजारभाव(भाडेपटट्याच्या बाबतितपटटाकार                     6543210
पटटेदार ते नमुद करावे)
(4) भू-मापन,पोटहिस्सा व घरक्रमांक(असल्यास)                    1) पालिकेचे नाव: पुणे म.न.पा. इतर वर्णन: सदनिका
                                                              नं. 302, सर्व्हे नं. 41, मौजे बाणेर
(5) क्षेत्रफळ                                                 75.50 चौ.मीटर
(6)आकारणी किंवा जुडी देण्यात असेल तेव्हा.
(7) दस्तऐवज करुन देणा-या/लिहून ठेवणा-या पक्षकाराचे            1): नाव:-रमेश वसंत कुलकर्णी वय:-54; पत्ता:-प्लॉट नं: 4
नाव किंवा दिवाणी न्यायालयाचा हुकुमनामा.                       2): नाव:-सीमा रमेश कुलकर्णी वय:-50; पत्ता:-पुणे
(8)दस्तऐवज करुन घेणा-या पक्षकाराचे व किंवा                    1): नाव:-सुनीता अनिल देशपांडे वय:-41; पत्ता:-पुणे
(9) दस्तऐवज करुन दिल्याचा दिनांक                              05/07/2022
(10)दस्त नोंदणी केल्याचा दिनांक                               07/07/2022
(11)अनुक्रमांक,खंड व पृष्ठ                                    9876/2022
(12)बाजारभावाप्रमाणे मुद्रांक शुल्क                           450000
(13)बाजारभावाप्रमाणे नोंदणी शुल्क                             30000
(14)शेरा`,
    )
    expect(fields).toEqual({
      document_number: '9876/2022',
      registration_date: '2022-07-07',
      sub_registrar_office: 'सह दु.नि. हवेली 5',
      village: 'बाणेर',
      deed_type: 'करारनामा',
      consideration_amount: '7500000.00',
      market_value: '6543210.00',
      property_description: 'पालिकेचे नाव: पुणे म.न.पा. इतर वर्णन: सदनिका नं. 302, सर्व्हे नं. 41, मौजे बाणेर',
      area: '75.50 चौ.मीटर',
      seller_name: 'रमेश वसंत कुलकर्णी, सीमा रमेश कुलकर्णी',
      buyer_name: 'सुनीता अनिल देशपांडे',
      execution_date: '2022-07-05',
      stamp_duty: '450000.00',
      registration_fee: '30000.00',
    })
  })

  test('Devanagari digits: dates and amounts become plain, a number keeps its script', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
दस्त क्रमांक                                                  ९२६३/२०१८
(२) मोबदला                                                    रु. १२,२७,०००/-
(१०) दस्त नोंदणी केल्याचा दिनांक                              १२/०६/२०१८`,
    )
    expect(fields).toMatchObject({
      document_number: '९२६३/२०१८',
      consideration_amount: '1227000.00',
      registration_date: '2018-06-12',
    })
  })

  test.each(['', ' पक्षकाराचे', ' पक्षकाराचे नाव'])('who gives and who takes, one letter apart:%s', (rest) => {
    const fields = fieldsOn(
      'INDEX_2',
      `
सूची क्र. 2
दस्तऐवज करुन देणा-या${rest}               नाव: मंगल गणेश जाधव, वय: 63
दस्तऐवज करुन घेणा-या${rest}               नाव: नितीन सचिन पवार, वय: 40`,
    )
    expect(fields).toMatchObject({ seller_name: 'मंगल गणेश जाधव', buyer_name: 'नितीन सचिन पवार' })
  })

  test('a house has a name too, a note speaks of an office, a long label comes close to its value', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
For original report please contact concern SRO office.      12873/2024
                                                            दुय्यम निबंधक : सह दु.नि.
                                                            ठाणे 9
(2)मोबदला                        14500000
(7) दस्तऐवज करुन देणा-या         1): नाव:-विलास रघुनाथ म्हात्रे वय:-58; पत्ता:-प्लॉट नं: 12, इमारतीचे नाव: -, ब्लॉक नं: -
(9) Date of Execution            16/09/2019
(10) Date of the Registration    17/09/2019`,
    )
    expect(fields).toMatchObject({
      sub_registrar_office: 'सह दु.नि. ठाणे 9',
      seller_name: 'विलास रघुनाथ म्हात्रे',
    })
  })

  test('a ruled line that clings to the label is no part of it', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
(2)मोबदला                                                             9150000
(3) बाजारभाव(भाडेपटटयाच्या बाबतितपटटाकार आकारणी देतो की ते|           8244500
नमुद करावे)
(12)बाजारभावाप्रमाणे मुद्रांक शुल्क                                   640500`,
    )
    expect(fields).toMatchObject({ consideration_amount: '9150000.00', market_value: '8244500.00' })
  })

  test('a list of one village is its name, one of several stays as it is printed', () => {
    const village = (printed: string): string | undefined =>
      fieldsOn('INDEX_2', `\nगावाचे नाव : ${printed}\n(1)विलेखाचा प्रकार                   करारनामा`)['village']
    expect(village('1) वाकड')).toBe('वाकड')
    expect(village('1) वाकड 2) बाणेर')).toBe('1) वाकड 2) बाणेर')
  })
})

test('the strokes of a date in narrow print that were read as ones', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र.2
(9) दस्तऐवज करुन दिल्याचा दिनांक        2310912025
(13)बाजारभावाप्रमाणे नोंदणी शुल्क        30000`,
  )
  expect(fields).toMatchObject({ execution_date: '2025-09-23', registration_fee: '30000.00' })
})

test('a number with its year under a longer label; the number of a list of one is no part of an area', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्रमांक २
दस्त क्रमांक व वर्ष : ४४७१/२०२३
(5) क्षेत्रफळ                               1) 88.25 चौ.मीटर`,
  )
  expect(fields).toMatchObject({ document_number: '४४७१/२०२३', area: '88.25 चौ.मीटर' })
})

test('a village under its label', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र.2
दुय्यम निबंधक                 दस्त क्रमांक                 गावाचे नाव
सह दु.नि. पनवेल 3            6604/2023                    खारघर
(1) विलेखाचा प्रकार : करारनामा`,
  )
  expect(fields).toMatchObject({ village: 'खारघर', document_number: '6604/2023' })
})

test('rows whose labels name both the part and what the law calls it', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
INDEX - II
4  Property Description                 Flat No. 304, Sai Krupa CHS, Sector 18, Kamothe
6  Name of Seller / Executant           Ganesh Baban Mhatre
7  Name of Purchaser / Claimant         Sheetal Pravin Kadam
8  Date of Execution                    25/03/2021`,
  )
  expect(fields).toMatchObject({
    property_description: 'Flat No. 304, Sai Krupa CHS, Sector 18, Kamothe',
    seller_name: 'Ganesh Baban Mhatre',
    buyer_name: 'Sheetal Pravin Kadam',
  })
})

test('an amount whose point was read as a comma keeps all its groups', () => {
  const fields = fieldsOn('INDEX_2', `\nINDEX - II\nStamp Duty                    Rs, 1,09,000/-`)
  expect(fields).toMatchObject({ stamp_duty: '109000.00' })
})

test('labels over their values, three beside each other', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
INDEX-II
Document No          Registration Date     Sub-Registrar Office
7714/2025            30/01/2025            Haveli 18

Village Name         Deed Type             Date of Execution
Wakad                Sale Deed             29/01/2025

Consideration Amount   Market Value        Area
Rs. 94,50,000          Rs. 90,12,000       81.20 sq.m

Registration Fee
Rs. 30,000`,
  )
  expect(fields).toMatchObject({
    document_number: '7714/2025',
    registration_date: '2025-01-30',
    sub_registrar_office: 'Haveli 18',
    village: 'Wakad',
    deed_type: 'Sale Deed',
    execution_date: '2025-01-29',
    consideration_amount: '9450000.00',
    market_value: '9012000.00',
    area: '81.20 sq.m',
    registration_fee: '30000.00',
  })
})

test('marks that were misread in amounts and in an office, a place that says what it is', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
INDEX - II
Sub Registrar Office   :  Joint S.R.'Haveli 15
Consideration          :  Rs. 73.09,000
Market Value           :  Rs. 71,09.500
Registration Fee       :  Rs. 30.000
Property Description   :  Flat No. 852, B Wing, Survey No. 34, Village Baner
Village                :  Baner`,
  )
  expect(fields).toMatchObject({
    sub_registrar_office: 'Joint S.R. Haveli 15',
    consideration_amount: '7309000.00',
    market_value: '7109500.00',
    registration_fee: '30000.00',
    property_description: 'Flat No. 852, B Wing, Survey No. 34, Village Baner',
    village: 'Baner',
  })
})

test('a shred of an amount that could not be read is none', () => {
  expect(fieldsOn('INDEX_2', 'Registration Fee   :  15¥,Yoo/-')).not.toHaveProperty('registration_fee')
  expect(fieldsOn('INDEX_2', 'Registration Fee   :  Rs. 100/-')).toMatchObject({ registration_fee: '100.00' })
})

test('the point of an amount that was read as a mark of thousands', () => {
  expect(fieldsOn('INDEX_2', 'Consideration   :  12502000,00')).toMatchObject({ consideration_amount: '12502000.00' })
})

test('the register of former years: its names of the days and the fee, paise behind every mark', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
(२) मोबदला                              रू. ५१,०४,०००,००
(३) बाजारभाव                            रू. ४६,५४,५००,.००
(७) दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव     (९) श्रीकृष्ण दत्तात्रय ऋषी; घर/फ्लॅट नं: -;
                                             (२) छाया यशवंत घाटगे; घर/फ्लॅट नं: -
(९) दिनांक करून दिल्याचा                   १९/०२/२०१८
(१०) नोंदणीचा                            २७/०२/२०१८
(१३) बाजारभावाप्रमाणे नोंदणी               रू. २५,५००.००`,
  )
  expect(fields).toMatchObject({
    consideration_amount: '5104000.00',
    market_value: '4654500.00',
    seller_name: 'श्रीकृष्ण दत्तात्रय ऋषी, छाया यशवंत घाटगे',
    execution_date: '2018-02-19',
    registration_date: '2018-02-27',
    registration_fee: '25500.00',
  })
})

test('what duty and fee are reckoned by is not the market value', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
Index-II
(3) Market Value                            Rs. 47,76,500
(12) Stamp Duty as per Market Value         Rs. 2,45,000
(13) Registration Fee as per Market Value   Rs. 30,000
(९) करून दिल्याचा दिनांक                     12/05/2024`,
  )
  expect(fields).toMatchObject({
    market_value: '4776500.00',
    stamp_duty: '245000.00',
    registration_fee: '30000.00',
    execution_date: '2024-05-12',
  })
  const markets = candidatesOn('INDEX_2', '\n(12) Stamp Duty as per Market Value         Rs. 2,45,000')
  expect(markets.filter(({ path }) => path === 'market_value')).toEqual([])
})

test('rows whose words were misread are known by their numbers, where other rows bear out the form', () => {
  const form = (area: string): string => `
(1) विलेखाचा प्रकार              करारनामा
(2) मोबदला                      9250000
(3) बाजारभाव                    7188400
(4) भू-मापन, पोटहिस्सा व घरक्रमांक   सदनिका क्र. 1104
(5) ${area}                     1) 71.32 चौ.मीटर
(9) दस्तऐवज करुन दिल्याचा दिनांक     13/10/2023`
  expect(fieldsOn('INDEX_2', form('drs'))['area']).toBe('71.32 चौ.मीटर')
  expect(fieldsOn('INDEX_2', '\n(1) विलेखाचा प्रकार      करारनामा\n(5) drs        71.32 चौ.मीटर')['area']).toBeUndefined()
})

test('a measure that begins with one and its point, and a party behind its number whose word for name was misread', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
क्षेत्रफळ                             1.21 H.R.
दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव       1): नाव:-संतोष पिंगळे वय:-44 2): ra:-वैशाली पिंगळे वय:-39`,
  )
  expect(fields).toMatchObject({ area: '1.21 H.R.', seller_name: 'संतोष पिंगळे, वैशाली पिंगळे' })
})

describe('INDEX_2 as copies print it', () => {
  test('a sentence at its head names no office; who writes is told for short; dots that are lost leave names in doubt', async () => {
    const fields = await readOn(
      'INDEX_2',
      `
Note: Generated through the search, for original report please contact concern SRO office        सूची क्र.2
                                                              दुय्यम निबधक : दु.नि. करवीर 4
                                                              दस्त क्रमांक : 1876/2021
मापन, पोटहिस्सा व घरक्रमाक                                     गट न 417 प्लॉट न 9, मौजे वडगाव
लिहून देणार                                                    शाताबाई मारुती पाटील, वय 51, रा. वडगाव
लिहून घेणार                                                    राहुल सदाशिव चौगुले, वय 36, रा. वडगाव
दस्त नोदणी केल्याचा दिनाक                                      24/05/2021
मुद्राक शुल्क                                                  91500`,
    )
    const of = (path: string) => fields.find((field) => field.path === path)
    expect(of('sub_registrar_office')?.value).toBe('दु.नि. करवीर 4')
    expect(of('property_description')?.value).toContain('प्लॉट न 9')
    expect(of('seller_name')?.value).toBe('शाताबाई मारुती पाटील')
    expect(of('seller_name')?.confidence).toBeLessThanOrEqual(mostDoubted)
  })
})
