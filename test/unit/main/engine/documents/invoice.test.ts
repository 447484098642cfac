import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'

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
  test('the bill of a carrier is for freight: its lines tell the columns too', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Raj Roadlines
GSTIN: 27AAPFU0939F1ZV
Particulars                              SAC      Qty     Rate        Amount
Freight Vapi to Bhiwandi, LR   44120     996511    1      18,500.00    18,500.00
Freight Vapi to Taloja, LR     44137     996511    1      21,200.00    21,200.00
Loading charges                          996511    4         650.00     2,600.00
                                                   Total               42,300.00`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      'line_items.0.description': 'Freight Vapi to Bhiwandi, LR 44120',
      'line_items.0.hsn': '996511',
    })
  })
  test.each(['Rate per month', 'Rate per visit'])(
    'what is counted under a head that nobody knows: %s',
    async (head) => {
      const fields = await readOn(
        'INVOICE',
        `
TAX INVOICE
Magadh Security Agency
GSTIN: 27AAPFU0939F1ZV
Description of service        SAC        No. of guards     ${head}     Amount
Security guards               998525     6                 17,850.00          1,07,100.00
Supervisor                    998525     2                 21,400.00          42,800.00
Total                                                                         1,49,900.00`,
      )
      const values = valuesOf(fields)
      expect(values).toMatchObject({ 'line_items.0.quantity': '6', 'line_items.0.unit_price': '17850.00' })
    },
  )
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
    expect(valuesOf(fields)).toMatchObject({
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

test('a number that was too long for its cell goes on under its beginning', async () => {
  const number = async (cell: string): Promise<string | undefined> =>
    (await readOn('INVOICE', `TAX INVOICE\n${cell}\nInvoice Date       19-Jun-2025`)).find(
      ({ path }) => path === 'invoice_number',
    )?.value
  expect(await number('Invoice No         KVT/25-\n                   26/1187')).toBe('KVT/25-26/1187')
  expect(await number('Invoice No         INV/\n                   2025-26/001')).toBe('INV/2025-26/001')
  expect(await number('Invoice No         KVT/2501\n                   411001')).toBe('KVT/2501')
})

test.each([
  ['Total', '1852.80'],
  ['Total Value', '1852.80'],
  ['Amount', '2186.30'],
  ['Amount (Rs.)', '2186.30'],
])('a line with its taxable value and %s: the total with tax is not its amount', async (head, amount) => {
  const fields = await readOn(
    'INVOICE',
    `
                               TAX INVOICE
JAIN WHOLESALE MART
GSTIN 27AAPFU0939F1ZV                                          Invoice No : B2B-10442
Sr   Item Name          HSN        Qty    Rate     Taxable Value    CGST       SGST       ${head}
1    Britannia Marie    19053100   60     30.88    1852.80          166.75     166.75     2186.30
2    Surf Excel         34022010   24     377.20   9052.80          814.75     814.75     10682.30
     Total                         84              10905.60         981.50     981.50     12868.60`,
  )
  const read = fields.find(({ path }) => path === 'line_items.0.amount')
  expect(read?.value).toBe(amount)
  // What was taxed is as good an answer to who asks for the amount of a line.
  if (amount !== '1852.80') expect(read).toMatchObject({ proven: false, alternates: [{ value: '1852.80' }] })
  expect(fields.find(({ path }) => path === 'total_amount')?.value).toBe('12868.60')
})

test('packing is an item where it has a quantity and a rate, and a charge where it has none', async () => {
  const fields = await readOn(
    'INVOICE',
    invoice
      .replace('1.5 sq mm', '1.5 sq mm\n3       Packing charges         9968       1       300.00       300.00')
      .replace('Taxable', 'Freight                     400.00\n                                         Taxable'),
  )
  const lines = fields.filter((f) => /^line_items\.\d\.description$/.test(f.path)).map((f) => f.value)
  expect(lines).toEqual(['Ceiling Fan', 'Copper Wire 1.5 sq mm', 'Packing charges'])
})

test('rupee signs of a head that were read as signs of per cent, and lines between columns as bars', async () => {
  const fields = await readOn(
    'INVOICE',
    `
TAX INVOICE
S.N.    Description of Goods      HSN Code       Qty   Unit      Rate (%)       Amount (%)
1.      A4 copier paper           48025690        40 | Pcs         265.00        10,600.00
2.      Toner cartridge           84439959         6 | Pcs        1850.00        11,100.00`,
  )
  const values = valuesOf(fields)
  expect(values).toMatchObject({
    'line_items.0.quantity': '40',
    'line_items.0.unit_price': '265.00',
    'line_items.1.amount': '11100.00',
  })
})

test('a shop calls another number the details of an invoice', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
Tax Invoice
Invoice Number : PNQ2-1180447
Invoice Details : MH-PNQ2-1034-2526`,
  )
  expect(fields['invoice_number']).toBe('PNQ2-1180447')
})

