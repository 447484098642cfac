/** Orders of financiers as forms: parts with headings, days of other papers, names in full. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn, valuesOn } from './read-page'

test('the day of a proforma invoice is not that of the order that speaks of it', async () => {
  const fields = await valuesOn(
    'DELIVERY_ORDER',
    `
SAHYADRI FINANCE COMPANY LIMITED
Ref: XVF00004871                                  25th February 2025
M/s. Maa Durga Tractors,
Begusarai, Bihar - 851129
Sub: Delivery Order

1   Make & Model of Asset          Swaraj 744 Tractor
2   Proforma invoice no. & date    MDT/PI/311 dt. 20.02.2025
3   Amount financed by us          Rs. 5,85,000/-
`,
  )
  expect(fields['delivery_order_date']).toBe('2025-02-25')
})

test('a part of an order is headed by whose details it holds', async () => {
  const fields = await valuesOn(
    'DELIVERY_ORDER',
    `
SAHYADRI FINANCIAL SERVICES                           Delivery Order

Store details
Dealer                            Dealer code      City
RADHE ELECTRONICS - PALASIA       IND15708         Indore

Customer details
Name                     Mobile number
Neha Rathod              98****9202

Payment details
Total down payment by customer         Net payable to dealer
6,915                                  32,708
`,
  )
  expect(fields).toMatchObject({
    dealer_name: 'RADHE ELECTRONICS - PALASIA',
    customer_name: 'Neha Rathod',
    down_payment: '6915.00',
  })
})

test('a financier is named in full where it signs', async () => {
  const fields = await valuesOn(
    'DELIVERY_ORDER',
    `
KAVERI BANK
DELIVERY ORDER
D.O. No: 11223344                     Date: 07/03/2025
Name of the Customer         Mrs. Kavita Joshi
Loan Amount Sanctioned       7,00,000

For Kaveri Bank Limited
Authorised Signatory
`,
  )
  expect(fields['financier_name']).toBe('Kaveri Bank Limited')
})

test('what the dealer is told to do names none; a firm and its office in one line', async () => {
  const fields = await valuesOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER - CONSUMER DURABLES
Cumulus Consumer Credit Pvt Ltd, Outer Ring Road, Near Old Mill, Bengaluru 560103

Dealer                       Kaveri Digital World, Hebbal
Customer Name                NANDINI RAO K

Dealer to note: deliver the product at the residence only; mention the serial
number on the invoice and upload the same within 48 hours.`,
  )
  expect(fields).toMatchObject({
    financier_name: 'Cumulus Consumer Credit Pvt Ltd',
    dealer_name: 'Kaveri Digital World, Hebbal',
  })
})

test("a comma read for the point of the paise; whether a title is of a customer's name is left to a human", async () => {
  const form = (customer: string) =>
    readOn(
      'DELIVERY_ORDER',
      `
DELIVERY ORDER
Cumulus Consumer Credit Limited

Customer Name       ${customer}
Loan Amount         Rs. 33,592,00`,
      [],
      [],
      [],
      'text_layer',
    )
  const of = async (customer: string, path: string) => (await form(customer)).find((field) => field.path === path)
  expect((await of('Nandini Rao', 'loan_amount'))?.value).toBe('33592.00')
  expect((await of('Mrs. Nandini Rao', 'customer_name'))?.confidence).toBeLessThanOrEqual(mostDoubted)
  expect((await of('Nandini Rao', 'customer_name'))?.confidence).toBeGreaterThan(mostDoubted)
})

test('a comma before two digits at the end of a sum is its point, and not sure', () => {
  const text = 'DELIVERY ORDER\nLoan Amount : 33,592,00'
  const found = candidatesOn('DELIVERY_ORDER', text).filter(({ path }) => path === 'loan_amount')
  expect(found.map(({ value, most }) => [value, most])).toEqual([['33592.00', mostDoubted]])
})

test('what a sum is called otherwise stands in brackets before it', () => {
  const text = `
DELIVERY ORDER
The borrower has paid margin money (down payment) of Rs. 1,70,000.00 to you.`
  expect(fieldsOn('DELIVERY_ORDER', text)).toMatchObject({ down_payment: '170000.00' })
})

test('a form of release: its own number, the showroom, and no heading or sentence for a name', async () => {
  const fields = await valuesOn(
    'DELIVERY_ORDER',
    `
Nandi Two Wheeler Finance Limited
Release Order / DO

DEALER / SUPPLIER DETAILS
Release order no.        NTW/25/0017724
Customer                 Anjali Kulkarni - New scooter loan
Showroom                 Kalinga Auto World, Rasulgarh, Bhubaneswar
Hypothecated to          Nandi Two Wheeler Finance Limited, Cuttack
Pay order No. 771204 is handed over on delivery. HP endorsement of this firm is to be noted.
`,
  )
  expect(fields).toMatchObject({
    delivery_order_number: 'NTW/25/0017724',
    customer_name: 'Anjali Kulkarni',
    dealer_name: 'Kalinga Auto World',
    financier_name: 'Nandi Two Wheeler Finance Limited',
  })
})

test('the day of a quotation that a sentence speaks of is another one, where a blank parts its line too', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
NANDI GRAMEEN BANK
D.O. No. 61/2022-23
following tractor as per your quotation No.        dated 21.10.2022`,
  )
  expect(fields['delivery_order_date']).toBeUndefined()
})

test('of a bank that is named in two scripts on one line the name in Latin letters is read', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
अवध नागरिक सहकार बैंक मर्यादित / AVADH NAGARIK SAHAKAR BANK LTD.
Branch : Hinganghat, Dist. Wardha 442301
Date : 09.07.2025
डिलीवरी ऑर्डर / DELIVERY ORDER`,
  )
  expect(fields['financier_name']).toBe('AVADH NAGARIK SAHAKAR BANK LTD.')
})

test('an order that is placed for the supply of a vehicle says which; the day of the application opens a line of its sentence', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Delivery Order No: 4471                                   Date: 11-Sep-2025
With reference to your application
dated 09-Sep-2025, we have sanctioned a loan to the customer named below.
We hereby place our order on you for the supply of a brand new Maruti Suzuki Dzire VXi to our hirer`,
  )
  expect(fields).toMatchObject({ delivery_order_date: '2025-09-11', asset_description: 'Maruti Suzuki Dzire VXi' })
})

test('the day of an order stands behind its number, on one line', async () => {
  const day = async (line: string): Promise<string | undefined> =>
    (
      await valuesOn(
        'DELIVERY_ORDER',
        `
Ganga Credit Cooperative Bank
Delivery Order / Disbursement Advice
${line}

Dealer: Magadh Tractors & Implements
Borrower: Ramesh Prasad Yadav`,
      )
    )['delivery_order_date']
  expect(await day('Reference no. GCB-DO-5529 dated 19 Sep 2023')).toBe('2023-09-19')
  expect(await day('Application no. 5529 dated 19 Sep 2023')).toBeUndefined()
})
