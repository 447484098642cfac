/** Papers of offices and firms as strangers drew them: what each of their forms holds in general, with invented values. */
import { expect, test } from 'vitest'
import { readOn } from './read-page'

const valuesOf = async (...paper: Parameters<typeof readOn>): Promise<Record<string, string>> =>
  Object.fromEntries((await readOn(...paper)).map(({ path, value }) => [path, value]))

test('a program of orders prints number and day behind one label, knows vendors by a number and says where to deliver', async () => {
  const fields = await valuesOf(
    'PURCHASE_ORDER',
    `
SAHYADRI CASTINGS LIMITED                                                 Purchase Order

Vendor No. 0000204411                            PO number/ date   4500881230 / 06.05.2025
NIRMAL ALLOYS PVT LTD                            Contact person    Meena Kale (PG 210)
Survey 41/2, Kagal                               Amendment         00
KOLHAPUR 416216

Please deliver to:                               Please send invoice to:
Sahyadri Castings Limited - Plant 2              Sahyadri Castings Limited
Gat No. 88, Shirwal, Satara 412801               Church Road, Pune 411001

Item      Material      Qty    Price       Net value
00010     Bar 32 MM     8      1,000.00    8,000.00
                               Total       8,000.00
`,
  )
  expect(fields).toMatchObject({
    po_number: '4500881230',
    po_date: '2025-05-06',
    supplier_name: 'NIRMAL ALLOYS PVT LTD',
    delivery_address: 'Sahyadri Castings Limited - Plant 2 Gat No. 88, Shirwal, Satara 412801',
  })
})

test('an office of a government numbers its files with brackets; what it orders against has another number', async () => {
  const fields = await valuesOf(
    'PURCHASE_ORDER',
    `
                    GOVT. OF N.C.T. OF DELHI
                    SEVA SADAN HOSPITAL
                    Rohini, Delhi-110085

No. F.7(31)/Store/SSH/2024-25/204                    Dated: 11/11/2024
To,
    M/s Kiran Surgicals,
    14, Bhagirath Palace, Delhi-110006. (GSTIN: 07AABCK1234F1ZH)

                    SUPPLY ORDER
Sub: Supply of gloves against Rate Contract No. CPA/RC/2023/77.

S. No.   Name of item    Qty     Rate      Amount
1        Gloves          100     10.00     1,000.00
`,
  )
  expect(fields).toMatchObject({
    po_number: 'F.7(31)/Store/SSH/2024-25/204',
    buyer_name: 'SEVA SADAN HOSPITAL',
  })
})

