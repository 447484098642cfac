/** Invoices in manners out of sight: taxes in every row, services by their fee, discounts, taxes summed up by HSN. */
import type { Composition, Fields, Layout } from '../../layout'
import { iso } from '../../people/dates'
import type { Random } from '../../random'
import type { PagedWriter } from '../finance/paged-writer'
import { printDay } from '../finance/statement-facts'
import type { Firm } from '../finance/trade-facts'
import { inWords } from '../property/facts'
import { dayForms, moneyStyle, type Money } from './accounts'
import { box, prose, sheet, writer, type Column } from './sheet'
import { lineFields, makeDeal, sumFields, taxLines, type Deal, type Line } from './trade'

const counts = (style: Random): number => (style.chance(0.2) ? style.int(16, 34) : style.int(2, 11))

function numberOf(random: Random): string {
  return random.pick([
    `${random.letters(2)}/${random.int(18, 25)}-${random.int(19, 26)}/${random.digits(4)}`,
    `B2B${random.digits(6)}`,
    `SI-${random.digits(4)}`,
    `T${random.digits(3)}/${random.int(2019, 2025)}`,
  ])
}

const heads = (deal: Deal, number: string): Fields => ({
  invoice_number: number,
  invoice_date: iso(deal.date),
  seller_name: deal.seller.name,
  seller_gstin: deal.seller.gstin,
  seller_address: deal.seller.address,
  buyer_name: deal.buyer.name,
  buyer_gstin: deal.buyer.gstin,
  buyer_address: deal.buyer.address,
  ...sumFields(deal),
})

/** Name, address and tax number under each other; returns where the next line stands. */
function firmBlock(w: PagedWriter, firm: Firm, x: number, y: number, width: number, label: string): number {
  const under = w.block([firm.name], x, y, { weight: 700 })
  return w.block([...w.wrap(firm.address, width), `${label}${firm.gstin}`], x, under)
}

/** Sums under the amounts, the last in bold. */
function sums(w: PagedWriter, rows: readonly (readonly [string, number])[], money: Money, width = 520): void {
  w.need(rows.length * w.text.size * 1.55 + 160)
  w.gap(w.text.size)
  rows.forEach(([label, paise], i) => {
    const style = { weight: i === rows.length - 1 ? 700 : 400 } as const
    w.at(label, w.left + w.width - width, w.y, style)
    w.at(money(paise), w.left + w.width - 8, w.y, { ...style, align: 'right' }).gap(w.text.size * 1.55)
  })
}

const words = (paise: number): string => `Rupees ${inWords(Math.floor(paise / 100))} Only`

/** Of a shop: union's and state's tax beside each other in every row, and their sums in a last one. */
function retail(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: counts(style), within: true, rounds: style.chance(0.5) })
  const [money, form, number] = [moneyStyle(style), style.pick(dayForms), numberOf(random.fork('number'))]
  const w = writer(style, ['arial', 'calibri', 'condensed'], { size: [21, 23], foot: () => 'Goods once sold will not be taken back. E. & O. E.' }) // prettier-ignore
  w.line(deal.seller.name, { size: 36, weight: 700, align: 'center' })
  for (const line of w.wrap(deal.seller.address, 1000)) w.line(line, { align: 'center' })
  w.line(`GSTIN : ${deal.seller.gstin}`, { align: 'center' })
  w.line(style.pick(['TAX INVOICE', 'GST INVOICE', 'Tax Invoice (Credit)']), { weight: 700, align: 'center' }).gap(18)
  const top = w.y
  w.at('Billed To :', w.left, top)
  const left = firmBlock(w, deal.buyer, w.left, top + 32, 760, 'GSTIN : ')
  const right = w.pairs(
    [[style.pick(['Bill No.', 'Invoice No', 'Inv. No.']), number], [style.pick(['Bill Date', 'Date', 'Inv. Date']), printDay(iso(deal.date), form)], ['Vehicle No', ''], ['Mode', 'CREDIT']],
    w.left + w.width * 0.62, top, { column: 200, width: w.width * 0.38, colon: ': ' },
  ) // prettier-ignore
  w.y = Math.max(left, right) + 10
  box(w, w.left - 6, top - 30, w.width + 12, w.y - top + 12)
  w.gap(16)
  const half = (l: Line): string => `${l.rate / 2}${style.fork('percent').chance(0.5) ? '%' : ''}`
  const columns: readonly Column<Line>[] = [
    { title: 'Sr', width: 0.04, align: 'center', cell: (_, i) => String(i + 1) },
    { title: style.pick(['Item', 'Product Name', 'Particulars']), width: 0.23, align: 'left', cell: (l) => l.description }, // prettier-ignore
    { title: 'HSN', width: 0.085, align: 'center', cell: (l) => l.hsn },
    { title: 'Qty', width: 0.075, align: 'right', cell: (l) => l.quantity },
    { title: 'Rate', width: 0.085, align: 'right', cell: (l) => money(l.price) },
    { title: 'Taxable\nValue', width: 0.11, align: 'right', cell: (l) => money(l.amount) },
    { title: 'CGST\n%', width: 0.05, align: 'right', cell: half },
    { title: 'CGST\nAmt', width: 0.085, align: 'right', cell: (l) => money(l.tax / 2) },
    { title: 'SGST\n%', width: 0.05, align: 'right', cell: half },
    { title: 'SGST\nAmt', width: 0.085, align: 'right', cell: (l) => money(l.tax / 2) },
    { title: style.pick(['Total', 'Net Amt']), width: 0.105, align: 'right', cell: (l) => money(l.amount + l.tax) },
  ]
  const halves = money(deal.tax / 2)
  sheet(
    w, columns, deal.lines,
    { size: style.int(17, 18), pad: style.int(5, 8), rules: style.pick(['box', 'columns', 'rows'] as const), head: { centred: true, ...(style.chance(0.5) ? { fill: '#e4e4e4' } : {}) } },
    { after: { 1: 'Total', 5: money(deal.taxable), 7: halves, 9: halves, 10: money(deal.taxable + deal.tax) } },
  ) // prettier-ignore
  sums(w, [...(deal.roundOff !== 0 ? [['Round Off', deal.roundOff] as const] : []), [style.pick(['Grand Total', 'Net Payable', 'Bill Amount']), deal.total]], money) // prettier-ignore
  prose(w, words(deal.total))
  w.gap(30).line(`For ${deal.seller.name}`, { align: 'right' })
  return w.compose({ ...heads(deal, number), ...lineFields(deal.lines, ['description', 'hsn', 'quantity', 'unit_price', 'amount']) }) // prettier-ignore
}

