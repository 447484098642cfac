import { expect, test } from 'vitest'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import { classify } from '../../../../../src/main/engine/documents/classify'
import { findSigns } from '../../../../../src/main/engine/documents/find-signs'
import { notTwice } from '../../../../../src/main/engine/documents/not-twice'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn, readOn } from './read-page'

function typeOfText(text: string): string {
  const layouts = [layoutOf(asciiPage(text))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}

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
  expect(Object.fromEntries(fields.map((f) => [f.path, f.value]))).toMatchObject({
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

test('a delivery order as a letter names its customer in a sentence', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Tata Capital Limited
Subject : Delivery Order for vehicle in favour of Mr. Yogesh Balasaheb Tupe
Dear Sir,
We have sanctioned a loan to the customer and endorsing hypothecation
Product / Model            Tata Nexon Creative`,
  )
  const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
  expect(values).toMatchObject({ customer_name: 'Mr. Yogesh Balasaheb Tupe', asset_description: 'Tata Nexon Creative' })
})

test('a bank writes its order as a letter, with a number of its own and a sentence behind its name', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
STATE BANK OF INDIA
No. SBI/KOP/AL/2291                                   Date: 05.12.2024
DELIVERY ORDER
Borrower                Sachin Dinkar Powar
Hypothecation in favour of State Bank of India is to be noted in the certificate.`,
  )
  const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
  expect(values).toMatchObject({ delivery_order_number: 'SBI/KOP/AL/2291', financier_name: 'State Bank of India' })
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

test('a letter to the manager is one to the firm that they manage; a rupee sign read as another before whole rupees', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Shriram Finance Limited
To,
The Manager
Chetak Motors
Mumbai Pune Road, Chinchwad, Pune 411019
                    DELIVERY ORDER
D.O. Number: DO/PUN/2025/44718        Date: 29/04/2025
Customer Name                 Rahul Bhaskar Gaikwad
Loan Amount                   :% 4,85,000`,
  )
  const map = new Map(fields.map((f) => [f.path, f.value]))
  expect(map.get('dealer_name')).toBe('Chetak Motors')
  expect(map.get('loan_amount')).toBe('485000.00')
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
  expect(Object.fromEntries(fields.map((f) => [f.path, f.value]))).toMatchObject({
    dealer_name: 'Orange City Auto Pvt Ltd',
    customer_name: 'Mr. Pravin Dattatray Meshram',
  })
})

test('a letter to a dealer: who finances says so, and is not the firm that it is addressed to', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
To,
The Manager
VIJAY SALES INDIA PVT LTD
We, Bajaj Finance Limited, have sanctioned a loan to the below mentioned customer.
Loan Amount : Rs. 41,990.00`,
  )
  expect(fields['financier_name']).toBe('Bajaj Finance Limited')
})

test('a letter that speaks of the borrower: neither its sentences nor what is theirs names one', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER FOR VEHICLE
We have sanctioned a Super Car Loan to Mr. Kailash Tukaram Jadhav, resident of Aurangabad
for the vehicle from you. You are requested to deliver the vehicle to our borrower.
Make and Model of Vehicle        Tata Nexon Creative
Borrower's Margin (received)     Rs. 2,84,500/-
Please note that our hypothecation should be noted in the R.C. Book.`,
  )
  expect(fields['customer_name']).toBe('Mr. Kailash Tukaram Jadhav')
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
  expect(Object.fromEntries(fields.map((f) => [f.path, f.value]))).toMatchObject({
    dealer_name: 'SHRI SAI BAJAJ, LATUR',
    customer_name: 'GANESH MAROTI SURYAWANSHI',
    asset_description: 'BAJAJ PLATINA 110 DRUM',
    loan_amount: '72000.00',
    down_payment: '21850.00',
  })
})

test('a letter that tells all in one sentence', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
IKF FINANCE LTD
DELIVERY ORDER
Dealer : LAKSHMI MOTORS, AUTONAGAR, GUNTUR
Please deliver One No. ASHOK LEYLAND DOST XL (Chassis No. MB1AA22E5PRA44120) to our hirer SHAIK MASTAN VALI
S/o Shaik Subhani against the loan agreement. The loan amount of Rs. 6,85,000/- will be paid to you. You have to
collect the initial payment of Rs. 1,42,350/- from the hirer.`,
  )
  expect(fields).toMatchObject({
    dealer_name: 'LAKSHMI MOTORS',
    asset_description: 'ASHOK LEYLAND DOST XL',
    customer_name: 'SHAIK MASTAN VALI',
    loan_amount: '685000.00',
    down_payment: '142350.00',
  })
})

