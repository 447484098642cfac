import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn, valuesOf } from './read-page'

describe('WATER_BILL', () => {
  test('who is supplied, and what is to be paid until when', () => {
    const fields = fieldsOn(
      'WATER_BILL',
      `
Delhi Jal Board
WATER BILL
K No : 1234567890                 Bill Date : 04/07/2023
Name : SURESH KUMAR               Due Date : 24/07/2023
Address : 12 Church Lane, Rohini, New Delhi 110085
Meter No : D1234567
Consumption : 14 KL
Total Amount Payable : 412.00`,
    )
    expect(fields).toMatchObject({
      provider_name: 'Delhi Jal Board',
      consumer_number: '1234567890',
      consumer_name: 'SURESH KUMAR',
      address: '12 Church Lane, Rohini, New Delhi 110085',
      bill_date: '2023-07-04',
      due_date: '2023-07-24',
      bill_amount: '412.00',
      meter_number: 'D1234567',
    })
  })
})

test('a board whose name ends on a second line', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
CHENNAI METROPOLITAN WATER SUPPLY
AND SEWERAGE BOARD
WATER TAX BILL
Bill Date : 10-04-2025`,
  )
  expect(fields['provider_name']).toBe('CHENNAI METROPOLITAN WATER SUPPLY AND SEWERAGE BOARD')
})

test('a short number with strokes is that of the consumer too', () => {
  const fields = fieldsOn('WATER_BILL', '\nKERALA WATER AUTHORITY\nConsumer No : PTM/447/D\nName : JANAKI L')
  expect(fields['consumer_number']).toBe('PTM/447/D')
})

test('a bill in Hindi', async () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
जलकल विभाग, नगर निगम वाराणसी
जल मूल्य बिल
उपभोक्ता संख्या      624568873
बिल की तिथि        26/05/2024
देय तिथि           10/06/2024
कुल देय राशिं       रु. 885.00`,
  )
  expect(fields).toMatchObject({
    consumer_number: '624568873',
    bill_date: '2024-05-26',
    due_date: '2024-06-10',
    bill_amount: '885.00',
  })
})

test('a body has its name over that of its department; one word of a column is no supplier', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
NAVI MUMBAI MUNICIPAL CORPORATION
Water Supply Department
To                                       Consumer No : NR0044120
The Secretary, Shivtej CHS Ltd           Bill Date : 10-Mar-2025
Plot No 14, Sector 19A, Nerul East       Last Date : 25-Mar-2025
Navi Mumbai 400706
Water       Meter        Sewerage
198.40      44.00        65.47`,
  )
  expect(fields).toMatchObject({ provider_name: 'NAVI MUMBAI MUNICIPAL CORPORATION', due_date: '2025-03-25' })
})

test('a name that goes on with an address is to be checked', async () => {
  const fields = await readOn(
    'WATER_BILL',
    `
जन स्वास्थ्य अभियांत्रिकी विभाग
जल उपभोग बिल
उपभोक्ता का नाम श्री रमेश चन्द्र शर्मा पता प्लॉट नं. 12, शास्त्री नगर, अजमेर`,
  )
  expect(fields.find(({ path }) => path === 'consumer_name')?.confidence ?? 0).toBeLessThanOrEqual(0.95)
})

test('the day of the last payment, in a note, is not that of the bill; who signs in another language supplies nothing', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
जल उपभोग विपत्र
सहायक अभियंता (जल प्रदाय विभाग)
उपभोक्ता क्रमांक          J2-071-44180
टिप्पणी : पिछला भुगतान ₹ 412.00 दिनांक 03/04/2019 रसीद 88210`,
  )
  expect(fields['bill_date']).toBeUndefined()
  expect(fields['provider_name']).toBeUndefined()
})

