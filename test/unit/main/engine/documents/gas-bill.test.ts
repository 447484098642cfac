import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('GAS_BILL', () => {
  test('boxes of headings over their values', () => {
    const fields = fieldsOn(
      'GAS_BILL',
      `
Mahanagar Gas Limited
DOMESTIC PNG BILL
CA No                Bill Date            Due Date             Amount Payable
210001234567         01-08-2023           21-08-2023           Rs. 612.00

Consumer Name : ASHA RAO
Meter Number : 7001234       Units Consumed : 18 SCM`,
    )
    expect(fields).toMatchObject({
      provider_name: 'Mahanagar Gas Limited',
      consumer_number: '210001234567',
      consumer_name: 'ASHA RAO',
      bill_date: '2023-08-01',
      due_date: '2023-08-21',
      bill_amount: '612.00',
      units_consumed: '18',
      meter_number: '7001234',
    })
  })

  test("a supplier's office at the head is no envelope; what gas costs is not how much of it was used", () => {
    const fields = fieldsOn(
      'GAS_BILL',
      `
INDRAPRASTHA GAS LIMITED                        IGL Bhawan, Plot No. 4, Community Centre
                                                Sector 9, R.K. Puram, New Delhi - 110022
PNG BILL

Mr. HARPREET SINGH SANDHU                       BP Number      6000447188
B-44, Second Floor,                             Bill Number    330044718825
Mansarover Garden,                              Bill Date      22.08.2025
New Delhi, Delhi - 110015                       Due Date       11.09.2025

Previous Reading          Current Reading          Consumption (SCM)          Rate
1188.412                  1213.207                 24.795                     49.59

Gas consumption charges             1229.58
Total Amount Payable                1288.00`,
    )
    expect(fields).toMatchObject({
      consumer_name: 'Mr. HARPREET SINGH SANDHU',
      address: 'B-44, Second Floor, Mansarover Garden, New Delhi, Delhi - 110015',
      units_consumed: '24.795',
      bill_amount: '1288.00',
    })
  })

  test('the memo of a cylinder', () => {
    expect(
      fieldsOn(
        'GAS_BILL',
        `
                 INDANE GAS
           Shri Balaji Gas Agency, Bhopal
Cash Memo No : 2-001894512
Cash Memo Date : 02/12/2024
Consumer No : 7000000021883341
Consumer Name : Mahesh Prasad Yadav
Total Amount : Rs. 803.00`,
      ),
    ).toMatchObject({
      consumer_number: '7000000021883341',
      consumer_name: 'Mahesh Prasad Yadav',
      bill_date: '2024-12-02',
      bill_amount: '803.00',
    })
  })
})

test('a stroke before the letters of a number may be a one or an I: it is not sure', async () => {
  const sure = async (meter: string): Promise<boolean> => {
    const fields = await readOn('GAS_BILL', `GAS BILL\nINDRAPRASTHA GAS LIMITED\nMeter No. : ${meter}`)
    return (fields.find(({ path }) => path === 'meter_number')?.confidence ?? 1) >= 0.95
  }
  expect(await sure('1GL44711882')).toBe(false)
})

test('the company behind the word for what it is', () => {
  const fields = fieldsOn('GAS_BILL', '\n(Distributor: Indian Oil Corporation Limited)\nGas Consumed (SCM)      20.110')
  expect(fields).toMatchObject({ provider_name: 'Indian Oil Corporation Limited', units_consumed: '20.110' })
})

test('the day of the last receipt is not that of the bill, which has its own', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
TRIPURA NATURAL GAS COMPANY LIMITED
DOMESTIC GAS BILL
Consumer No.      AGT/DOM/14/07714                      Bill dt.      06/06/2022
Net Amount Payable Rs. 847.00
Payment at the counter of the company or in a bank. Last receipt 41177
dt 18/04/2022 Rs. 790.00`,
  )
  expect(fields['bill_date']).toBe('2022-06-06')
})

test('whose the supplier is stands in brackets under its name', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
Awadh Gas Limited
(A Joint Venture of GAIL (India) Ltd. & Indian Oil Corporation Ltd.)
Domestic Gas Bill
BP No.      1004471826`,
  )
  expect(fields['provider_name']).toBe('Awadh Gas Limited')
})

