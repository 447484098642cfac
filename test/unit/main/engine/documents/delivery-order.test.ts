import { expect, test } from 'vitest'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import { notTwice } from '../../../../../src/main/engine/documents/trade/not-twice'
import { fieldsOn, readOn, valuesOf, valuesOn } from './read-page'
import { extractedField } from '../extraction/extracted-field'

test('a delivery order', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
MAHINDRA FINANCE
DELIVERY ORDER
We have sanctioned a loan for the under-mentioned customer. You are requested to deliver the vehicle.
DO Number : DO12345678       Date : 23/09/2025
Dealer Name : Guru Nanak Motors
Customer Name : Asha Rani
Vehicle Model : Honda Activa 6G
Loan Amount : Rs. 86,600.00
Down Payment : Rs. 12,000.00
`,
  )
  expect(valuesOf(fields)).toMatchObject({
    delivery_order_number: 'DO12345678',
    delivery_order_date: '2025-09-23',
    financier_name: 'MAHINDRA FINANCE',
    dealer_name: 'Guru Nanak Motors',
    customer_name: 'Asha Rani',
    asset_description: 'Honda Activa 6G',
    loan_amount: '86600.00',
    down_payment: '12000.00',
  })
  const confidenceOf = (path: string): number => fields.find((f) => f.path === path)!.confidence
  expect(confidenceOf('financier_name'), 'concluded from its place').toBeLessThanOrEqual(0.975)
  expect(confidenceOf('delivery_order_date'), 'under a label of its own').toBeGreaterThan(0.975)
})

test('the O of a delivery order is no zero', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
BAJAJ FINANCE LIMITED
DELIVERY ORDER
DO Number : D0855733943       Date : 23/09/2025
Dealer Name : Guru Nanak Motors
Customer Name : Asha Rani
Loan Amount : Rs. 86,600.00
`,
  )
  const number = fields.find(({ path }) => path === 'delivery_order_number')
  expect(number?.value).toBe('DO855733943')
  expect(number?.reasons.map(({ code }) => code)).toContain('repaired')
})

test('a delivery order: the end of a firm is no financier', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Sahyadri Investment and Finance Company Limited
DELIVERY ORDER
D.O. No. : DO/77120                  Date : 09/06/2025
Customer Name      Ganesh Shelke
Loan Amount Sanctioned     Rs. 8,45,000/-`,
  )
  expect(fields.find((f) => f.path === 'financier_name')?.value).toBe('Sahyadri Investment and Finance Company Limited')
})

test('a number that begins with a long group of letters', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Delivery Order
DO No.        IDFCFB/DO/447118       DO Date     26/02/2025`,
  )
  expect(fields.find((f) => f.path === 'delivery_order_number')?.value).toBe('IDFCFB/DO/447118')
})

test('a dealer with the address in the same line', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
BAJAJ FINANCE LIMITED
DELIVERY ORDER
DO Number    BFL/TW/NGP/0447188
Dealer       Orange City Auto Pvt Ltd, Wardha Road, Nagpur 440015
Customer     Mr. Pravin Dattatray Meshram`,
  )
  expect(valuesOf(fields)).toMatchObject({
    dealer_name: 'Orange City Auto Pvt Ltd',
    customer_name: 'Mr. Pravin Dattatray Meshram',
  })
})

test('a name of two lines, a margin that is said in many words, and an item with its number', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Bajaj Auto Credit Limited                        DELIVERY ORDER
DO Number : DO25447118820                        DO Date : 17-10-2025
Dealer Name         SHRI SAI BAJAJ, LATUR
Dealer Bank A/c     XXXXXX4471, HDFC BANK
Customer Name       GANESH MAROTI                Mobile      98XXXXXX71
                    SURYAWANSHI

3 Asset             BAJAJ PLATINA 110 DRUM
Loan Amount                                                            72,000.00
Customer Margin Money to be collected by dealer (A - B)                21,850.00
Advance EMI (1)                                                         3,118.00
`,
  )
  expect(valuesOf(fields)).toMatchObject({
    dealer_name: 'SHRI SAI BAJAJ, LATUR',
    customer_name: 'GANESH MAROTI SURYAWANSHI',
    asset_description: 'BAJAJ PLATINA 110 DRUM',
    loan_amount: '72000.00',
    down_payment: '21850.00',
  })
})

test('what is lent and what is paid down make the price, whatever they are called: found, and in doubt', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
YES BANK LIMITED
DELIVERY ORDER
Car                               Honda Amaze VX CVT
On-road price                     9,80,000
Amount we fund                    7,50,000
Customer to bring                 2,30,000`,
  )
  const of = (path: string): ExtractedField | undefined => fields.find((f) => f.path === path)
  expect(of('asset_description')?.value).toBe('Honda Amaze VX CVT')
  expect(of('loan_amount')?.value).toBe('750000.00')
  expect(of('down_payment')?.value).toBe('230000.00')
  for (const path of ['loan_amount', 'down_payment']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
})

test('the net of a loan is the loan where none other is told, and in doubt', async () => {
  const loanOn = async (rows: string): Promise<ExtractedField | undefined> =>
    (await readOn('DELIVERY_ORDER', `TVS Credit Services Limited\nDELIVERY ORDER\n${rows}`)).find(
      ({ path }) => path === 'loan_amount',
    )
  const net = await loanOn('Net Loan Amount      61,200.00')
  expect(net?.value).toBe('61200.00')
  expect(net?.confidence).toBeLessThanOrEqual(0.95)
  expect((await loanOn('Loan Amount          66,000.00\nNet Loan Amount      61,200.00'))?.value).toBe('66000.00')
})

test('the branch and the numbers of a financier are none of its name, nor what another label cut off of the vehicle', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
INDIAN BANK OF INDORE, Sarafa Branch
DELIVERY ORDER
Vehicle : Renault Kiger RXT, Colour : Ice White`,
  )
  const asset = fields.find(({ path }) => path === 'asset_description')
  expect(asset?.value).toBe('Renault Kiger RXT')
  expect(asset?.confidence).toBeLessThanOrEqual(0.95)
  expect(fields.find(({ path }) => path === 'financier_name')?.value).toBe('INDIAN BANK OF INDORE')
})

