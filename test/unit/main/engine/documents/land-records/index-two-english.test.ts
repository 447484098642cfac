import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from '../read-page'

test('an English extract: a day that is remarked behind the village, the row of the survey, its number unread', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                                INDEX - II
Village Name : Majiwade (Printed on 14/03/2024)
1      Type of Document                          Sale Deed
2      Consideration                             Rs. 61,00,000.00
3      Market Value                              Rs. 58,20,500.00
       Survey / CTS, Sub-division and House      Flat No. 12, 3rd Floor, Green Acres, Pokhran Road,
       No.                                       Majiwade, Thane (West) 400610, S. No. 44/2 part
5      Area                                      48.10 Sq. Mtr.`,
  )
  expect(fields).toMatchObject({
    village: 'Majiwade',
    property_description:
      'Flat No. 12, 3rd Floor, Green Acres, Pokhran Road, Majiwade, Thane (West) 400610, S. No. 44/2 part',
  })
})

test('a village with its taluka in brackets, or a remark that was misread; a label of two lines close before its value', () => {
  const extract = (village: string): Record<string, string> =>
    fieldsOn(
      'INDEX_2',
      `
                                INDEX - II
Village : ${village}
(1)   Nature of Deed            Sale Deed
(2)   Consideration             Rs. 61,00,000.00
(3)   Market Value              Rs. 58,20,500.00
(4)   Survey No., Sub-division  Flat No. 7, 2nd Floor, Green Acres, Pokhran Road,
      and House No. (if any)
                                Thane West 400610
(5)   Area                      48.10 Sq. Meter`,
    )
  expect(extract('Majiwade [Copy issued 05-11-2024J')['village']).toBe('Majiwade')
  expect(extract('Majiwade (Tal. Thane)')['village']).toBe('Majiwade')
  expect(extract('Majiwade')['property_description']).toBe(
    'Flat No. 7, 2nd Floor, Green Acres, Pokhran Road, Thane West 400610',
  )
})

test('what the row of the property says again of its survey is no label of its own', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                                सूची क्र.2
(1)विलेखाचा प्रकार                करारनामा
(4) भू-मापन,पोटहिस्सा व घरक्रमांक(असल्यास)      सदनिका नं: 12, रोड : नाशिक - 422010 ( (
                                             Survey Number : 77 ; ) )
(5) क्षेत्रफळ                     48.10 चौ.मीटर`,
  )
  expect(fields['property_description']).toContain('Survey Number : 77')
})

test('a unit that was read in letters of another script leaves the number, in doubt', () => {
  const [found] = candidatesOn('INDEX_2', `\nसूची क्र.2\n(5) क्षेत्रफळ                     67.35 d.fex`).filter(
    ({ path }) => path === 'area',
  )
  expect(found).toMatchObject({ value: '67.35', most: mostDoubted })
})

test('an extract of the register’s own service: days, place and land by the words that it uses', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                                INDEX - II
Doc. No.: KDL-771-2022     Registered on: 30-Dec-2022     Executed on: 28-Dec-2022
S.R.O.: Sub Registrar Kudal     Nature of Deed: Sale Deed

Property
Village / Mouza: Pinguli
Details of Property: Survey No. 58, Hissa No. 3A, orchard land with well
Extent: 0.41.50 Hectare`,
  )
  expect(fields).toMatchObject({
    document_number: 'KDL-771-2022',
    registration_date: '2022-12-30',
    execution_date: '2022-12-28',
    village: 'Pinguli',
    property_description: 'Survey No. 58, Hissa No. 3A, orchard land with well',
    area: '0.41.50 Hectare',
  })
})