const fees = [
  ['Professional fees for statutory audit of accounts and filing of return for the year', '998221'],
  ['Retainership charges towards legal consultancy', '998212'],
  ['Housekeeping and facade cleaning of premises', '998533'],
  ['Design of brochure, two rounds of changes included', '998391'],
  ['Annual subscription of hosted payroll software, 50 users', '997331'],
  ['Hire of audio visual equipment for annual day', '997313'],
  ['Security guards deployed at site', '998525'],
] as const

/** Of a professional: fees without numbers of pieces, the months they are for under them. */
function service(random: Random): Composition {
  const style = random.fork('style')
  const bare = makeDeal(random.fork('deal'), { count: style.int(1, 5), fees: true, rate: 18 })
  const content = random.fork('fees')
  const lines = bare.lines.map((line) => {
    const [what, hsn] = content.pick(fees)
    return { ...line, hsn, description: `${what} ${content.pick(['for April to June', '2023-24', '(as per work order)', 'for the month of July'])}` } // prettier-ignore
  })
  const deal = { ...bare, lines }
  const [money, form, number] = [moneyStyle(style), style.pick(dayForms), numberOf(random.fork('number'))]
  const w = writer(style, ['times', 'open', 'calibri'], { size: [23, 26] })
  w.at(style.pick(['INVOICE', 'TAX INVOICE']), w.left, w.y, { size: 40, weight: 700, colour: '#345' })
  w.y = firmBlock(w, deal.seller, w.left + w.width * 0.5, w.y - 16, w.width * 0.5, 'GSTIN ') + 24
  w.stroke(w.left, w.y - 20, w.left + w.width, w.y - 20)
  w.gap(24)
  const top = w.y
  w.at(style.pick(['Bill to', 'Client', 'Invoice to']), w.left, top, { colour: '#666' })
  const left = firmBlock(w, deal.buyer, w.left, top + 36, w.width * 0.45, 'GSTIN ')
  const right = w.pairs(
    [[style.pick(['Invoice number', 'Invoice #']), number], ['Invoice date', printDay(iso(deal.date), form)], [style.pick(['Due date', 'Payable by']), printDay(iso(deal.due), form)]],
    w.left + w.width * 0.55, top, { column: 240, width: w.width * 0.45 },
  ) // prettier-ignore
  w.y = Math.max(left, right) + 20
  const withCode = style.chance(0.6)
  sheet<Line>(
    w,
    [
      { title: style.pick(['Description of services', 'Particulars', 'Nature of service']), width: withCode ? 0.58 : 0.74, align: 'left', cell: (l) => l.description }, // prettier-ignore
      ...(withCode ? [{ title: 'SAC', width: 0.16, align: 'center', cell: (l: Line) => l.hsn } as const] : []),
      { title: style.pick(['Amount', 'Fees (Rs.)', 'Amount (INR)']), width: 0.26, align: 'right', cell: (l) => money(l.amount) }, // prettier-ignore
    ],
    deal.lines,
    { size: w.text.size - 2, pad: style.int(9, 14), rules: style.pick(['none', 'rows', 'box'] as const), head: { fill: '#eef0f2' } }, // prettier-ignore
  )
  sums(w, [[style.pick(['Sub total', 'Gross fees', 'Taxable value']), deal.taxable], ...taxLines(deal, 'CGST @ 9%', 'SGST @ 9%', 'IGST @ 18%'), [style.pick(['Total due', 'Total', 'Invoice total']), deal.total]], money) // prettier-ignore
  w.gap(20)
  prose(w, `Amount in words: ${words(deal.total)}. Please remit by NEFT; tax deducted at source under section 194J.`)
  return w.compose({
    ...heads(deal, number),
    due_date: iso(deal.due),
    ...lineFields(deal.lines, withCode ? ['description', 'hsn', 'amount'] : ['description', 'amount']),
  })
}

