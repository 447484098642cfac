import type { Layout } from '../../layout'
import { iso } from '../../people/dates'
import { stateOfGst } from '../../identifiers/tax-numbers'
import type { PagedWriter } from './paged-writer'
import { grouped } from './statement-facts'
import type { Firm } from './trade-facts'
import { day, invoiceFields, sumRows, taxRows, tradeLayout, type TradeManner } from './trade-pages'

/** Name, address and tax number under each other; returns where the next line stands. */
function block(w: PagedWriter, firm: Firm, x: number, y: number, width: number, tax = 'GSTIN: '): number {
  const under = w.block([firm.name], x, y, { weight: 700 })
  return w.block([...w.wrap(firm.address, width), `${tax}${firm.gstin}`], x, under)
}

const manners: readonly TradeManner[] = [
  {
    id: 'ledger', face: 'arial', day: 'D-Mon-YY', rules: 'columns', headFill: null, headAlign: 'center',
    columns: [
      [(_, i) => String(i + 1), 'Sl No.', 0.06, 'center'],
      [(item) => item.description, 'Description of Goods', 0.36, 'left'],
      [(item) => item.hsn, 'HSN/SAC', 0.11, 'center'],
      [(item) => `${item.quantity} ${item.unit}`, 'Quantity', 0.13, 'right'],
      [(item) => grouped(item.price), 'Rate', 0.12, 'right'],
      [(item) => item.unit, 'per', 0.07, 'center'],
      [(item) => grouped(item.amount), 'Amount', 0.15, 'right'],
    ],
    head: (w, f, m) => {
      w.line('Tax Invoice', { size: 30, weight: 700, align: 'center' }).gap(12)
      const top = w.y
      const left = block(w, f.seller, w.left, top, 680, 'GSTIN/UIN: ')
      const right = w.pairs([['Invoice No.', f.number], ['Dated', day(f.date, m.day)], ['Delivery Note', ''], ['Mode/Terms of Payment', '30 Days']], w.left + 800, top, { column: 330, width: 640 })
      w.y = Math.max(left, right) + 24
      w.line('Buyer (Bill to)')
      w.y = block(w, f.buyer, w.left, w.y, 680, 'GSTIN/UIN : ')
      return invoiceFields(f)
    },
    foot: (w, f) => {
      w.gap(24)
      sumRows(w, [...taxRows(f, 'Output '), ['Total', f.total]])
      w.line('Amount Chargeable (in words)').line(`INR ${grouped(f.total)} Only`, { weight: 700 })
      sumRows(w, [['Taxable Value', f.taxable]])
      w.line("Declaration: We declare that this invoice shows the actual price of the goods described.").line(`for ${f.seller.name}`, { align: 'right' })
    },
  },
  {
    id: 'modern', face: 'roboto', day: 'DD/MM/YYYY', rules: 'rows', headFill: '#dfe7f3', headAlign: 'column',
    columns: [
      [(_, i) => String(i + 1), '#', 0.05, 'left'],
      [(item) => item.description, 'Item & Description', 0.39, 'left'],
      [(item) => item.hsn, 'HSN/SAC', 0.12, 'left'],
      [(item) => String(item.quantity), 'Qty', 0.1, 'right'],
      [(item) => grouped(item.price), 'Rate', 0.16, 'right'],
      [(item) => grouped(item.amount), 'Amount', 0.18, 'right'],
    ],
    head: (w, f, m) => {
      const y = w.y
      w.at('TAX INVOICE', w.left + w.width, y, { size: 36, weight: 700, align: 'right' })
      w.y = block(w, f.seller, w.left, y, 700) + 26
      const top = w.y
      const left = w.pairs([['Invoice Number', f.number], ['Invoice Date', day(f.date, m.day)], ['Due Date', day(f.due, m.day)], ['Place Of Supply', `${stateOfGst(f.buyer.state)} (${f.buyer.state})`]], w.left, top, { column: 300, width: 700, colon: ': ' })
      w.y = left + 20
      w.at('Bill To', w.left, w.y, { weight: 700 })
      w.y = block(w, f.buyer, w.left, w.y + 36, 760, 'GSTIN ')
      return { ...invoiceFields(f), due_date: iso(f.due) }
    },
    foot: (w, f) => {
      w.gap(30)
      sumRows(w, [['Sub Total', f.taxable], ...taxRows(f), ['Total', f.total], ['Balance Due', f.total]])
      w.line('Thanks for your business.').line('Authorized Signature', { align: 'right' })
    },
  },
  {
    id: 'receiver', face: 'times', day: 'DD-MM-YYYY', rules: 'all', headFill: '#eeeeee', headAlign: 'center',
    columns: [
      [(_, i) => String(i + 1), 'Sr. No.', 0.06, 'center'],
      [(item) => item.description, 'Name of Product / Service', 0.34, 'left'],
      [(item) => item.hsn, 'HSN', 0.1, 'center'],
      [(item) => item.unit, 'UOM', 0.08, 'center'],
      [(item) => String(item.quantity), 'Qty', 0.08, 'center'],
      [(item) => grouped(item.price), 'Rate', 0.15, 'right'],
      [(item) => grouped(item.amount), 'Taxable Value', 0.19, 'right'],
    ],
    head: (w, f, m) => {
      w.line(f.seller.name, { size: 36, weight: 700, align: 'center' })
      for (const line of w.wrap(f.seller.address, 1100)) w.line(line, { align: 'center' })
      w.line(`GSTIN : ${f.seller.gstin}`, { align: 'center', weight: 700 }).line('TAX INVOICE', { size: 28, weight: 700, align: 'center' }).gap(14)
      w.y = w.pairs([['Invoice No', f.number], ['Invoice Date', day(f.date, m.day)], ['Reverse Charge', 'No']], w.left, w.y, { column: 260, width: 800, colon: ': ' }) + 14
      w.line('Details of Receiver (Billed to)', { weight: 700 })
      w.y = w.pairs([['Name', f.buyer.name], ['Address', f.buyer.address], ['GSTIN', f.buyer.gstin], ['State', stateOfGst(f.buyer.state)]], w.left, w.y, { column: 200, width: 1000, colon: ': ' })
      return invoiceFields(f)
    },
    foot: (w, f) => {
      w.gap(26)
      sumRows(w, [['Total Amount before Tax', f.taxable], ...taxRows(f, 'Add: '), ['Total Amount After Tax', f.total]], 640)
      w.line('Certified that the particulars given above are true and correct').line('Authorised Signatory', { align: 'right' })
    },
  },
] // prettier-ignore

export const invoices: readonly Layout[] = manners.map((m) => tradeLayout('INVOICE', m))
