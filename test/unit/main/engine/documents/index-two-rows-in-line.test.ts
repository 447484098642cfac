/** Prints of Index II that have each row in one line: the label, its colon or dash, and the value behind it. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import { fieldsOn, readOn } from './read-page'

test('values behind a dash, the rest of one under its label; the day beside a head is no number of the deed', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
दस्त क्रमांक                       सूची क्र. दोन                            दिनांक 11/02/2011
अकल-3-1190-2011
कार्यालय : सह दुय्यम निबंधक अकोला शहर क्र. 3
गावाचे नाव : उमरी

1. विलेखाचा प्रकार — बक्षीसपत्र

2. मोबदला — रु. 0.00

4. भू-मापन, पोटहिस्सा व घरक्रमांक — मौजा उमरी, प्लॉट क्र. 12, नगरपरिषद
   वॉर्ड क्र. 9

7. दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव व पत्ता — कमला वसंत देशमुख, वय 66, रा. उमरी

8. दस्तऐवज करून घेणाऱ्या पक्षकाराचे नाव व पत्ता — विजय वसंत देशमुख, वय 40, रा. उमरी (पॅन :
   AAXPD4410K)`,
  )
  expect(fields).toMatchObject({
    document_number: 'अकल-3-1190-2011',
    sub_registrar_office: 'सह दुय्यम निबंधक अकोला शहर क्र. 3',
    deed_type: 'बक्षीसपत्र',
    consideration_amount: '0.00',
    property_description: 'मौजा उमरी, प्लॉट क्र. 12, नगरपरिषद वॉर्ड क्र. 9',
    seller_name: 'कमला वसंत देशमुख',
    buyer_name: 'विजय वसंत देशमुख',
  })
})

test('old copies have short words for their rows, which are none in an address', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्रमांक २
कार्यालय : दुय्यम निबंधक वाई १
गाव : पाचवड          दस्ताचा अनुक्रमांक : ६१४/२००६
२. मोबदला रुपये : ३,१०,०००/-          बाजारभाव रुपये : ३,०५,०००/-
३. मिळकतीचे वर्णन : गट नंबर ४१ पैकी प्लॉट नं. ८
४. क्षेत्र : १२०.०० चौ.मी.          आकार : ०.६० पैसे
५. लिहून देणाराचे नाव व पत्ता : पांडुरंग रामू शेवते, वय ५९, रा. शहर/गाव: पाचवड
७. दस्त करून दिल्याची तारीख : ०३/०३/२००६          नोंदणीची तारीख : ०४/०३/२००६`,
  )
  expect(fields).toMatchObject({
    document_number: '६१४/२००६',
    village: 'पाचवड',
    consideration_amount: '310000.00',
    market_value: '305000.00',
    property_description: 'गट नंबर ४१ पैकी प्लॉट नं. ८',
    area: '१२०.०० चौ.मी.',
    seller_name: 'पांडुरंग रामू शेवते',
    execution_date: '2006-03-03',
    registration_date: '2006-03-04',
  })
})

const onForm = async (row: string): Promise<readonly ExtractedField[]> =>
  readOn('INDEX_2', `\n                    सूची क्र. 2\n${row}`, [], [], [], 'text_layer')

test('a firm is entered with its title and who acts for it', async () => {
  const [seller] = await onForm(
    '(7) दस्तऐवज करुन देणा-या पक्षकाराचे नाव      1): नाव:-मे. सह्याद्री इन्फ्रा एलएलपी तर्फे भागीदार अशोक रमेश मोरे वय:-44; पत्ता:-पुणे',
  )
  expect(seller).toMatchObject({
    path: 'seller_name',
    value: 'मे. सह्याद्री इन्फ्रा एलएलपी तर्फे भागीदार अशोक रमेश मोरे',
  })
})

test('titles of names, what the register keeps apart of the property, and how an area was taken are left to a human', async () => {
  const fields =
    await onForm(`(4) भू-मापन, पोटहिस्सा व घरक्रमांक           1) सदनिका नं: 4, बाणेर ( ( Survey Number : 21/2 ; ) )
(5) क्षेत्रफळ                              1) 46.45 चौ.मीटर बिल्टअप
(8) दस्तऐवज करुन घेणा-या पक्षकाराचे नाव      1): नाव:-श्रीमती सुनीता अनिल देशपांडे वय:-41; पत्ता:-पुणे`)
  expect(fields.map(({ path }) => path)).toEqual(['property_description', 'area', 'buyer_name'])
  for (const { confidence } of fields) expect(confidence).toBeLessThanOrEqual(mostDoubted)
})

test('beside the note at the head stands the title of the form, and no office', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
Note: Generated through eSearch, please contact concern SRO office.          सूची क्र.2          दुय्यम निबंधक दु.नि. शिरूर 2
गावाचे नाव : सणसवाडी`,
  )
  expect(fields['sub_registrar_office']).toBe('दु.नि. शिरूर 2')
})

test('amounts behind the sign of the rupee, an area behind a dash, and a family of sellers', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
              सूची क्रमांक दोन (INDEX II)
दस्त क्र. 1205/2021          दुय्यम निबंधक कार्यालय: करवीर 2
गावाचे नाव - उचगाव
मोबदला रु. ₹ 18,25,000.00
बाजारमूल्य रु. ₹ 18,90,000.00
मिळकतीचे वर्णन - गट नं. 332/1 पैकी प्लॉट नं. 14, मौजे उचगाव
क्षेत्र - 150 चौ.मी.
लिहून देणार - बाबासो रामचंद्र पाटील, शोभा बाबासो पाटील
लिहून घेणार - नितीन शिवाजी माने
दस्त केल्याचा दिनांक - २२/०२/२०२१
नोंदणी दिनांक - २३/०२/२०२१
मुद्रांक शुल्क रु. ₹ 1,13,400.00
नोंदणी शुल्क रु. ₹ 18,900.00`,
  )
  expect(fields).toMatchObject({
    consideration_amount: '1825000.00',
    market_value: '1890000.00',
    property_description: 'गट नं. 332/1 पैकी प्लॉट नं. 14, मौजे उचगाव',
    area: '150 चौ.मी.',
    seller_name: 'बाबासो रामचंद्र पाटील, शोभा बाबासो पाटील',
    buyer_name: 'नितीन शिवाजी माने',
    execution_date: '2021-02-22',
    registration_date: '2021-02-23',
    stamp_duty: '113400.00',
    registration_fee: '18900.00',
  })
})
