import { describe, expect, test } from 'vitest'
import { readOn } from './read-page'

const invoice = `
TAX INVOICE
Sunrise Traders
12 MG Road, Pune - 411001
GSTIN: 27AAPFU0939F1ZV

Invoice No : INV/24-25/017                 Invoice Date : 05/04/2024

Bill To
Balaji Hardware
4 Station Road, Nashik - 422001
GSTIN: 27AAACI1195H1Z0

Sr No   Description             HSN      Qty     Rate        Amount
1       Ceiling Fan             8414      10     1,500.00    15,000.00
2       Copper Wire             7408      20       250.00     5,000.00
        1.5 sq mm
                                         Taxable Value        20,000.00
                                         CGST @ 9%             1,800.00
                                         SGST @ 9%             1,800.00
                                         Grand Total          23,600.00
`

describe('an invoice', () => {
  test("the supplier's reference names no seller: whose paper it is stands at its head", async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sunrise Traders                            Invoice No.         Dated
12 MG Road, Pune - 411001                  SUN/0418            21-Aug-25
GSTIN/UIN: 27AAPFU0939F1ZV                 Supplier's Ref.     Due Date
State Name : Maharashtra, Code : 27                            20-Sep-25
Buyer (Bill to)
Balaji Hardware
4 Station Road, Nashik - 422001`,
    )
    const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
    expect(values).toMatchObject({ seller_name: 'Sunrise Traders', buyer_name: 'Balaji Hardware' })
  })
  test('the day of the order is not that of the invoice, where both stand under "Dated"', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sunrise Traders                            Invoice No.         Dated
12 MG Road, Pune - 411001                  SUN/0418            8-Jul-24
GSTIN/UIN: 27AAPFU0939F1ZV                 Buyer's Order No.   Dated
State Name : Maharashtra, Code : 27        PO-5567             1-Jul-24`,
    )
    expect(fields.find(({ path }) => path === 'invoice_date')?.value).toBe('2024-07-08')
  })
  test('what is taken off before the tax is no part of the taxable value, which is printed nowhere', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
#        : INV-000317
Sr No   Description             HSN      Qty     Rate        Amount
1       Brand package           998391    1      85,000.00    85,000.00
2       Maintenance             998313    6      12,500.00    75,000.00
                                         Sub Total           160,000.00
                                         Discount(5.00%)     (-) 8,000.00
                                         IGST18 (18%)         27,360.00
                                         Total               179,360.00
`,
    )
    const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
    expect(values).toMatchObject({ invoice_number: 'INV-000317', igst_amount: '27360.00', total_amount: '179360.00' })
    expect(values).not.toHaveProperty('taxable_amount')
  })
  test('the sum of the items is the taxable value where it is printed without a label, and only where there is tax', async () => {
    const taxed = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sl   Description of Goods    HSN/SAC    Quantity    Rate        Amount
1    Ceiling Fan             8414       10 NOS      1,500.00    15,000.00
2    Copper Wire             7408       20 MTR        250.00     5,000.00
                                                                20,000.00
     Output CGST                                                 1,800.00
     Output SGST                                                 1,800.00
     Total                                                      23,600.00
`,
    )
    expect(taxed.find(({ path }) => path === 'taxable_amount')?.value).toBe('20000.00')
    const untaxed = await readOn(
      'INVOICE',
      `
S. K. Agashe & Associates, Advocates
INVOICE
To,
Tarini Constructions Limited
Nariman Point, Mumbai 400021
GSTIN : 27AAPFU0939F1ZV
INVOICE FOR PROFESSIONAL SERVICES
Sr. No.   Particulars                  SAC       Amount
1         Drafting of agreement        998213    40,000.00
2         Title search                 998213    25,000.00
          Total                                  65,000.00
`,
    )
    const paths = untaxed.map(({ path }) => path)
    expect(paths).toContain('buyer_gstin')
    for (const path of ['taxable_amount', 'seller_gstin']) expect(paths).not.toContain(path)
    expect(untaxed.find(({ path }) => path === 'seller_name')?.value).toBe('S. K. Agashe & Associates, Advocates')
  })
  test('lines with a discount are proven by it, and a row of tax is no item', async () => {
    const fields = await readOn(
      'INVOICE',
      `
GST INVOICE
S.   HSN        PRODUCT NAME       QTY.    RATE     DISC    GST %    AMOUNT
1    30049099   DOLO 650 TAB       10      24.10    5.00    12.00    228.95
2    30042064   AZITHRAL 500 TAB   25      94.20    0.00    12.00    2355.00
GST 12.00%   2583.95   0.00   0.00   155.04   155.04   310.08
`,
    )
    const cells = fields.filter(({ path }) => path.startsWith('line_items'))
    const of = (row: number, column: string) => cells.find(({ path }) => path === `line_items.${row}.${column}`)
    expect(of(0, 'amount')).toMatchObject({ value: '228.95', proven: true })
    expect(of(0, 'unit_price')?.value).toBe('24.10')
    expect(of(2, 'amount')).toBeUndefined()
  })
  test('amounts whose rupee sign was misread, a number after a hash', async () => {
    const fields = await readOn(
      'INVOICE',
      `
INVOICE
# TN-2025-00931
Sunrise Traders
Billed To
Balaji Hardware

Item             SAC        Qty      Price          Total
Subscription     998431      25      =4,800.00      =1,20,000.00
                                     Subtotal       =1,20,000.00
                                     IGST @ 18%     %21,600.00
                                     Amount due     =1,41,600.00`,
    )
    expect(Object.fromEntries(fields.map((f) => [f.path, f.value]))).toMatchObject({
      invoice_number: 'TN-2025-00931',
      taxable_amount: '120000.00',
      igst_amount: '21600.00',
      total_amount: '141600.00',
    })
  })
  test('gives number, dates, parties and sums that are proven by each other', async () => {
    const fields = new Map((await readOn('INVOICE', invoice)).map((f) => [f.path, f]))
    const values = Object.fromEntries([...fields].map(([path, f]) => [path, f.value]))
    expect(values).toMatchObject({
      invoice_number: 'INV/24-25/017',
      invoice_date: '2024-04-05',
      seller_name: 'Sunrise Traders',
      seller_gstin: '27AAPFU0939F1ZV',
      buyer_name: 'Balaji Hardware',
      taxable_amount: '20000.00',
      cgst_amount: '1800.00',
      sgst_amount: '1800.00',
      total_amount: '23600.00',
      'line_items.0.description': 'Ceiling Fan',
      'line_items.0.hsn': '8414',
      'line_items.0.quantity': '10',
      'line_items.0.unit_price': '1500.00',
      'line_items.1.description': 'Copper Wire 1.5 sq mm',
      'line_items.1.amount': '5000.00',
    })
    expect(fields.get('total_amount')).toMatchObject({ proven: true, reasons: [{ code: 'arithmetic_holds' }] })
    expect(fields.get('line_items.1.amount')?.proven).toBe(true)
  })
  test('sums that do not add up are not sure, and say so', async () => {
    const fields = await readOn('INVOICE', invoice.replace('23,600.00', '32,600.00'))
    const total = fields.find((f) => f.path === 'total_amount')
    expect(total?.confidence).toBeLessThan(0.9)
    expect(total?.reasons).toContainEqual({ code: 'arithmetic_fails' })
  })
  test('a line whose product is not its amount proves nothing', async () => {
    const fields = await readOn('INVOICE', invoice.replace('15,000.00', '15,400.00'))
    expect(fields.find((f) => f.path === 'line_items.0.amount')?.proven).toBe(false)
  })
})

