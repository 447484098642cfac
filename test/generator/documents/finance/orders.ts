import { iso } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import { makeDay } from '../../people/dates'
import type { Composition, Layout } from '../../layout'
import type { Random } from '../../random'
import { PagedWriter } from './paged-writer'
import { firm } from './trade-facts'
import { grouped, plain } from './statement-facts'
import { day, orderFields, sumRows, taxRows, tradeLayout, type TradeManner } from './trade-pages'

const orderManners: readonly TradeManner[] = [
  {
    id: 'plain', face: 'arial', day: 'DD/MM/YYYY', rules: 'all', headFill: '#ececec', headAlign: 'center',
    columns: [
      [(_, i) => String(i + 1), 'Sr No', 0.07, 'center'],
      [(item) => item.description, 'Item Description', 0.43, 'left'],
      [(item) => String(item.quantity), 'Qty', 0.1, 'center'],
      [(item) => item.unit, 'UOM', 0.08, 'center'],
      [(item) => grouped(item.price), 'Unit Price', 0.15, 'right'],
      [(item) => grouped(item.amount), 'Amount', 0.17, 'right'],
    ],
    head: (w, f, m) => {
      w.line(f.buyer.name, { size: 34, weight: 700, align: 'center' })
      for (const line of w.wrap(f.buyer.address, 1000)) w.line(line, { align: 'center' })
      w.line(`GSTIN: ${f.buyer.gstin}`, { align: 'center' }).line('PURCHASE ORDER', { size: 30, weight: 700, align: 'center' }).gap(18)
      const top = w.y
      w.at('Supplier', w.left, top, { weight: 700 })
      const left = w.block([f.seller.name, ...w.wrap(f.seller.address, 660), `GSTIN: ${f.seller.gstin}`], w.left, top + 36)
      const right = w.pairs([['PO No.', f.number], ['PO Date', day(f.date, m.day)], ['Payment Terms', '45 days']], w.left + 820, top, { column: 250, width: 620, colon: ': ' })
      w.y = Math.max(left, right) + 16
      w.y = w.pairs([['Delivery Address', f.buyer.address]], w.left, w.y, { column: 280, width: 1200, colon: ': ' })
      return { ...orderFields(f), delivery_address: f.buyer.address }
    },
    foot: (w, f) => {
      w.gap(20)
      sumRows(w, [['Sub Total', f.taxable], ...taxRows(f), ['Grand Total', f.total]])
      w.line('Terms and Conditions: 1. Quote our order number on your invoice. 2. Payment 45 days from receipt.').line('Authorised Signatory', { align: 'right' })
    },
  },
  {
    id: 'vendor', face: 'open', day: 'DD-Mon-YYYY', rules: 'head', headFill: '#d8e2d0', headAlign: 'column',
    columns: [
      [(_, i) => String((i + 1) * 10), 'Line', 0.07, 'left'],
      [(item) => item.description, 'Material Description', 0.4, 'left'],
      [(item) => `${item.quantity} ${item.unit}`, 'Order Qty', 0.16, 'right'],
      [(item) => grouped(item.price), 'Rate', 0.17, 'right'],
      [(item) => grouped(item.amount), 'Value', 0.2, 'right'],
    ],
    head: (w, f, m) => {
      w.line('Purchase Order', { size: 38, weight: 700 })
      w.y = w.pairs([['PO Number', f.number], ['Order Date', day(f.date, m.day)]], w.left, w.y, { column: 240, width: 700 }) + 20
      const top = w.y
      w.at('Bill To', w.left, top, { weight: 700 }).at('Vendor', w.left + 760, top, { weight: 700 })
      const left = w.block([f.buyer.name, ...w.wrap(f.buyer.address, 620), `GSTIN : ${f.buyer.gstin}`], w.left, top + 36)
      const right = w.block([f.seller.name, ...w.wrap(f.seller.address, 620), `GSTIN : ${f.seller.gstin}`], w.left + 760, top + 36)
      w.y = Math.max(left, right) + 8
      return orderFields(f, f.taxable)
    },
    foot: (w, f) => {
      w.gap(16)
      sumRows(w, [['Total Order Value', f.taxable]])
      w.line('Prices are exclusive of taxes. Delivery within ten days.').line('For purchase department', { align: 'right' })
    },
  },
] // prettier-ignore

