import { expect, test } from 'vitest'
import { classify } from '../../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { fieldsOn, readOn, valuesOf } from '../read-page'

function typeOfText(text: string): string {
  const layouts = [layoutOf(asciiPage(text))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}

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
  const values = valuesOf(fields)
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
  const values = valuesOf(fields)
  expect(values).toMatchObject({ delivery_order_number: 'SBI/KOP/AL/2291', financier_name: 'State Bank of India' })
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

test('the last word of a sentence names nobody, nor does the end of a letter', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
Customer Name : Snehal Gaikwad
Please send us the invoice and the papers of the vehicle
bearing our name as financier.
Yours faithfully
For Sahyadri Finance Limited`,
  )
  expect(fields['financier_name'] ?? '').not.toMatch(/faithfully/)
})

test('a member of a society of credit is told of, and where he lives', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
THE NABAGRAM CO-OPERATIVE BANK LTD.
Re: Order for delivery of one tractor
Our Bank has sanctioned a loan of Rs.4,20,000.00 in favour of our member Sri Tapan Murmu of village
Belpahari, for purchase of the tractor quoted by you. Please deliver it to him.`,
  )
  expect(fields['customer_name']).toBe('Sri Tapan Murmu')
})

test('a sentence under the subject is none of the name in it; what heads a column is no asset', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Sahyadri Finance Limited
DELIVERY ORDER
Sub : Delivery of vehicle to our hirer Mr. Yamanappa Hulugappa Kore
We are pleased to inform you that we have sanctioned a loan to the above customer.

                Asset                              Details
Description of asset                   SWARAJ 744 FE Tractor, 48 HP, Blue
Loan amount sanctioned                 Rs. 6,40,000.00`,
  )
  expect(fields).toMatchObject({
    customer_name: 'Mr. Yamanappa Hulugappa Kore',
    asset_description: 'SWARAJ 744 FE Tractor, 48 HP, Blue',
  })
})

test('what is bought on a line of its own, with its cost behind a dash', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
SUTLEJ GRAMIN BANK
DELIVERY ORDER
We have sanctioned a Tractor Loan of Rs. 5,20,000/- in favour of our borrower, for purchase of the following:

    Sonalika DI 745 III Tractor (50 HP) with trolley — total cost Rs. 6,62,500/-

The borrower has deposited the margin.`,
  )
  expect(fields['asset_description']).toBe('Sonalika DI 745 III Tractor (50 HP) with trolley')
})

test('a margin whose other name stands in brackets before its sum', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    '\nDELIVERY ORDER\nThe borrower has paid margin money (down payment) of Rs. 1,70,000.00 to you directly.',
  )
  expect(fields['down_payment']).toBe('170000.00')
})

test('to whom a bank asks to deliver is the customer', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
NANDI GRAMEEN BANK
DELIVERY ORDER
Dear Sirs, Please deliver to Shri Balwant Rao S/o Madhav Rao r/o village Kheda
the following tractor as per your quotation No. 88 dated 21.10.2022 :
Make and model : Khetraj 485 tractor`,
  )
  expect(valuesOf(fields)).toMatchObject({ customer_name: 'Shri Balwant Rao' })
})

test('who has sanctioned says so in a sentence', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
We are pleased to inform you that NANDI FINANCIAL SERVICES LIMITED has sanctioned a loan to the below mentioned
customer. Kindly deliver the vehicle after collecting the margin money.
Asset Make / Model      HONDA ACTIVA 6G`,
  )
  expect(valuesOf(fields)).toMatchObject({ financier_name: 'NANDI FINANCIAL SERVICES LIMITED' })
})

test('a bank that speaks of itself as "this Bank", its loan as the balance that it remits', async () => {
  const fields = valuesOf(
    await readOn(
      'DELIVERY_ORDER',
      `
SAHYADRI CENTRAL CO-OPERATIVE BANK LTD.
DELIVERY ORDER FOR TRACTOR
To M/s Ranade Tractors
Please deliver one SWARAJ 744 FE TRACTOR complete with
standard accessories to our borrower Sh./Smt. VINAYAK RANADE
The balance of Rs. 4,70,000/- being our term loan shall be remitted to your account.
The tractor is to be registered with hypothecation in favour of this Bank.`,
    ),
  )
  expect(fields).toMatchObject({
    financier_name: 'SAHYADRI CENTRAL CO-OPERATIVE BANK LTD.',
    customer_name: 'VINAYAK RANADE',
    asset_description: 'SWARAJ 744 FE TRACTOR',
    loan_amount: '470000.00',
  })
})

test('the division of a financier at its head is no vehicle', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
SAHYADRI FINANCE LIMITED                Two Wheeler Division
DELIVERY ORDER
Asset / Model                           HONDA SHINE 100 BS6`,
  )
  expect(fields['asset_description']).toBe('HONDA SHINE 100 BS6')
})

test('to whom a vehicle that is told below is to be delivered', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
Sahyadri Credit Co-operative Society Ltd
DELIVERY ORDER
PLEASE DELIVER THE VEHICLE MENTIONED BELOW TO
SRI Vinayak Raghunath Ranade, MOHOL
VEHICLE              SWARAJ 744 FE TRACTOR`,
  )
  expect(valuesOf(fields)['customer_name']).toBe('SRI Vinayak Raghunath Ranade')
})

test('what is delivered stands in the subject of a letter', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
Maru Vahan Finance Limited
DELIVERY ORDER
To,
The Manager
Thar Tractors, Jodhpur
Dear Sir,
Sub: Delivery of Mahindra 575 DI Tractor (47 HP), Model 2024, Red
We confirm having sanctioned a loan to Mr. Hari Ram Bishnoi for purchase of the above asset.`,
  )
  expect(fields.asset_description).toBe('Mahindra 575 DI Tractor (47 HP), Model 2024, Red')
})
