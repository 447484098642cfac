/** Orders and invoices in the manner of letters: the other party after "To,", sums as rows of the table. */
import type { Layout } from '../../layout'
import type { PagedWriter } from './paged-writer'
import { grouped } from './statement-facts'
import type { Firm } from './trade-facts'
import { day, invoiceFields, orderFields, sumRows, taxRows, tradeLayout, type TradeManner } from './trade-pages'

const columns: TradeManner['columns'] = [
  [(_, i) => String(i + 1), 'S.No', 0.07, 'center'],
  [(item) => item.description, 'Particulars', 0.43, 'left'],
  [(item) => String(item.quantity), 'Qty (Nos)', 0.14, 'right'],
  [(item) => grouped(item.price), 'Rate (Rs.)', 0.17, 'right'],
  [(item) => grouped(item.amount), 'Amount (Rs.)', 0.19, 'right'],
]

const services: TradeManner['columns'] = [
  [(_, i) => String(i + 1), 'Sr. No.', 0.08, 'center'],
  [(item) => item.description, 'Description of Service', 0.36, 'left'],
  [(item) => item.hsn, 'SAC', 0.12, 'center'],
  [(item) => String(item.quantity), 'Nos.', 0.09, 'center'],
  [(item) => grouped(item.price), 'Rate (Rs.)', 0.16, 'right'],
  [(item) => grouped(item.amount), 'Amount (Rs.)', 0.19, 'right'],
]

/** Who writes, in the middle over a rule. */
function letterhead(w: PagedWriter, firm: Firm, tax: string): void {
  w.line(firm.name, { size: 40, weight: 700, align: 'center', colour: '#1c4c2c' })
  for (const line of w.wrap(firm.address, 1100)) w.line(line, { align: 'center' })
  w.line(`${tax}${firm.gstin}`, { align: 'center' })
  w.stroke(w.left, w.y, w.left + w.width, w.y)
  w.gap(44)
}

/** Whom it is written to, as in a letter. */
function addressee(w: PagedWriter, firm: Firm, tax: string): void {
  w.line('To,')
  w.y = w.block([`M/s ${firm.name}`, ...w.wrap(firm.address, 760), `${tax}${firm.gstin}`], w.left, w.y) + 24
}

const order: TradeManner = {
  id: 'letter', face: 'times', day: 'DD.MM.YYYY', rules: 'all', headFill: null, headAlign: 'center', columns,
  head: (w, f, m) => {
    letterhead(w, f.buyer, 'GSTIN ')
    w.at(`Order No.: ${f.number}`, w.left, w.y).line(`Date: ${day(f.date, m.day)}`, { align: 'right' }).gap(16)
    addressee(w, f.seller, 'GSTIN: ')
    w.line('PURCHASE ORDER', { size: 30, weight: 700, align: 'center' })
    for (const line of w.wrap('Dear Sirs, With reference to your quotation, we are pleased to place our order for the following:', w.width)) w.line(line)
    return { ...orderFields(f), supplier_name: `M/s ${f.seller.name}` }
  },
  foot: (w, f) => {
    w.gap(20)
    sumRows(w, [['Sub Total', f.taxable], ...taxRows(f, 'Add: '), ['TOTAL', f.total]])
    w.line('Delivery within: 15 days').line('Payment: 50% advance, balance on delivery').line(`For ${f.buyer.name}`, { align: 'right' })
  },
} // prettier-ignore

const invoice: TradeManner = {
  id: 'service', face: 'noto', day: 'DD/MM/YYYY', rules: 'all', headFill: null, headAlign: 'center', columns: services,
  head: (w, f, m) => {
    letterhead(w, f.seller, 'GSTIN: ')
    w.line('TAX INVOICE', { weight: 700, align: 'center' })
    w.at(`Invoice No: ${f.number}`, w.left, w.y).line(`Date: ${day(f.date, m.day)}`, { align: 'right' }).gap(16)
    addressee(w, f.buyer, 'GSTIN: ')
    return { ...invoiceFields(f), buyer_name: `M/s ${f.buyer.name}` }
  },
  foot: (w, f) => {
    w.gap(20)
    sumRows(w, [['Total', f.taxable], ...taxRows(f, 'Add: '), ['Grand Total', f.total]])
    w.line(`For ${f.seller.name}`, { align: 'right' }).line('Partner', { align: 'right' })
  },
} // prettier-ignore

export const lettersOfOrder: readonly Layout[] = [tradeLayout('PURCHASE_ORDER', order), tradeLayout('INVOICE', invoice)]
