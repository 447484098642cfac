import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

test('the old form: kind of deed, consideration and market value in one cell, lists of one in brackets', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र. दोन  INDEX NO. II
(1) विलेखाचा प्रकार, मोबदल्याचे स्वरूप व बाजारभाव (भाडेपट्ट्याच्या बाबतीत       करारनामा
पट्टाकार आकारणी देतो की पट्टेदार ते नमूद करावे)                             मोबदला रू. 31,50,000.00
                                                                         बा.भा. रू. 30,88,500.00
(3) क्षेत्रफळ                                                             (1) 47.51 चौ.मी.
(10) बाजारभावाप्रमाणे मुद्रांक शुल्क                                         रू 30600.00`,
  )
  expect(fields).toMatchObject({
    consideration_amount: '3150000.00',
    market_value: '3088500.00',
    area: '47.51 चौ.मी.',
  })
})

test('a village ends where the head of the page goes on; claimants on lines of their own without numbers', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
INDEX II
S.R.O. : Thane 9                            Doc. No. : 4412/2021
Village : Majiwade                          Form 63
6. Seller Name              Kishor Gaikwad PAN ABCPK1234L Age 55, Thane 400601
7. Purchaser Name           Hariharan Subramanian PAN ABCPH1234L Age 36, Mumbai 400080
                            Saraswati Natarajan PAN ABCPS1234L Age 34, Mumbai 400080`,
  )
  expect(fields).toMatchObject({ village: 'Majiwade', buyer_name: 'Hariharan Subramanian, Saraswati Natarajan' })
})

test('an office ends where the title of the form stands beside it, and is called so in the head; a list of one', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
दुय्यम निबंधक: पनवेल 2           सूची क्र. दोन INDEX NO. II           Regn. 63 m.e.
(1) विलेखाचा प्रकार                            करारनामा
(2) भू-मापन, पोटहिस्सा व घरक्रमांक (असल्यास)      (1) सर्वे क्र. 41/2, वर्णन: सदनिका क्र. 5, कामोठे
(3) क्षेत्रफळ                                  (1) 585 चौ. फूट
(4) आकारणी किंवा जुडी                          (1) -
(7) दिनांक करून दिल्याचा                         14/03/2007
                                             सह दुय्यम निबंधक, पनवेल - २`,
  )
  expect(fields).toMatchObject({
    sub_registrar_office: 'पनवेल 2',
    property_description: 'सर्वे क्र. 41/2, वर्णन: सदनिका क्र. 5, कामोठे',
  })
})

test('whether who acts for a firm belongs to its name is left to a human', async () => {
  const fields = await readOn(
    'INDEX_2',
    'सूची क्र. दोन\n(5) दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव      (1) मे. श्रीराम बिल्डर्स तर्फे भागीदार किशोर वाणी - -, : घर नं: 4',
  )
  expect(fields.find(({ path }) => path === 'seller_name')?.confidence ?? 0).toBeLessThan(0.95)
})

test('parties by their numbers: each has a name, and where one has none the others are to be checked', async () => {
  const form = (second: string) =>
    readOn(
      'INDEX_2',
      `
सूची क्र. दोन  INDEX NO. II
(6) दस्तऐवज करून घेण्या-या पक्षकाराचे नाव      (1) अनिल दत्ताराम तावडे - -, : घर/फ्लॅट नं: 17, गल्ली/रस्ता: -,
                                             तालुका: कुर्ला, पिन: 400078, पॅन नम्बर: AEMPT2290F.
                                             (2) ${second} - -, : घर/फ्लॅट नं: वरीलप्रमाणे
(7) दिनांक करून दिल्याचा                       14/03/2007`,
    )
  const buyer = async (second: string) => (await form(second)).find(({ path }) => path === 'buyer_name')
  expect((await buyer('सुनिता अनिल तावडे'))?.value).toBe('अनिल दत्ताराम तावडे, सुनिता अनिल तावडे')
  expect((await buyer('12/4'))?.confidence ?? 0).toBeLessThanOrEqual(0.95)
})

test('the name of a house and the quarter are none of a party, though a bracket stands before the word for name', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र. दोन  INDEX NO. II
(1) मोबदला                                    रू. 2, 31 5, 000.00
(5) दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव      (1) अरविंद मारुती साळवी - -, घर/फ्लॅट नं: 21, ईमारतीचे
                                             ) नाव: - : पेठ/वसाहत: सोनगाव: शहर/गाव: सातारा: पिन: 415001
(7) दिनांक करून दिल्याचा                       14/03/2012`,
  )
  expect(fields).toMatchObject({ seller_name: 'अरविंद मारुती साळवी', consideration_amount: '2315000.00' })
})

