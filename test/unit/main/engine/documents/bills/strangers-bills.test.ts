import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('a sum for the service of consumers names none of them', () => {
  const fields = fieldsOn(
    'EBILL',
    `
Himachal Pradesh State Electricity Board Limited
K.No./Account No. : 400012003317
Consumer          : Sh. Prem Chand Katoch
Vill. Banuri, P.O. Bindraban, Distt. Kangra 176061
Service Line            0.00     Fixed/Consumer service     60.00
Elect. Duty            33.80     Municipal Tax               0.00`,
  )
  expect(fields.consumer_name).toBe('Sh. Prem Chand Katoch')
})

test('whose a supplier is, in brackets under its name, is none', () => {
  const fields = fieldsOn(
    'EBILL',
    `
TP UTKAL ODISHA DISTRIBUTION LTD
(TATA POWER & ODISHA GOVT JV)
ELECTRICITY BILL CUM NOTICE
CONS NO : 341404110729`,
  )
  expect(fields.provider_name).toBe('TP UTKAL ODISHA DISTRIBUTION LTD')
})

test('what is to be paid up to the last day, in Hindi', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
उत्तराखण्ड जल संस्थान
जल मूल्य / सीवर बिल
वर्तमान बिल                  880.00
पिछला बकाया                   40.00
अन्तिम तिथि तक देय           920.00
अन्तिम तिथि के बाद          1012.00`,
  )
  expect(fields.bill_amount).toBe('920.00')
})

test('an address in a column that is set right goes on where its lines end', () => {
  const fields = fieldsOn(
    'EBILL',
    `
Torrent Power
Service No.                         3318072
Customer                 DHARMESH V TRIVEDI
Address      14, Ambica Society, Naranpura,
                           Ahmedabad 380013
Meter No.                        TPA0551927
Bill date                       02 Nov 2024`,
  )
  expect(fields.address).toBe('14, Ambica Society, Naranpura, Ahmedabad 380013')
})

test('who is written to stands behind "To:"; a supplier of "Urja"', () => {
  const fields = fieldsOn(
    'EBILL',
    `
Purvanchal Urja Nigam
Electricity Bill

To: Gurmeet Singh Dhillon
House No. 2316, Sector 35-C, Chandigarh 160022

Consumer number: 35023161`,
  )
  expect(fields).toMatchObject({ consumer_name: 'Gurmeet Singh Dhillon', provider_name: 'Purvanchal Urja Nigam' })
})

test('two labels over one another are of two rows, however far off their values stand', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
Hyderabad Metropolitan Water Supply & Sewerage Board
WATER CUM SEWERAGE BILL
Bill Date : 08-05-2024
Surcharge                                                                      0.00
Net Amount Payable (Rs.)                                                     672.00
Due Date                                                                   22-05-2024`,
  )
  expect(fields).toMatchObject({ bill_amount: '672.00', due_date: '2024-05-22' })
})

test('a town and its PIN code under the label of an address on a slip are the end of that beside it', () => {
  const fields = fieldsOn(
    'EBILL',
    `
HUBLI ELECTRICITY SUPPLY CO LTD
/ ELECTRICITY BILL
RR No       SRTL 28471
Name        SAVITRI R BHAT
Addr        H NO 2241/A, MARUTI GALLI
SIRSI 581401
Tariff      LT1    Sanct Load:    1 KW
Meter No:   HE04418829`,
  )
  expect(fields['address']).toBe('H NO 2241/A, MARUTI GALLI SIRSI 581401')
})

test('a bill for water calls the meter and the number of the consumer those of water', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
Namchi Municipal Water Works
Water Consumer No. : 1704-00932          Water meter : WM-40918
Billing date : 01 Apr 2025               Amount payable : 1,086.00`,
  )
  expect(fields).toMatchObject({ consumer_number: '1704-00932', meter_number: 'WM-40918' })
})

test('a bill for gas is a statement of what was used', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
Theni Citygas Limited
Statement date : 16-12-2023              Pay before : 06-01-2024
Gas used in SCM                          19.5
Bill total                               1,094.70`,
  )
  expect(fields).toMatchObject({
    provider_name: 'Theni Citygas Limited',
    bill_date: '2023-12-16',
    units_consumed: '19.5',
  })
})

test('a demand says in a sentence until when it is to be paid; who pays early has another day', () => {
  const due = (sentence: string): string | undefined =>
    fieldsOn(
      'WATER_BILL',
      `
Hazaribagh Nagar Nigam
WATER USER CHARGE DEMAND NOTE
Demand payable                     381.80
${sentence}`,
    ).due_date
  expect(due('Kindly deposit the above on or before 30.11.2023 at the Jan Suvidha Kendra.')).toBe('2023-11-30')
  expect(due('Please pay for a rebate of 5% on or before 30.11.2023.')).toBeUndefined()
})