test('an agency sells the gas of a company, and knows its consumer by a number of its own', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
Mangala Gas Agencies
Distributor: Hindustan Petroleum Corporation Ltd
Consumer No.  C-2217
LPG ID        20000017114208773
Date          02-0CT-2023`,
  )
  expect(fields).toMatchObject({
    provider_name: 'Mangala Gas Agencies',
    consumer_number: 'C-2217',
    bill_date: '2023-10-02',
  })
})

test('who signs for a cylinder is asked to, and is no customer', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
Sri Lakshmi Bharatgas
Customer No.        : 84301171
Customer Name       : Ravi Kolluru
Customer signature                    Authorised Signatory`,
  )
  expect(fields['consumer_name']).toBe('Ravi Kolluru')
})

test('the number of digits of an identity is none of the number before it', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
AWADH BHARAT GAS AGENCY
CASH MEMO   LPG cylinder refill
Consumer No. : 618842 17 digit LPG ID : 3000 0000 0456 7123 9`,
  )
  expect(fields).toMatchObject({ consumer_number: '618842' })
})

test('an address goes on under its label, whatever stands far below in the column of its beginning', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
SURAT GAS LIMITED                                      GAS BILL
Address: B-12, Ring Society, Lake Road,                Due Date: 25-Aug-2023
Surat, Gujarat 395007                                  Bill Amount: Rs. 930.00

Opening     Closing     SCM
         1204        1230          26`,
  )
  expect(fields['address']).toBe('B-12, Ring Society, Lake Road, Surat, Gujarat 395007')
})

test.each([
  ['CA No. : 210007712345 BP No. : 1100447712', '210007712345'],
  ['BP No. : 1100447712    CA No. : 210007712345', '1100447712'],
])('of the numbers of the contract and the partner the first printed is taken, and is not sure: %s', (line, number) => {
  const text = `
SURAT GAS LIMITED
PNG BILL
${line}`
  expect(fieldsOn('GAS_BILL', text)['consumer_number']).toBe(number)
  const found = candidatesOn('GAS_BILL', text).filter(({ path }) => path === 'consumer_number')
  expect(found.every(({ most }) => most === mostDoubted)).toBe(true)
})

test('what stands behind the stroke of a label and was read badly is its translation, with the number beside it', () => {
  const fields = fieldsOn('GAS_BILL', 'Customer ID / 2168 oio12        1000771204        Invoice No.   AGL21', [
    '2168',
    'oio12',
  ])
  expect(fields['consumer_number']).toBe('1000771204')
})

test('premises beside their label, on a line over it and one under it', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
TRIPURA NATURAL GAS COMPANY LIMITED
GAS BILL DOMESTIC (PNG)
Customer ID      AGT-D-0038816
Customer Name    RATAN DEBBARMA
Premises         Banamalipur, Bye Lane 4, H/No 17, Agartala 799001
Bill Date        30-11-2025`,
  )
  expect(fields['address']).toBe('Banamalipur, Bye Lane 4, H/No 17, Agartala 799001')
})

test('a name under its label in two languages is no line of the address', () => {
  const fields = fieldsOn(
    'GAS_BILL',
    `
VADODARA GAS LIMITED
GAS BILL
Customer Name / H1684 IH :              Customer ID : VGL0048821
HASMUKHBHAI C SOLANKI                   Meter No : B1907733
7, Shreeji Park Society,                Cycle : FEB-MAR 2024
Vadodara - 390019`,
  )
  expect(fields['address']).toBe('7, Shreeji Park Society, Vadodara - 390019')
})

test('on a slip an address goes on at the margin under its label; a name under its label in two languages opens none', () => {
  const slip = `
GHAGHARA GAS LIMITED
GAS BILL
NAME :   RAM DULARE YADAV
ADDR :   MOH. PURANI BAZAR
NEAR SHIV MANDIR
BAHRAICH 271801
METER NO      GV4418027`
  expect(fieldsOn('GAS_BILL', slip)['address']).toBe('MOH. PURANI BAZAR NEAR SHIV MANDIR BAHRAICH 271801')
  const bill = `
GAS BILL
ग्राहक का नाम / Name                     BP No. : 204417658
MRS. ANURADHA DESHMUKH
E-4/211, Arera Colony,                   Bill Date : 28-10-2025
Bhopal 462016`
  expect(fieldsOn('GAS_BILL', bill)['address']).toBe('E-4/211, Arera Colony, Bhopal 462016')
})