test('an order names who orders and who delivers', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO No : PO/0042          PO Date : 01/02/2024
Bill To                                   Vendor
Balaji Hardware                           Sunrise Traders
4 Station Road, Nashik - 422001           12 MG Road, Pune - 411001

Sr No   Item Description        Qty     Unit Price  Amount
1       Ceiling Fan             10      1,500.00    15,000.00
2       Wall Fan                 2      1,000.00     2,000.00
                                        Total       17,000.00
`,
  )
  expect(Object.fromEntries(fields.map((f) => [f.path, f.value]))).toMatchObject({
    po_number: 'PO/0042',
    po_date: '2024-02-01',
    buyer_name: 'Balaji Hardware',
    supplier_name: 'Sunrise Traders',
    total_amount: '17000.00',
    'line_items.1.quantity': '2',
  })
})

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

test('a salary slip whose net is its gross less its deductions is proven', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
Sunrise Infotech Private Limited
Salary Slip for April 2024
Employee Name : Asha Rani           Employee ID : E1042
Designation : Analyst               Account No : 50100012345678
Basic Pay : 40,000.00               Provident Fund : 4,800.00
Gross Salary : 80,000.00            Total Deductions : 5,000.00
Net Pay : 75,000.00
`,
  )
  const map = new Map(fields.map((f) => [f.path, f]))
  expect(map.get('employee_name')?.value).toBe('Asha Rani')
  expect(map.get('pay_period')?.value).toBe('April 2024')
  expect(map.get('net_salary')).toMatchObject({ value: '75000.00', proven: true })
  expect(map.get('basic_pay')).toMatchObject({ value: '40000.00', proven: false })
})