test('an amount under a label that has a label of its own is that of another entry', () => {
  const amount = (under: string) =>
    fieldsOn('WATER_BILL', `जल उपभोग बिल\nकुल मांग           देय राशि\n                   ${under}`)['bill_amount']
  expect(amount('417.00')).toBe('417.00')
  expect(amount('अन्तिम जमा : 386.00')).toBeUndefined()
})

test('a row of totals says at its end what all of its columns come to, with paise or without', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
MUNICIPAL CORPORATION UDAIGARH
WATER BILL
Consumer No : WS/14/20871
Head              Current      Arrears      Total
Water charges     360          240          600
Meter rent        48           0            48
Amount payable    408          240          648`,
  )
  expect(fields).toMatchObject({ bill_amount: '648.00' })
})

test('a heading beside a heading, under which a form of its own begins, is no value', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
WATER BILL
Billed to               Connection
Sharmila Oraon          Connection ID : WT/9416
12, Kadma Road           Bill Date : 04-Jan-2025`,
  )
  expect(fields).toMatchObject({ consumer_name: 'Sharmila Oraon' })
})

test('what was read for a border and a colon before a number is no part of it', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `WATER CESS BILL CUM NOTICE\nCAN No.      " / 417204493\nNET PAYABLE Rs.   647.00`,
  )
  expect(fields['consumer_number']).toBe('417204493')
})

test('brackets behind a label explain it, though another one stands in them', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
जल उपभोग बिल
उपभोक्ता संख्या : 118-0442
गत बकाया                                     323.00
कुल देय राशि (नियत तिथि तक)                    1,186.00
नियत तिथि पश्चात देय राशि                      1,272.00`,
  )
  expect(fields['bill_amount']).toBe('1186.00')
})

test('a corporation of a city under its name in a script that was not read', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
               abcrlulach abaoarid ande
               Hubballi City Corporation
               WATER CHARGES BILL
Consumer No.          HB-4-118/207
Name                  MR. VINAYAK HEGDE`,
  )
  expect(fields['provider_name']).toBe('Hubballi City Corporation')
})

test('a sub-division stands under its department, which supplies', () => {
  const { provider_name } = fieldsOn(
    'WATER_BILL',
    `
PUBLIC WORKS DEPARTMENT
WATER SUPPLY SUB DIVISION IV, DEPARTMENT OF WORKS, PONDA
WATER BILL
CONSUMER NO    PND/WS/30-11874`,
  )
  expect(provider_name).toBe('PUBLIC WORKS DEPARTMENT')
})

test('a consumer who is called so by that word alone, over an address without a label', async () => {
  const fields = await readOn(
    'WATER_BILL',
    `
            दिल्ली जल बोर्ड DELHI JAL BOARD
            जल एवं सीवर प्रभार बिल
उपभोक्ता : श्रीमती सरला देवी              के. नं. (K.No.) : 5588120934
मकान नं. 17, गली नं. 3                 बिल दिनांक : 07/11/2025
पूर्वी ज्योति नगर                        देय तिथि : 28/11/2025
दिल्ली - 110093                        मीटर संख्या : DJB-1188024`,
  )
  expect(valuesOf(fields)).toMatchObject({
    consumer_name: 'श्रीमती सरला देवी',
    address: 'मकान नं. 17, गली नं. 3 पूर्वी ज्योति नगर दिल्ली - 110093',
  })
  const provider = fields.find(({ path }) => path === 'provider_name')
  expect(provider?.confidence ?? 1).toBeLessThanOrEqual(mostDoubted)
})

test('the number of a house opens an address, and is nobody', () => {
  const fields = fieldsOn('WATER_BILL', '\nदिल्ली जल बोर्ड\nजल बिल\n\nमकान नं. 17, गली नं. 3\nज्योति नगर\nदिल्ली - 110093')
  expect(fields['consumer_name']).toBeUndefined()
})

test('a count with its unit behind the colon is no part of the label', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    'WATER CHARGES BILL\nMeter No. : WM551034\nConsumption : 38 KL          Pipe size : 15 mm',
  )
  expect(fields['units_consumed']).toBe('38')
})
