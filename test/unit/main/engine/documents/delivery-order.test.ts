import { expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

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
  expect(values).toMatchObject({ customer_name: 'Yogesh Balasaheb Tupe', asset_description: 'Tata Nexon Creative' })
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
    customer_name: 'Pravin Dattatray Meshram',
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
  expect(fields['customer_name']).toBe('Kailash Tukaram Jadhav')
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
