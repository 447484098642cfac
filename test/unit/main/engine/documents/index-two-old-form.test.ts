import { expect, test } from 'vitest'
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