/** Between states, with a discount in every row and the buyer's address on the right. */
function discounted(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: counts(style), within: false, discounts: true, rate: style.pick([5, 12, 18]), rounds: true }) // prettier-ignore
  const [money, form, number] = [moneyStyle(style), style.pick(dayForms), numberOf(random.fork('number'))]
  const w = writer(style, ['noto', 'roboto', 'narrow'], { foot: (page, pages) => `Page ${page} of ${pages}` })
  w.line('TAX INVOICE - ORIGINAL FOR RECIPIENT', { size: 22, align: 'right' }).gap(6)
  const top = w.y
  const left = firmBlock(w, deal.seller, w.left, top, w.width * 0.46, 'GSTIN/UIN: ')
  w.at(style.pick(['Consignee & Buyer', 'Sold To', 'Customer']), w.left + w.width * 0.52, top, { colour: '#555' })
  const right = firmBlock(w, deal.buyer, w.left + w.width * 0.52, top + 34, w.width * 0.46, 'GSTIN/UIN: ')
  w.y = Math.max(left, right) + 14
  const ends = [[style.pick(['Document No.', 'Invoice No.']), number], [style.pick(['Document Date', 'Dated', 'Invoice Date']), printDay(iso(deal.date), form)], ['Place of Supply', deal.buyer.state]] as const // prettier-ignore
  ends.forEach(([label, value], i) => {
    const x = w.left + (w.width / 3) * i
    box(w, x, w.y, w.width / 3, 84)
    w.at(label, x + 12, w.y + 32, { size: 18, colour: '#555' }).at(value, x + 12, w.y + 66, { weight: 600 })
  })
  w.gap(110)
  const unit: Column<Line> = { title: style.pick(['UoM', 'Unit']), width: 0.07, align: 'center', cell: (l) => l.unit }
  const code: Column<Line> = { title: 'HSN Code', width: 0.11, align: 'left', cell: (l) => l.hsn }
  const what: Column<Line> = { title: 'Description', width: 0.3, align: 'left', cell: (l) => l.description }
  sheet<Line>(
    w,
    [
      { title: '#', width: 0.05, align: 'left', cell: (_, i) => String(i + 1) },
      ...(style.chance(0.5) ? [code, what] : [what, code]),
      { title: 'Quantity', width: 0.09, align: 'right', cell: (l) => l.quantity },
      unit,
      { title: style.pick(['Rate', 'Price', 'List Price']), width: 0.13, align: 'right', cell: (l) => money(l.price) },
      { title: style.pick(['Disc %', 'Disc.%']), width: 0.09, align: 'right', cell: (l) => (l.discount === 0 ? '-' : l.discount.toFixed(2)) }, // prettier-ignore
      { title: style.pick(['Amount', 'Taxable Amount']), width: 0.16, align: 'right', cell: (l) => money(l.amount) },
    ],
    deal.lines,
    { size: style.int(18, 20), pad: style.int(6, 10), rules: style.pick(['frame', 'rows', 'none'] as const), zebra: style.pick(['#f2f2f2', '#fff']) }, // prettier-ignore
  )
  sums(w, [['Total before tax', deal.taxable], ...taxLines(deal, '', '', `IGST ${deal.lines[0]!.rate}%`), ['Rounding', deal.roundOff], [style.pick(['Total Invoice Value', 'Amount Payable', 'Total Amount']), deal.total]], money) // prettier-ignore
  w.gap(16).line('Subject to local jurisdiction. Interest at 18% p.a. after due date.')
  return w.compose({ ...heads(deal, number), ...lineFields(deal.lines, ['description', 'hsn', 'quantity', 'unit_price', 'amount']) }) // prettier-ignore
}