test('what is read as customer and vehicle both is neither surely', () => {
  const field = (path: string, value: string): ExtractedField =>
    extractedField(path, value, {
      evidence: [{ page: 0, quad: null, source: 'ocr', rule: 'delivery.label', rawText: value, proofs: [] }],
    })
  const settled = (customer: string): readonly number[] =>
    notTwice(
      [field('customer_name', customer), field('asset_description', 'Bajaj Chetak Urbane')],
      new Set(['customer_name', 'asset_description']),
    ).map(({ confidence }) => confidence)
  expect(settled('Shalini Rao')).toEqual([0.99, 0.99])
  expect(Math.max(...settled('Shalini Rao Bajaj Chetak Urbane'))).toBeLessThanOrEqual(0.95)
})

test('whose vehicles a dealer sells is not its name, and whose child a customer is stands on a row of its own', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
SAHYADRI FINANCE LTD.
DELIVERY ORDER
To,
Shree Ganesh Motors
Authorised Dealer - Bajaj Auto Ltd.
Sangli Road, Miraj

Name of Borrower         Mr. Popat Vasant Kale
S/o                      Vasant Kale
Loan Amount              4,50,000/-`,
  )
  expect(fields).toMatchObject({ dealer_name: 'Shree Ganesh Motors', customer_name: 'Mr. Popat Vasant Kale' })
})

test('a dealer and a customer who have a block each, with a row of "Name" in it', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
EASTERN AUTO CREDIT LIMITED                            DELIVERY ORDER
Dealer                                   Customer
Name           Manas Wheels              Name         BIPUL KALITA
Code        D-1108                       Code         C-44
Loan amount     62,000.00                Down payment     27,430.00`,
  )
  expect(fields).toMatchObject({ dealer_name: 'Manas Wheels', customer_name: 'BIPUL KALITA' })
})

test('a word of a product is no label where its row has one, nor are the words of a firm before its "Limited"', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Sahyadri Small Finance Bank Limited
DELIVERY ORDER
Product            LG 8 Kg Front Load Washing Machine FHP1208
Customer Name      Snehal Gaikwad`,
  )
  expect(fields).toMatchObject({
    asset_description: 'LG 8 Kg Front Load Washing Machine FHP1208',
    financier_name: 'Sahyadri Small Finance Bank Limited',
  })
})

test('a department that lends for equipment is no equipment', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Sahyadri Bank Limited
Equipment Loans Department
DELIVERY ORDER
Customer Name      Snehal Gaikwad`,
  )
  expect(fields['asset_description']).toBeUndefined()
})

test('a sentence that goes on behind a firm is none of its name', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
Hypothecation in favour of "Kaveri Quickfin Limited" within 24 hours; payment follows
Customer Name      Snehal Gaikwad`,
  )
  expect(fields['financier_name']).toMatch(/^"?Kaveri Quickfin Limited$/)
})

test('for whom somebody signs beside the dealer is no dealer', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Kaveri Finance Limited                                        DELIVERY ORDER
D.O. No. : DO/CHN/26/4471           D.O. Date : 11-Nov-2025
To,
SHREE HONDA MOTORS
14 Anna Salai, Chennai 600002
Hirer : Kavitha Raman
Finance amount : 84,500.00

Accepted by dealer                                            For Kaveri Finance Limited
(Seal & Signature)                                            Authorised Signatory`,
  )
  expect(fields).toMatchObject({ dealer_name: 'SHREE HONDA MOTORS' })
})

test('a society lends to its member', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
THE BARDEZ TALUKA CREDIT SOCIETY LTD.
VEHICLE DELIVERY ORDER
D.O. No. 42 / VL / 2024
To M/s Sai Automobiles, Mapusa
Name of member Prakash Vasudev Gaonkar
Loan amount Rs. 65,000.00`,
  )
  expect(fields).toMatchObject({ customer_name: 'Prakash Vasudev Gaonkar' })
})

test('a form of labels under a sentence that ends with the borrower names none; a word of an asset is no label', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
PLEASE DELIVER TO OUR BORROWER
NAME        SH. MAHAVEER PRASAD JAT S/O BHAGIRATH JAT
VILLAGE     DIVRALA, DIST. SIKAR
ASSET       SWARAJ 744 FE TRACTOR 48 HP WITH ROTAVATOR 6 FT
Dealer      OM SHAKTI AUTOMOBILES (Code 60388), Kokar Chowk, Ranchi, Jharkhand 834001`,
  )
  expect(fields).toMatchObject({
    customer_name: 'SH. MAHAVEER PRASAD JAT',
    asset_description: 'SWARAJ 744 FE TRACTOR 48 HP WITH ROTAVATOR 6 FT',
    dealer_name: 'OM SHAKTI AUTOMOBILES',
  })
})

test('letters that readers take for others are exchanged on a picture, and never in the text of a PDF', async () => {
  const numberIn = async (source: 'ocr' | 'text_layer') =>
    (await valuesOn('DELIVERY_ORDER', 'DELIVERY ORDER\nDelivery Order No : D0-118234', [], [], [], source))[
      'delivery_order_number'
    ]
  expect(await numberIn('ocr')).toBe('DO-118234')
  expect(await numberIn('text_layer')).toBe('D0-118234')
})