test('how goods are delivered is no place', async () => {
  const fields = await valuesOf(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO No : PO/0042          PO Date : 01/02/2024
Supplier Details                          Ship To / Site
Sunrise Traders                           Project Surya Heights, Premises No. 4
12 MG Road, Pune - 411001                 Baner Road, Pune 411045

Terms
3. Delivery as per daily call-up, between 9 PM and 6 AM only
`,
  )
  expect(fields['delivery_address']).toBe('Project Surya Heights, Premises No. 4 Baner Road, Pune 411045')
})

test('the country may stand under the PIN code, and a tax that is not charged is nought', async () => {
  const fields = await valuesOf(
    'INVOICE',
    `
Kavya Cloud Software Private Limited                    Tax Invoice
4th Floor, Opus Towers, Hebbal
Bengaluru, Karnataka 560092
India

Bill To
Varsha Logistics Solutions Pvt Ltd                      Invoice No : KC-18
Unit 305, Wagle Estate                                  Invoice Date : 01 Jun 2025
Thane West, Maharashtra 400604
India

Item          Qty     Rate        Amount
Plan          10      1,000.00    10,000.00

Taxable Amt    CGST Amt    SGST Amt    IGST Amt    Tot Inv. Amt
10000.00       0.00        0.00        1800.00     11800.00
`,
  )
  expect(fields).toMatchObject({
    seller_address: '4th Floor, Opus Towers, Hebbal Bengaluru, Karnataka 560092 India',
    buyer_address: 'Unit 305, Wagle Estate Thane West, Maharashtra 400604 India',
    cgst_amount: '0.00',
    sgst_amount: '0.00',
    igst_amount: '1800.00',
  })
})

test('a letterhead tells since when and in what a firm trades; who buys over the counter tells a place', async () => {
  const fields = await valuesOf(
    'INVOICE',
    `
Estd. 1958                     TAX INVOICE
                         SHAH KANTILAL & SONS
   Wholesale Merchants : Suitings, Shirtings, Dress Materials & Poplin
                14, Kapad Market, Ahmedabad - 380 002.

M/s. Selvam R.                         Date : 28/10/2024
Begampur

S.No   PARTICULARS        Qty     Rate      Amount
1      Steel Dabba        4       320.00    1,280.00
                                  TOTAL     1,280.00
`,
  )
  expect(fields).toMatchObject({
    seller_name: 'SHAH KANTILAL & SONS',
    seller_address: '14, Kapad Market, Ahmedabad - 380 002',
    buyer_name: 'Selvam R.',
    buyer_address: 'Begampur',
  })
})

test('the day of a proforma invoice is not that of the order that speaks of it', async () => {
  const fields = await valuesOf(
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
  const fields = await valuesOf(
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

test('a school under its government employs, and brackets behind a label explain it', async () => {
  const fields = await valuesOf(
    'SALARY_SLIP',
    `
              GOVERNMENT OF RAJASTHAN
         GOVT. SR. SEC. SCHOOL, MANDANA
       PAY SLIP FOR THE MONTH OF MAR-2025
NAME          : SURESH CHANDRA NAGAR

EARNINGS                              AMOUNT
Basic Pay (Level 11 / Cell 9)         56900
D.A. @ 53%                            30157
GROSS AMOUNT                          87057
`,
  )
  expect(fields).toMatchObject({ employer_name: 'GOVT. SR. SEC. SCHOOL, MANDANA', basic_pay: '56900.00' })
})

test('of holder and establishment the latter is the business', async () => {
  const fields = await valuesOf(
    'FSSAI_CERTIFICATE',
    `
FOOD SAFETY AND STANDARDS AUTHORITY OF INDIA
REGISTRATION CERTIFICATE

Name of Food Business Operator      Gopal Chandra Das
Name of the Establishment           New Apurba Sweets
Kind of Business                    Sweet Shop
`,
  )
  expect(fields['business_name']).toBe('New Apurba Sweets')
})

test('the day of the establishment is not that of its certificate', async () => {
  const fields = await valuesOf(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE
under The West Bengal Shops and Establishments Act, 1963
Registration Number : KL04152N2024000991
1. Name of the shop or establishment : Pustak Ghar
5. Date of establishment : 14/01/2024

Dated : 02.04.2024
`,
  )
  expect(fields['issue_date']).toBe('2024-04-02')
})

test('who pays is not the clerk who orders, and a row of a form is nobody', async () => {
  const fields = await valuesOf(
    'PURCHASE_ORDER',
    `
Contract No: GEMC-511687799999999                     Generated Date: 21-Aug-2024

Organisation Details                      Buyer Details
Type : Central Government                 Designation : Assistant Director
Organisation Name : Directorate of Mines  Address : Khanij Bhavan, Hall Road, Nagpur 440001

Seller Details
GeM Seller ID : 5A0B190001119999
Company Name : MAHESH COMPUTERS
Address : 12, FC Road, Pune 411005
`,
  )
  expect(fields).toMatchObject({
    po_number: 'GEMC-511687799999999',
    po_date: '2024-08-21',
    buyer_name: 'Directorate of Mines',
    supplier_name: 'MAHESH COMPUTERS',
  })
})

test('who is paid may stand over the row of numbers without a label', async () => {
  const fields = await valuesOf(
    'SALARY_SLIP',
    `
PAYSLIP MAY 2025
BlueFern Analytics LLP

Kartik Subramani

Employee Number     Date Joined      Department
BF-118              01 Feb 2023      Analytics

Basic           30,000.00
Gross Salary    60,000.00
`,
  )
  expect(fields).toMatchObject({ employee_name: 'Kartik Subramani', employee_id: 'BF-118' })
})

test('a financier is named in full where it signs, and of employer and father the first is the employer', async () => {
  const order = await valuesOf(
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
  expect(order['financier_name']).toBe('Kaveri Bank Limited')
  const shop = await valuesOf(
    'SHOP_ACT_LICENSE',
    `
Registration Certificate of Establishment
Karnataka Shops and Commercial Establishments Act, 1961
Name of the Establishment               Udupi Residency
Name of the Employer / Father's Name    Sri Ganesh Shetty / Sri Narayana Shetty
`,
  )
  expect(shop['employer_name']).toBe('Sri Ganesh Shetty')
})