const financiers = [
  'BAJAJ FINANCE LIMITED',
  'TVS CREDIT SERVICES LTD',
  'SHRIRAM FINANCE LIMITED',
  'HDB FINANCIAL SERVICES LIMITED',
  'MAHINDRA FINANCE',
  'KOTAK MAHINDRA PRIME LIMITED',
]
const assets = [
  'Hero Splendor Plus XTEC',
  'Honda Activa 6G',
  'Maruti Swift VXI',
  'Samsung LED TV 43 inch',
  'Mahindra Bolero B6',
  'Tata Ace Gold Petrol',
]

function delivery(id: string, write: (w: PagedWriter, f: DeliveryFacts) => void): Layout {
  const compose = (random: Random): Composition => {
    const style = random.fork('style')
    const content = random.fork('content')
    const loan = content.int(200, 9000) * 10000
    const f: DeliveryFacts = {
      financier: content.pick(financiers),
      number: `DO${content.digits(9)}`,
      date: iso(makeDay(content, 2019, 2025)),
      dealer: firm(content.fork('dealer')).name,
      customer: fullName(makeFamily(content.fork('customer')).name),
      asset: content.pick(assets),
      loan,
      down: content.int(50, 3000) * 10000,
      agreement: content.digits(12),
    }
    const w = new PagedWriter(
      { size: style.int(24, 27), face: style.pick(['arial', 'calibri', 'noto'] as const) },
      120,
      1414,
      style.int(130, 180),
    )
    write(w, f)
    return w.compose({
      delivery_order_number: f.number,
      delivery_order_date: f.date,
      financier_name: f.financier,
      dealer_name: f.dealer,
      customer_name: f.customer,
      asset_description: f.asset,
      loan_amount: plain(f.loan),
      down_payment: plain(f.down),
    })
  }
  return { id: `delivery.${id}`, type: 'DELIVERY_ORDER', hidden: false, weight: 1, form: 'page', compose }
}

interface DeliveryFacts {
  readonly financier: string
  readonly number: string
  readonly date: string
  readonly dealer: string
  readonly customer: string
  readonly asset: string
  readonly loan: number
  readonly down: number
  readonly agreement: string
}

const printed = (date: string): string => date.split('-').reverse().join('/')

const deliveries = [
  delivery('form', (w, f) => {
    w.line(f.financier, { size: 36, weight: 700, align: 'center' }).line('DELIVERY ORDER', { size: 30, weight: 700, align: 'center' }).gap(20)
    w.y = w.pairs(
      [
        ['Delivery Order No.', f.number],
        ['Date', printed(f.date)],
        ['Dealer Name', f.dealer],
        ['Customer Name', f.customer],
        ['Product / Asset Description', f.asset],
        ['Loan Amount', `Rs. ${grouped(f.loan)}`],
        ['Down Payment', `Rs. ${grouped(f.down)}`],
        ['Loan Agreement No.', f.agreement],
      ],
      w.left,
      w.y,
      { column: 480, width: 1300, colon: ': ' },
    )
    w.gap(20)
    for (const line of w.wrap('Please deliver the above mentioned asset to the customer after collecting the down payment. The disbursement will be made to the dealer on receipt of the invoice with our hypothecation endorsed.', 1400)) w.line(line)
    w.line('Authorised Signatory', { align: 'right' })
  }),
  delivery('letter', (w, f) => {
    w.line('Delivery Order', { size: 34, weight: 700 }).line(f.financier, { size: 28, weight: 700 }).gap(16)
    w.line(`DO Number : ${f.number}`).line(`DO Date : ${printed(f.date)}`).gap(14)
    w.line('To,').line(`Dealer : ${f.dealer}`).gap(10)
    w.line('Dear Sir / Madam, we have sanctioned finance as under:').gap(8)
    w.table(
      [
        { title: 'Particulars', width: 0.5, align: 'left' },
        { title: 'Details', width: 0.5, align: 'left' },
      ],
      [
        ['Name of Borrower', f.customer],
        ['Vehicle Model', f.asset],
        ['Amount Financed', grouped(f.loan)],
        ['Margin Money', grouped(f.down)],
        ['Loan Agreement No', f.agreement],
      ],
      { rules: 'all', padding: 8, cells: 'top', headFill: '#eee', repeats: true },
      24,
    )
    w.gap(30).line('Kindly hand over the vehicle with hypothecation in our favour.').line('Authorised Signatory', { align: 'right' })
  }),
] // prettier-ignore

export const orders: readonly Layout[] = [...orderManners.map((m) => tradeLayout('PURCHASE_ORDER', m)), ...deliveries]
