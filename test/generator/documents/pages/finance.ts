import { Facts, inr } from './business'
import { pageLayout } from './page-writer'
import type { Random } from '../../random'

const goods = [
  'MS Angle 50x50',
  'Cotton Saree',
  'LED Bulb 9W',
  'Cement OPC 53',
  'Basmati Rice 25kg',
  'Copper Wire 1.5mm',
  'Ceiling Fan',
  'Steel Almirah',
  'A4 Paper Ream',
  'PVC Pipe 4in',
]

/** Rows of goods with their amounts. */
export function items(
  random: Random,
  head: readonly string[],
  row: (name: string, quantity: number, rate: number) => readonly string[],
): string[][] {
  return [
    [...head],
    ...Array.from({ length: random.int(2, 7) }, () => [
      ...row(random.pick(goods), random.int(1, 60), random.int(40, 4000)),
    ]),
  ]
}

export const finance = [
  pageLayout('po.plain', 'PURCHASE_ORDER', (w, random) => {
    const f = new Facts(random)
    w.title(f.firm().toUpperCase(), 'PURCHASE ORDER')
    w.rows([
      ['PO No.', `PO/${random.digits(4)}/24-25`],
      ['PO Date', f.day()],
      ['Supplier / Vendor', `${f.firm()}, ${f.address()}`],
      ['Vendor GSTIN', f.gstin()],
      ['Delivery Address / Ship To', f.address()],
    ])
    w.table(
      [0.08, 0.44, 0.14, 0.16, 0.18],
      items(random, ['Sr', 'Item Description', 'Qty', 'Rate', 'Amount'], (n, q, r) => [
        '1',
        n,
        String(q),
        inr(r),
        inr(q * r),
      ]),
    )
    w.prose(
      'Terms and Conditions: 1. Please quote our purchase order number on your invoice. 2. Delivery within 10 days. 3. Payment 30 days from receipt of goods.',
    ).right('Authorised Signatory')
  }),
  pageLayout('invoice.tax', 'INVOICE', (w, random) => {
    const f = new Facts(random)
    w.title('TAX INVOICE', f.firm().toUpperCase())
    w.prose(`${f.address()}  GSTIN/UIN: ${f.gstin()}`)
    w.rows([
      ['Invoice No.', `${random.letters(3)}/${random.digits(4)}`],
      ['Dated', f.day()],
      ['Buyer (Bill to)', `${f.firm()}, ${f.address()}`],
      ['Buyer GSTIN', f.gstin()],
      ['Place of Supply', 'Maharashtra (27)'],
      ['e-Way Bill No.', random.digits(12)],
    ])
    w.table(
      [0.36, 0.14, 0.12, 0.18, 0.2],
      items(random, ['Description of Goods', 'HSN/SAC', 'Quantity', 'Rate', 'Amount'], (n, q, r) => [
        n,
        random.digits(4),
        `${q} Nos`,
        inr(r),
        inr(q * r),
      ]),
    )
    w.rows(
      [
        ['Taxable Value', f.amount(5000, 90000)],
        ['CGST 9%', f.amount(500, 5000)],
        ['SGST 9%', f.amount(500, 5000)],
        ['Total Invoice Amount', f.amount(9000, 99000)],
      ],
      1000,
    )
    w.prose(
      'Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.',
    ).right('Authorised Signatory')
  }),
  pageLayout('delivery.loan', 'DELIVERY_ORDER', (w, random) => {
    const f = new Facts(random)
    w.title(
      random.pick(['BAJAJ FINANCE LIMITED', 'TVS CREDIT SERVICES LTD', 'SHRIRAM FINANCE', 'HDB FINANCIAL SERVICES']),
      'DELIVERY ORDER',
    )
    w.rows([
      ['Delivery Order No.', `DO${random.digits(9)}`],
      ['Date', f.day()],
      ['To, Dealer Name', f.firm()],
      ['Customer Name', f.person()],
      ['Product / Asset Description', random.pick(['Hero Splendor Plus', 'Samsung LED TV 43', 'Maruti Swift VXI'])],
      ['Loan Amount', f.amount(20000, 700000)],
      ['Down Payment', f.amount(2000, 90000)],
      ['Loan Agreement No.', random.digits(12)],
    ])
    w.prose(
      'We have sanctioned the loan to the above customer. Please deliver the above mentioned asset to the customer after collecting the down payment. The disbursement will be made to the dealer on receipt of the invoice with our hypothecation endorsed.',
    ).right('Authorised Signatory')
  }),
  pageLayout('ebill.discom', 'EBILL', (w, random) => {
    const f = new Facts(random)
    w.title(
      random.pick([
        'MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD.',
        'BSES RAJDHANI POWER LIMITED',
        'TATA POWER',
        'BESCOM',
      ]),
      'ELECTRICITY BILL',
    )
    w.rows([
      ['Consumer No.', random.digits(12)],
      ['Consumer Name', f.person().toUpperCase()],
      ['Address', f.address()],
      ['Bill Date', f.day('-')],
      ['Due Date', f.day('-')],
      ['Meter No.', random.digits(8)],
      ['Sanctioned Load', '2.00 KW'],
      ['Tariff / Category', 'LT I Residential 1-Phase'],
      ['Bill Amount Rs.', f.amount(200, 6000)],
    ])
    w.table(
      [0.25, 0.25, 0.25, 0.25],
      [
        ['Current Reading', 'Previous Reading', 'Multiplying Factor', 'Units Consumed'],
        [random.digits(5), random.digits(5), '1.00', String(random.int(20, 600))],
      ],
    )
    w.rows(
      [
        ['Fixed Charges', f.amount(50, 200)],
        ['Energy Charges', f.amount(200, 3000)],
        ['Electricity Duty', f.amount(20, 300)],
        ['Wheeling Charge', f.amount(20, 300)],
      ],
      1000,
    )
  }),
]