describe('INDEX_2: the register with columns', () => {
  const register = `
                                     सूची क्रमांक दोन INDEX No. II                                                    जिल्हा : सांगली
                                                                                                                      सन : १९९६
             दुय्यम निबंधक यांचे कार्यालय : मिरज क्र. २            गावाचे नाव : बेडग

विलेखाचा प्रकार,        भू-मापन, पोटहिस्सा      क्षेत्रफळ      आकारणी       दस्तऐवज करून देणाऱ्या     दस्तऐवज करून घेणाऱ्या     करून दिल्याची   नोंदणीची      अनुक्रमांक   शेरा
मोबदल्याचे स्वरूप       व घर क्रमांक                           किंवा जुडी    पक्षकाराचे नाव             पक्षकाराचे नाव             तारीख           तारीख
आणि बाजारभाव
१                       २                       ३              ४            ५                         ६                         ७               ८             ९            १०
खरेदीपत्र               गट नं. ९८/२, मौजे       १ हेक्टर       २ रु.        रामचंद्र दत्तू माने       सखाराम बाबू कोरे          १२/०३/१९९६      १४/०३/१९९६    ८१४          -
मोबदला रु.              बेडग पैकी उत्तर         ०४ आर          १० पैसे      रा. बेडग, ता. मिरज        रा. आरग, ता. मिरज
९०,०००/-                बाजूची जमीन
बाजारभाव रु.
९५,५००/-`

  test('each value stands under its head, and no head is one', () => {
    expect(fieldsOn('INDEX_2', register)).toEqual({
      document_number: '८१४',
      registration_date: '1996-03-14',
      sub_registrar_office: 'मिरज क्र. २',
      village: 'बेडग',
      deed_type: 'खरेदीपत्र',
      consideration_amount: '90000.00',
      market_value: '95500.00',
      property_description: 'गट नं. ९८/२, मौजे बेडग पैकी उत्तर बाजूची जमीन',
      area: '१ हेक्टर ०४ आर',
      seller_name: 'रामचंद्र दत्तू माने',
      buyer_name: 'सखाराम बाबू कोरे',
      execution_date: '1996-03-12',
    })
  })

  test('where the numbers of the columns cannot be read, what stands beside a head is none of its values', () => {
    const unnumbered = register.replace(/^१ {5}.*$/m, '')
    for (const value of Object.values(fieldsOn('INDEX_2', unnumbered))) expect(value).not.toMatch(/तारीख|अनुक्रमांक|सन/)
  })
})

describe('INDEX_2 in English', () => {
  test('an office that says its own word again behind its label, and a town that ends an address', () => {
    expect(
      fieldsOn(
        'INDEX_2',
        `
Office : Joint Sub Registrar Borivali No. 3                       Document No. : BRL-3/611/2012
Village : Dahisar                                                   Date of print : 04/02/2012
1           Nature of Deed                 Deed of Gift
7           Name and address of            1) Mr. Suresh Mohan Bangera, Age 51, Flat 12,
            Executing party, or in case    Silver Park, Link Road, Dahisar (E),
            of decree or order of Civil    Mumbai. PAN: AAAPB1234C
            Court, of defendant`,
      ),
    ).toMatchObject({ sub_registrar_office: 'Joint Sub Registrar Borivali No. 3', seller_name: 'Suresh Mohan Bangera' })
  })
})

test('the days stand behind their own labels in the column of the values', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र. दोन  INDEX NO. II
(3) क्षेत्रफळ                                  (1) 85.20 चौ.मी.
(7) दिनांक                                   करून दिल्याचा 11/05/2006
(8)                                         नोंदणीचा 12/05/2006
(9) अनुक्रमांक, खंड व पृष्ठ                     2210 /2006`,
  )
  expect(fields).toMatchObject({ execution_date: '2006-05-11', registration_date: '2006-05-12' })
})

test('a copy of one row: heads beside their numbers, a sentence under the table, the village in the line at the head', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्रमांक २
दुय्यम निबंधक कार्यालय : दुय्यम निबंधक श्रेणी-१, कराड क्र. १     गाव : मलकापूर     तालुका : कराड     वर्ष : १९९८
(१) विलेखाचा प्रकार    (२) बाजारभाव    (३) मिळकतीचे वर्णन    (४) क्षेत्र    (५) लिहून देणार       (६) लिहून घेणार     (७) दस्ताची तारीख    (८) नोंदणी तारीख    (९) दस्त नंबर    (१०) मुद्रांक    (११) नोंदणी फी

खरेदीखत                ९५,०००/-        गट नं. ७१             ४५ चौ. मीटर    दादासाहेब रामू पोळ    शामराव बाबू मोरे    ०४/०५/१९९८           ०५/०५/१९९८          ७१२/१९९८         ५,७००/-          ९५०/-
रु. ८०,०००/-

खरी नक्कल असे. मूळ सूचीबरोबर रुजवात घेऊन दिली असे. अर्जदार शामराव बाबू मोरे यांना दिनांक ०७/०३/२०१९ रोजी नक्कल देण्यात आली असे.`,
  )
  expect(fields).toMatchObject({
    sub_registrar_office: 'दुय्यम निबंधक श्रेणी-१, कराड क्र. १',
    village: 'मलकापूर',
    deed_type: 'खरेदीखत',
    consideration_amount: '80000.00',
    market_value: '95000.00',
    execution_date: '1998-05-04',
    registration_date: '1998-05-05',
    document_number: '७१२/१९९८',
    stamp_duty: '5700.00',
  })
})