describe('an order', () => {
  const order = `
PURCHASE ORDER
Buyer                                Supplier Details
M/s Balaji Hardware                  M/s Sunrise Traders
4 Station Road, Nashik 422001        12 MG Road, Pune 411001
GSTIN: 09JAYFK0663L3Z9               GSTIN: 27AAPFU0939F1ZV
PO No : 8304/24-25                   Order Date : 01-02-2025

Particulars            Quantity     Unit Price       Amount
LED Bulb 9W                  41         100.00     4,100.00
Copper Wire                  12          50.00       600.00
                                      Subtotal     4,700.00
                                     GST @ 18%       846.00
                                         Total     5,546.00`
  const read = async (text: string): Promise<Map<string, Awaited<ReturnType<typeof readOn>>[number]>> =>
    new Map((await readOn('PURCHASE_ORDER', text)).map((f) => [f.path, f]))
  test('a clerk named as the buyer is not whose paper it is', async () => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
Godavari Heavy Engineering Limited                 PURCHASE ORDER
Regd. Office: MIDC Ambad, Nashik 422010
GSTIN: 27AAPFU0939F1ZV

Vendor                                             PO Number     4500128834
Raipur Steel Traders Pvt Ltd                       PO Date       06.10.2025
Urla Industrial Area, Raipur 493221                Buyer         R. Deshpande`,
    )
    const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
    expect(values['buyer_name']).toBe('Godavari Heavy Engineering Limited')
  })
  test('names who buys and who delivers, without the form of address before a firm', async () => {
    const fields = await read(order)
    expect(fields.get('buyer_name')?.value).toBe('Balaji Hardware')
    expect(fields.get('supplier_name')?.value).toBe('Sunrise Traders')
    expect(fields.get('buyer_gstin')?.value).toBe('09JAYFK0663L3Z9')
    expect(fields.get('supplier_gstin')?.value).toBe('27AAPFU0939F1ZV')
  })
  test('numbers of its items, counted in tens, are no part of what is ordered', async () => {
    const fields = await read(`
PURCHASE ORDER
PO No : 4500078812                 PO Date : 14.02.2025

Item   Material Description     Qty         UoM   Net Price    Net Value (INR)
10     MS Angle 50x50x6         2400.000    KG        68.50        1,64,400.00
20     TMT Bar 12mm             5200.000    KG        61.25        3,18,500.00
30     Binding wire             150.000     KG        84.00          12,600.00
                                       Total Order Value           4,95,500.00`)
    const names = [0, 1, 2].map((row) => fields.get(`line_items.${row}.description`)?.value)
    expect(names).toEqual(['MS Angle 50x50x6', 'TMT Bar 12mm', 'Binding wire'])
  })
  test('its total is the sum with the tax, however the tax is called', async () => {
    expect((await read(order)).get('total_amount')).toMatchObject({ value: '5546.00', proven: true })
    const strange = (await read(order.replace('GST @ 18%', 'Levy 18%'))).get('total_amount')
    expect(strange).toMatchObject({ value: '5546.00', proven: false })
    expect(strange?.confidence).toBeLessThan(0.99)
  })
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

test('a bill with rates and amounts of tax in columns, rounded to what is to be paid', async () => {
  const fields = new Map(
    (
      await readOn(
        'INVOICE',
        `
                               GST INVOICE
JAIN WHOLESALE MART
GSTIN 27AAPFU0939F1ZV                                          Bill No : B2B-10442
Sr   Item Name          HSN        Qty    Rate     Taxable    CGST%    CGST     SGST%    SGST      Amount
1    Britannia Marie    19053100   60     30.88    1852.80    9        166.75   9        166.75    2186.30
2    Surf Excel         34022010   24     377.20   9052.80    9        814.75   9        814.75    10682.30
     Total                         84              10905.60            981.50            981.50    12868.60
                                                          Sub Total                   12868.60
                                                          R/Off                           0.40
                                                          Net Amount                  12869.00`,
      )
    ).map((f) => [f.path, f.value]),
  )
  expect(fields.get('taxable_amount')).toBe('10905.60')
  expect(fields.get('cgst_amount')).toBe('981.50')
  expect(fields.get('total_amount')).toBe('12869.00')
})

test('what stands in brackets behind a heading does not make another label of it', async () => {
  const fields = new Map(
    (
      await readOn(
        'PURCHASE_ORDER',
        `
Godavari Process Engineers Ltd                     PURCHASE ORDER
Vendor (Code 100442)                               PO Number    4500118827
Mahavir Tubes & Fittings                           PO Date      09.01.2025
12 Narol GIDC, Ahmedabad 382405`,
      )
    ).map((f) => [f.path, f.value]),
  )
  expect(fields.get('supplier_name')).toBe('Mahavir Tubes & Fittings')
})