/** With the number of the tax portal on top, and a second table that sums taxes up by HSN. */
function summed(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: counts(style), rounds: style.chance(0.7) })
  const [money, form, number] = [moneyStyle(style), style.pick(dayForms), numberOf(random.fork('number'))]
  const w = writer(style, ['arial', 'times', 'roboto'], { size: [21, 23] })
  w.line(`IRN : ${random.fork('irn').digits(16)}a7c${random.fork('irn2').digits(14)}e`, { size: 18 })
  w.line('e-Invoice', { size: 28, weight: 700, align: 'center' }).gap(6)
  const rows = [[`Invoice No. ${number}`, `Date : ${printDay(iso(deal.date), form)}`], ['Delivery Note : ', `Due Date : ${printDay(iso(deal.due), form)}`]] as const // prettier-ignore
  for (const [one, other] of rows) w.at(one, w.left, w.y).line(other, { align: 'right' })
  w.gap(14)
  for (const [title, firm] of [['Seller', deal.seller], ['Buyer', deal.buyer]] as const) {
    const top = w.y
    w.at(title, w.left + 10, top)
    w.y = firmBlock(w, firm, w.left + 180, top, 1000, 'GSTIN : ') + 4
    box(w, w.left, top - 30, w.width, w.y - top + 8)
    w.gap(26)
  } // prettier-ignore
  sheet<Line>(
    w,
    [
      { title: 'Sl', width: 0.05, align: 'center', cell: (_, i) => String(i + 1) },
      { title: style.pick(['Goods', 'Description of Goods']), width: 0.35, align: 'left', cell: (l) => l.description },
      { title: 'HSN/SAC', width: 0.12, align: 'left', cell: (l) => l.hsn },
      { title: 'GST %', width: 0.08, align: 'right', cell: (l) => `${l.rate} %` },
      { title: 'Quantity', width: 0.13, align: 'right', cell: (l) => `${l.quantity} ${l.unit}` },
      { title: 'Rate', width: 0.12, align: 'right', cell: (l) => money(l.price) },
      { title: 'Amount', width: 0.15, align: 'right', cell: (l) => money(l.amount) },
    ],
    deal.lines,
    { size: style.int(18, 20), pad: style.int(4, 8), rules: style.pick(['columns', 'box'] as const) },
    { after: { 1: 'Total', 6: money(deal.taxable) } },
  )
  sums(w, [...taxLines(deal), ...(deal.roundOff !== 0 ? [['Less/Add : Rounded Off', deal.roundOff] as const] : []), ['Total', deal.total]], money) // prettier-ignore
  const codes = [...new Set(deal.lines.map((l) => `${l.hsn} ${l.rate}`))]
  w.need(codes.length * 40 + 160)
  const of = (key: string, what: 'amount' | 'tax'): number => deal.lines.filter((l) => `${l.hsn} ${l.rate}` === key).reduce((s, l) => s + l[what], 0) // prettier-ignore
  const names = deal.within ? ['Central Tax', 'State Tax'] : ['Integrated Tax']
  sheet<string>(
    w,
    [
      { title: 'HSN/SAC', width: 0.2, align: 'left', cell: (key) => key.split(' ')[0]! },
      { title: 'Taxable Value', width: 0.2, align: 'right', cell: (key) => money(of(key, 'amount')) },
      ...names.map((title): Column<string> => ({ title, width: 0.4 / names.length, align: 'right', cell: (key) => money(of(key, 'tax') / names.length) })), // prettier-ignore
      { title: 'Total Tax Amount', width: 0.2, align: 'right', cell: (key) => money(of(key, 'tax')) },
    ],
    codes,
    { size: 18, pad: 4, rules: 'box' },
    { after: { 0: 'Total', 1: money(deal.taxable), [names.length + 2]: money(deal.tax) } },
  )
  w.line(`Tax Amount (in words) : ${words(deal.tax)}`).line('Authorised Signatory', { align: 'right' })
  return w.compose({ ...heads(deal, number), due_date: iso(deal.due), ...lineFields(deal.lines, ['description', 'hsn', 'quantity', 'unit_price', 'amount']) }) // prettier-ignore
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'INVOICE', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenInvoices: readonly Layout[] = [
  layout('invoice-retail', retail),
  layout('invoice-service', service),
  layout('invoice-discount', discounted),
  layout('invoice-summary', summed),
]