test('a letter of a bank that has no heading: its subject by the salutation, its day alone, its sums in sentences', async () => {
  const text = `
CENTRAL BANK OF INDIA
Tilak Road Branch, Akola
Ref: CBI/AK/Veh/2022-23/41                                   14 July 2022
Messrs. Rallis Auto Care,
Akola
Dear Sirs,
DELIVERY ORDER FOR VEHICLE LOAN
We have sanctioned a vehicle loan of Rs. 4,20,000/- to our borrower Smt. Kalpana Deshpande for the purchase of
one new Maruti Celerio ZXI AMT from you as per your quotation. She has paid you Rs. 1,05,000/- towards her margin.
Please deliver the vehicle after the hypothecation in favour of Central Bank of India is noted.`
  expect(typeOfText(text)).toBe('DELIVERY_ORDER')
  expect(fieldsOn('DELIVERY_ORDER', text)).toMatchObject({
    delivery_order_number: 'CBI/AK/Veh/2022-23/41',
    delivery_order_date: '2022-07-14',
    dealer_name: 'Messrs. Rallis Auto Care',
    customer_name: 'Smt. Kalpana Deshpande',
    asset_description: 'Maruti Celerio ZXI AMT',
    loan_amount: '420000.00',
    down_payment: '105000.00',
  })
})

test('who has been granted a loan opens the sentence; two who borrow together are in doubt', async () => {
  const letter = (sentence: string): Promise<readonly ExtractedField[]> =>
    readOn(
      'DELIVERY_ORDER',
      `Idar Nagarik Sahakari Bank Ltd.\nDELIVERY ORDER\nNo. 118/22-23      Date: 04.05.2022\n${sentence}`,
    )
  const one = await letter('Sh. Balwant Rai s/o Sh. Harish Rai, Himatnagar has been granted a loan for the tractor.')
  expect(one.find(({ path }) => path === 'customer_name')?.value).toBe('Sh. Balwant Rai')
  const two = await letter('Re: Purchase of car by Shri Nayan Bhatt and Smt. Hetal Bhatt')
  const both = two.find(({ path }) => path === 'customer_name')
  expect(both?.value).toBe('Shri Nayan Bhatt, Smt. Hetal Bhatt')
  expect(both?.confidence).toBeLessThanOrEqual(0.95)
})

test('a row that speaks of the customer names none, and a letter to an office is one to the firm under it', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
YES BANK LIMITED
DELIVERY ORDER
To
The Showroom Manager
Kakade Motors
Customer to bring                 2,10,000
We shall release the payment to you on delivery.`,
  )
  expect(fields['dealer_name']).toBe('Kakade Motors')
  expect(fields).not.toHaveProperty('customer_name')
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
  const field = (path: string, value: string): ExtractedField => ({
    path,
    value,
    confidence: 0.99,
    proven: false,
    evidence: [{ page: 0, quad: null, source: 'ocr', rule: 'delivery.label', rawText: value, proofs: [] }],
    alternates: [],
    reasons: [],
  })
  const settled = (customer: string): readonly number[] =>
    notTwice(
      [field('customer_name', customer), field('asset_description', 'Bajaj Chetak Urbane')],
      new Set(['customer_name', 'asset_description']),
    ).map(({ confidence }) => confidence)
  expect(settled('Shalini Rao')).toEqual([0.99, 0.99])
  expect(Math.max(...settled('Shalini Rao Bajaj Chetak Urbane'))).toBeLessThanOrEqual(0.95)
})

test('a dealer is named as the letter addresses it; "M/s" with a colon or apart from the name is the form\'s', () => {
  const dealer = (line: string) =>
    fieldsOn(
      'DELIVERY_ORDER',
      `
UNION BANK OF INDIA
DELIVERY ORDER
To,
${line}
Nagpur
Loan Amount : 4,50,000`,
    )['dealer_name']
  expect(dealer('M/s Vidarbha Wheels Pvt. Ltd.')).toBe('M/s Vidarbha Wheels Pvt. Ltd.')
  expect(dealer('M/s. Vidarbha Wheels Pvt. Ltd.')).toBe('M/s. Vidarbha Wheels Pvt. Ltd.')
  expect(dealer('M/s : Vidarbha Wheels Pvt. Ltd.')).toBe('Vidarbha Wheels Pvt. Ltd.')
  expect(dealer('M/s          Vidarbha Wheels Pvt. Ltd.')).toBe('Vidarbha Wheels Pvt. Ltd.')
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

test('a customer is named where they are, not in the sentence that speaks of them; the rest is paid as margin', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
THE KONKAN CO-OPERATIVE BANK LTD.
DELIVERY ORDER
We have sanctioned a vehicle loan of Rs. 6,20,000/- in favour of our
customer named below, who shall pay Rs. 1,84,300/- to you directly as margin.

Borrower      SULEKHA R GAWDE
Vehicle       TATA PUNCH ADVENTURE`,
  )
  expect(fields).toMatchObject({ customer_name: 'SULEKHA R GAWDE', down_payment: '184300.00' })
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
