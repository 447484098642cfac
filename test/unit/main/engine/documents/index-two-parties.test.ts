/** Who gives and who takes in an Index II: as lists, with ages and numbers, through others. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

test('parties as a list without a word for name, close behind a long label', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
INDEX - II
(7) Name of Executant 1) Asha Anil Patil Age 50
(8) Name of Claimant            1) Tushar Anil Kolhe Age 36
                                2) Pallavi Tushar Kolhe Age 33
(9) Date of Execution           13/02/2025`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Asha Anil Patil',
    buyer_name: 'Tushar Anil Kolhe, Pallavi Tushar Kolhe',
  })
})

test('a party whose number is Devanagari', () => {
  const fields = fieldsOn('INDEX_2', 'दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव व पत्ता       १) माधव शंकर राजगुरू, रा. पुणे')
  expect(fields).toMatchObject({ seller_name: 'माधव शंकर राजगुरू' })
})

test('a party before whose age two dashes stand; one whose name could not be read leaves the others doubtful', () => {
  const label = 'दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव       '
  const first = fieldsOn(
    'INDEX_2',
    `${label}1): नाव:-चंद्रकांत ठाकूर - - Fa:-61;पत्ता:-कल्याण 2): नाव:-सुनंदा थोरात - - वय:-57`,
  )
  expect(first).toMatchObject({ seller_name: 'चंद्रकांत ठाकूर, सुनंदा थोरात' })
  const [doubtful] = candidatesOn('INDEX_2', `${label}1): नाव:-?? वय:-61 2): नाव:-सुनंदा थोरात वय:-57`)
  expect(doubtful?.strength).toBeLessThan(0.6)
})

test('a party for which somebody acts is never sure; the row does not say again what it is', async () => {
  const fields = await readOn(
    'INDEX_2',
    `
                                          सूची क्र. 2
(4) भू-मापन, पोटहिस्सा व घरक्रमांक          (1) वर्णन: मौजे पाचगाव येथील गट नं. 88/1 पैकी प्लॉट नं. 4
(7) दस्तऐवज करुन देणा-या पक्षकाराचे नाव      (1) मे. सह्याद्री डेव्हलपर्स तर्फे भागीदार अशोक रमेश मोरे`,
    [],
    [],
    [],
    'text_layer',
  )
  const of = (path: string) => fields.find((field) => field.path === path)
  expect(of('property_description')?.value).toBe('मौजे पाचगाव येथील गट नं. 88/1 पैकी प्लॉट नं. 4')
  expect(of('seller_name')?.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('a seller is doubted where the row of the buyer was not found: it may run on into that one', () => {
  const form = (buyer: string): string => `सूची क्र. दोन
(3) क्षेत्रफळ                                                0.40 हेक्टर
(5) दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव व संपूर्ण पत्ता     किशोर रामू पोळ
                                                          रा. मलकापूर, ता. कराड
${buyer.padEnd(58)}शामराव बाबू मोरे
(7) दिनांक करून दिल्याचा                                    04/05/2015`
  const most = (buyer: string): number | undefined =>
    candidatesOn('INDEX_2', form(buyer)).find(({ path }) => path === 'seller_name')?.most
  expect(most('(6) दस्तऐवज करून घेणाऱ्या पक्षकाराचे नाव व संपूर्ण पत्ता')).toBeUndefined()
  expect(most('')).toBe(mostDoubted)
})

test('a ruled line that was read as a stroke before the first of a list, close behind a label of the row', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सुची क्र. दोन
(3) क्षेत्रफळ                                                0.81 हेक्टर आर
(5) दस्तऐवज करून देण्याऱ्या पक्षकाराचे नाव व                    (1) राजाराम धोंडीबा काळे - - ; रा.
संपूर्ण पत्ता                                                शिरढोण, पॅन नंबर: -
(6) दस्तऐवज करून घेण्याऱ्या पक्षकाराचे नाव व /(1) विमल सुभाष मोरे -          ढालगाव,
संपूर्ण पत्ता                                                ता. कवठेमहांकाळ, पॅन नंबर: -
(7) दिनांक करून दिल्याचा                                      21/06/2011`,
  )
  expect(fields).toMatchObject({ seller_name: 'राजाराम धोंडीबा काळे', buyer_name: 'विमल सुभाष मोरे' })
})

test('where who acts for a firm has an office is no registrar', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
Index-II                                            S.R. Office : Joint S.R. Thane 5
(1)   Type of Document                              Agreement to Sale
(7)   Name of party executing the document          M/s. Siddhi Infra Developers LLP through partner Kishor N.
      (Seller)                                      Bhanushali, Age 49, Office: Ghodbunder Road, Thane 400607
(8)   Name of Claimant (Purchaser)                  1) Farhan Iqbal Shaikh, Age 35, Rabodi, Thane 400601`,
  )
  expect(fields['sub_registrar_office']).toBe('Joint S.R. Thane 5')
})

test('heads that say themselves again in brackets stand over columns', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र. दोन INDEX NO. II
दस्तऐवज क्र.: 615/2024

लिहून देणार (विक्रेता)             लिहून घेणार (खरेदीदार)
गजानन महादेव ठाकरे              शुभांगी विनोद तायडे
वय 60, व्यवसाय शेती              वय 38, व्यवसाय नोकरी`,
  )
  expect(fields).toMatchObject({ document_number: '615/2024', seller_name: 'गजानन महादेव ठाकरे' })
})
