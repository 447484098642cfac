/** Extracts of Index II as other states than Maharashtra print them. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from '../read-page'

test('Gujarat: labels of both parties by two words, what land is taken to be worth, numbers by district and office', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
Government of Gujarat
INDEX - II (Rule 130)
Sub-Registrar Office            Surat-4 (Katargam)
Document Registration No.       SRT/4/KTG/1182/2024
Village / Moje                  Singanpor
Nature of Deed                  Sale Deed
Consideration Amount (Rs.)      31,00,000.00
Jantri / Market Value (Rs.)     24,12,500.00
Description of Property         Flat No. A/104, Second Floor, Nilkanth Residency, R.S. No. 88/1
                                paiki, T.P. Scheme No. 26 (Singanpor), F.P. No. 41
Area                            61.20 Sq. Mtr.
Executing Party / Vendor        (1) Bhaveshbhai Maganlal Savani
                                (2) Ritaben Bhaveshbhai Savani
Claiming Party / Purchaser      (1) Rustom Jamshed Palkhiwala
Date of Execution               08/07/2024
Date of Registration            09/07/2024
Stamp Duty Paid (Rs.)           1,51,900.00
Registration Fee (Rs.)          31,000.00`,
  )
  expect(fields).toEqual({
    document_number: 'SRT/4/KTG/1182/2024',
    registration_date: '2024-07-09',
    sub_registrar_office: 'Surat-4 (Katargam)',
    village: 'Singanpor',
    deed_type: 'Sale Deed',
    consideration_amount: '3100000.00',
    market_value: '2412500.00',
    property_description:
      'Flat No. A/104, Second Floor, Nilkanth Residency, R.S. No. 88/1 paiki, T.P. Scheme No. 26 (Singanpor), F.P. No. 41',
    area: '61.20 Sq. Mtr.',
    seller_name: 'Bhaveshbhai Maganlal Savani, Ritaben Bhaveshbhai Savani',
    buyer_name: 'Rustom Jamshed Palkhiwala',
    execution_date: '2024-07-08',
    stamp_duty: '151900.00',
    registration_fee: '31000.00',
  })
})

test('a table of parties: each by its number over its address; a description wider than its head, a unit on two lines', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
GOVERNMENT OF GUJARAT
INDEX - 2
S.R.O. : Surat-2 (Udhna)
                        Property description                                                      Area

T.P. Scheme No. 41, F.P. No. 12, Flat No. C/204, Second Floor, Sahajanand Residency, Nr.      71.20 Sq.
Udhna Darwaja                                                                                 Mtr.

              Executing party (Seller)                                        Claiming party (Purchaser)

1. Bhaveshbhai Maganlal Savani                                    1. Komal Jigneshbhai Desai
22, Sundarvan Society, Udhna, Surat 394210                        B/3, Akash Flats, Katargam, Surat 395004
PAN ABGPS8812N                                                    2. Jignesh Ramanlal Desai
                                                                  As above`,
  )
  expect(fields).toMatchObject({
    property_description:
      'T.P. Scheme No. 41, F.P. No. 12, Flat No. C/204, Second Floor, Sahajanand Residency, Nr. Udhna Darwaja',
    area: '71.20 Sq. Mtr.',
    seller_name: 'Bhaveshbhai Maganlal Savani',
    buyer_name: 'Komal Jigneshbhai Desai, Jignesh Ramanlal Desai',
  })
})

test('a party whose number does not follow the others leaves them doubtful', () => {
  const buyers = candidatesOn(
    'INDEX_2',
    `
INDEX - 2
Executing party (Seller)          Claiming party (Purchaser)
1. Bhavesh Maganlal Savani        1. Komal Jignesh Desai
                                  2. Jignesh Ramanlal Desai
                                  8. Ramanlal Desai`,
  ).filter(({ path }) => path === 'buyer_name')
  expect(buyers.map(({ value }) => value)).toContain('Komal Jignesh Desai, Jignesh Ramanlal Desai')
  for (const { most = 1 } of buyers) expect(most).toBeLessThanOrEqual(mostDoubted)
})