test('the sums of a portal stand under heads of their own', async () => {
  const fields = await readOn(
    'INVOICE',
    `
e-Invoice
Document No. : DEL/25/000912
Tax'ble Amt     CGST Amt     SGST Amt     IGST Amt     Tot Inv. Amt
1,28,000.00         0.00         0.00    23,040.00      1,51,040.00`,
  )
  expect(valuesOf(fields)).toMatchObject({
    taxable_amount: '128000.00',
    igst_amount: '23040.00',
    total_amount: '151040.00',
  })
})

test('a till prints the day without a label', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
INDRAPRASTHA JUICE & GRILL
TAX INVOICE
Bill No: J1188                      21/09/2025
Table: 4                            21:14`,
  )
  expect(fields['invoice_date']).toBe('2025-09-21')
})

test('a head of light letters whose Q was read as another ring is that of the quantities', async () => {
  const fields = await readOn(
    'INVOICE',
    `
TAX INVOICE
#    Item & Description      HSN/SAC     aty      Rate       Amount
1    LED Panel               940511      60.00    850.00     51,000.00
2    LED Strip               940541      25.00    360.00      9,000.00
                                      Sub Total           60,000.00
`,
  )
  expect(fields.find(({ path }) => path === 'line_items.0.quantity')?.value).toBe('60.00')
})

test('an audit of taxes is no tax, and a code under what is bought no part of its name', async () => {
  const fields = await readOn(
    'INVOICE',
    `
TAX INVOICE
No.   Particulars                        SAC        Net Price     Amount
1     Statutory Audit Fees               998221,    35,000.00     35,000.00
2     Tax Audit under section 44AB       998221     10,000.00     10,000.00
      HSN 998221 Dely Date 28.02.2025
                               Tax Amount                         8,100.00
`,
  )
  const at = (path: string) => fields.find((f) => f.path === path)?.value
  expect(at('line_items.1.description')).toBe('Tax Audit under section 44AB')
  expect(at('line_items.0.hsn')).toBe('998221')
  expect(at('line_items.1.unit_price')).toBe('10000.00')
  expect(at('line_items.2.description')).toBeUndefined()
})

test('what fees come to before tax is no fee', async () => {
  const fields = await readOn(
    'INVOICE',
    `
TAX INVOICE
No.   Professional services              SAC         Amount
1     Statutory Audit                    998221      35,000.00
2     Certification                      998221      10,000.00
      Gross fees                                     45,000.00
      CGST @ 9%                                       4,050.00
      SGST @ 9%                                       4,050.00
      Total                                          53,100.00`,
  )
  const at = (path: string) => fields.find((f) => f.path === path)?.value
  expect(at('line_items.1.description')).toBe('Certification')
  expect(at('line_items.2.description')).toBeUndefined()
  expect(at('taxable_amount')).toBe('45000.00')
})

test('the number behind the sign that its title ends with', () => {
  expect(fieldsOn('INVOICE', 'NorthStar Packaging LLP\nTax Invoice # NS-3316\nDate: 05/08/2024')).toMatchObject({
    invoice_number: 'NS-3316',
  })
})
