/** Orders out of sight: the boxed print of a planning system, a letter, and the supply order of a public office. */
import type { Composition, Fields, Layout } from '../../layout'
import { iso, later } from '../../people/dates'
import { makeAddress } from '../../people/address'
import type { Random } from '../../random'
import { printAddress } from '../address'
import type { PagedWriter } from '../finance/paged-writer'
import { plain, printDay } from '../finance/statement-facts'
import { inWords } from '../property/facts'
import { dayForms, moneyStyle, type Money } from './accounts'
import { box, prose, sheet, writer, type Column } from './sheet'
import { lineFields, makeDeal, taxLines, type Deal, type Line } from './trade'

const counts = (style: Random): number => (style.chance(0.2) ? style.int(15, 30) : style.int(1, 9))
const columns = ['description', 'quantity', 'unit_price', 'amount'] as const

function orderFields(deal: Deal, number: string): Fields {
  return {
    po_number: number,
    po_date: iso(deal.date),
    buyer_name: deal.buyer.name,
    buyer_gstin: deal.buyer.gstin,
    supplier_name: deal.seller.name,
    supplier_gstin: deal.seller.gstin,
    total_amount: plain(deal.total),
    ...lineFields(deal.lines, columns),
  }
}

function sums(w: PagedWriter, rows: readonly (readonly [string, number])[], money: Money): void {
  w.need(rows.length * 40 + 200)
  w.gap(14)
  rows.forEach(([label, paise], i) => {
    const style = { align: 'right', weight: i === rows.length - 1 ? 700 : 400 } as const
    w.at(label, w.left + w.width - 260, w.y, style)
      .at(money(paise), w.left + w.width - 8, w.y, style)
      .gap(38)
  })
}

/** Of a planning system: boxes for the vendor and for the place of delivery, days of delivery in the rows. */
function boxed(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: counts(style) })
  const [money, form] = [moneyStyle(style), style.pick(['DD.MM.YYYY', 'DD-MM-YYYY', 'DD/MM/YYYY'])]
  const number = `${style.pick(['45', '46', '51'])}${random.fork('number').digits(8)}`
  const plant = printAddress(random.fork('print'), makeAddress(random.fork('plant')), '', 'card').value
  const w = writer(style, ['arial', 'narrow', 'roboto'], { size: [20, 22], foot: (page, pages) => `PO ${number}   Page ${page} of ${pages}` }) // prettier-ignore
  w.at(deal.buyer.name, w.left, w.y, { size: 32, weight: 700 })
  w.at(style.pick(['PURCHASE ORDER', 'Purchase Order']), w.left + w.width, w.y, { size: 28, weight: 700, align: 'right' }).gap(40) // prettier-ignore
  for (const line of w.wrap(`Regd. Office: ${deal.buyer.address}`, 900)) w.line(line, { size: 19 })
  w.line(`GSTIN: ${deal.buyer.gstin}`, { size: 19 }).gap(14)
  const half = w.width / 2
  const top = w.y
  const rows = [
    [style.pick(['PO Number', 'P.O. No.', 'Order No.']), number],
    [style.pick(['PO Date', 'Date', 'Order Date']), printDay(iso(deal.date), form)],
    ['Buyer / Purch. Group', 'A. Menon / 104'],
    ['Your Quotation', `Q-${random.fork('quote').digits(4)}`],
    ['Payment Terms', '30 days from receipt'],
    ['Currency', 'INR'],
  ] as const
  w.at(style.pick(['Vendor', 'Supplier', 'Vendor Address']), w.left + 12, top + 30, { weight: 700 })
  const vendor = w.block([deal.seller.name, ...w.wrap(deal.seller.address, half - 40), `Vendor GSTIN: ${deal.seller.gstin}`], w.left + 12, top + 66) // prettier-ignore
  const right = w.pairs(rows, w.left + half + 12, top + 30, { column: 280, width: half - 30, colon: ': ' })
  const middle = Math.max(vendor, right)
  box(w, w.left, top, half, middle - top)
  box(w, w.left + half, top, half, middle - top)
  w.at(style.pick(['Ship To', 'Delivery Address', 'Deliver To']), w.left + 12, middle + 30, { weight: 700 })
  const low = w.block(w.wrap(plant, w.width - 40), w.left + 12, middle + 64)
  box(w, w.left, middle, w.width, low - middle)
  w.y = low + 24
  const days = deal.lines.map((_, i) => printDay(iso(later(deal.date, 0, 14 + i)), form))
  const hsn: Column<Line> = { title: 'HSN', width: 0.09, align: 'left', cell: (l) => l.hsn }
  const inQuantity = style.chance(0.4)
  sheet<Line>(
    w,
    [
      { title: 'Item', width: 0.07, align: 'left', cell: (_, i) => String((i + 1) * 10).padStart(5, '0') },
      { title: 'Material Code', width: 0.11, align: 'left', cell: (l) => `M${l.hsn.padEnd(8, '0')}` },
      { title: style.pick(['Description', 'Short Text', 'Material Description']), width: 0.24, align: 'left', cell: (l) => l.description }, // prettier-ignore
      hsn,
      { title: 'Delivery\nDate', width: 0.11, align: 'center', cell: (_, i) => days[i]! },
      { title: 'Qty', width: inQuantity ? 0.14 : 0.08, align: 'right', cell: (l) => (inQuantity ? `${l.quantity} ${l.unit}` : l.quantity) }, // prettier-ignore
      ...(inQuantity ? [] : [{ title: 'UOM', width: 0.06, align: 'center', cell: (l: Line) => l.unit } as const]),
      { title: style.pick(['Unit Price', 'Net Price', 'Price / Unit']), width: 0.11, align: 'right', cell: (l) => money(l.price) }, // prettier-ignore
      { title: style.pick(['Net Value', 'Net Amount', 'Amount']), width: 0.13, align: 'right', cell: (l) => money(l.amount) }, // prettier-ignore
    ],
    deal.lines,
    { size: 18, pad: style.int(5, 8), rules: style.pick(['box', 'rows'] as const), head: { fill: '#d9d9d9', centred: true } }, // prettier-ignore
  )
  sums(w, [['Total Net Value', deal.taxable], ...taxLines(deal), [style.pick(['Gross Order Value', 'Total PO Value', 'Grand Total']), deal.total]], money) // prettier-ignore
  prose(w, 'Material must come with a test certificate. Quote the number of this order on challan and invoice.')
  return w.compose({ ...orderFields(deal, number), delivery_address: plant })
}

/** A letter on the buyer's paper, the list in it and its sums under it. */
function letter(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: style.int(1, 8), rate: style.pick([5, 12, 18]) })
  const [money, form] = [moneyStyle(style), style.pick(dayForms)]
  const number = `${random.fork('letters').letters(3)}/PUR/${random.fork('number').digits(3)}/${style.pick(['22-23', '23-24', '24-25'])}` // prettier-ignore
  const w = writer(style, ['times', 'calibri', 'typewriter'], { size: [23, 26] })
  w.line(deal.buyer.name, { size: 38, weight: 700, colour: '#7a3b12' })
  for (const line of w.wrap(deal.buyer.address, 1100)) w.line(line)
  w.line(`GST No. ${deal.buyer.gstin}`)
  w.stroke(w.left, w.y - 10, w.left + w.width, w.y - 10)
  w.gap(36)
  w.line(`${style.pick(['Our Ref', 'P.O. No.', 'Order Ref.'])} : ${number}`).line(`${style.pick(['Date', 'Dt.'])} : ${printDay(iso(deal.date), form)}`).gap(16) // prettier-ignore
  const title = style.pick(['M/s. ', 'M/s ', 'Messrs '])
  w.line('To')
  w.y = w.block([title + deal.seller.name, ...w.wrap(deal.seller.address, 800), `GST No. ${deal.seller.gstin}`], w.left, w.y) + 18 // prettier-ignore
  w.line(style.pick(['Sub: Purchase order for supply of material', 'Subject: Purchase Order']), { weight: 700 }).gap(8)
  prose(w, 'Dear Sir, We thank you for your offer and confirm our order for the goods below at the rates agreed upon.')
  w.gap(10)
  const total = style.pick(['Total', 'Grand Total', 'Order Value'])
  sheet<Line>(
    w,
    [
      { title: 'No.', width: 0.07, align: 'left', cell: (_, i) => `${i + 1}.` },
      { title: style.pick(['Material', 'Goods', 'Item']), width: 0.43, align: 'left', cell: (l) => l.description },
      { title: 'Quantity', width: 0.16, align: 'left', cell: (l) => `${l.quantity} ${l.unit.toLowerCase()}` },
      { title: style.pick(['Rate', 'Rate Rs.']), width: 0.15, align: 'right', cell: (l) => money(l.price) },
      { title: style.pick(['Value', 'Amount Rs.']), width: 0.19, align: 'right', cell: (l) => money(l.amount) },
    ],
    deal.lines,
    { size: w.text.size - 2, pad: style.int(5, 9), rules: style.pick(['none', 'rows', 'columns'] as const) },
  )
  w.y -= w.text.size
  sums(w, [['Basic value', deal.taxable], ...taxLines(deal, 'Add CGST', 'Add SGST', 'Add IGST'), [total, deal.total]], money) // prettier-ignore
  w.line('Terms: Delivery at site within 3 weeks. Payment against proforma. Freight extra at actuals.')
  w.gap(20).line('Thanking you,').line(`For ${deal.buyer.name}`).gap(50).line('Manager (Purchase)')
  return w.compose({ ...orderFields(deal, number), supplier_name: title + deal.seller.name })
}

const offices = [
  ['GOVERNMENT OF MAHARASHTRA', 'Office of the Civil Surgeon, District Hospital, Satara'],
  ['GOVERNMENT OF RAJASTHAN', 'Office of the Executive Engineer, PHED Division, Sikar'],
  ['GOVERNMENT OF KERALA', 'Directorate of Technical Education, Thiruvananthapuram'],
  ['GOVERNMENT OF INDIA', 'Office of the Commandant, Ordnance Depot, Jabalpur'],
  ['महाराष्ट्र शासन / GOVERNMENT OF MAHARASHTRA', 'Office of the Block Development Officer, Panchayat Samiti, Baramati'],
] as const

/** Of a public office: number and day over the addressee, the unit in a column of its own, tax in a last row. */
function supply(random: Random): Composition {
  const style = random.fork('style')
  const deal = makeDeal(random.fork('deal'), { count: counts(style), rate: style.pick([12, 18]) })
  const [money, form] = [moneyStyle(style), style.pick(['DD/MM/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY'])]
  const [ruler, office] = style.pick(offices)
  const number = `${style.pick(['STORE', 'PUR', 'MED'])}/${random.fork('number').digits(4)}/${deal.date.year}`
  const w = writer(style, ['times', 'noto', 'courier'], { size: [22, 24] })
  w.line(ruler, { weight: 700, align: 'center' }).line(office, { weight: 700, align: 'center' }).gap(6)
  w.line(style.pick(['SUPPLY ORDER', 'PURCHASE ORDER', 'SUPPLY / PURCHASE ORDER']), { size: 28, weight: 700, align: 'center' }).gap(16) // prettier-ignore
  w.at(`${style.pick(['No.', 'Order No.', 'S.O. No.'])} ${number}`, w.left, w.y).line(`Date: ${printDay(iso(deal.date), form)}`, { align: 'right' }) // prettier-ignore
  w.line('To,').gap(4)
  w.y = w.block([`M/s ${deal.seller.name},`, ...w.wrap(deal.seller.address, 820), `GSTIN - ${deal.seller.gstin}`], w.left + 60, w.y) + 14 // prettier-ignore
  prose(w, `Ref: Tender No. ${random.fork('tender').digits(3)}/${deal.date.year} opened in this office and your rates accepted therein.`) // prettier-ignore
  prose(w, 'You are requested to supply the following articles in good condition to the store of this office.')
  w.gap(12)
  sheet<Line>(
    w,
    [
      { title: 'Sr.\nNo.', width: 0.06, align: 'center', cell: (_, i) => String(i + 1) },
      { title: style.pick(['Name of Article', 'Description of Stores', 'Particulars of item']), width: 0.38, align: 'left', cell: (l) => l.description }, // prettier-ignore
      { title: style.pick(['A/U', 'Unit']), width: 0.08, align: 'center', cell: (l) => l.unit },
      { title: style.pick(['Qty. Ordered', 'Quantity']), width: 0.13, align: 'center', cell: (l) => l.quantity },
      { title: 'Rate per unit\n(Rs.)', width: 0.16, align: 'right', cell: (l) => money(l.price) },
      { title: style.pick(['Total Cost\n(Rs.)', 'Amount\n(Rs.)']), width: 0.19, align: 'right', cell: (l) => money(l.amount) }, // prettier-ignore
    ],
    deal.lines,
    { size: w.text.size - 2, pad: style.int(5, 9), rules: 'box', cells: 'middle', head: { centred: true } },
    { after: { 1: 'Total', 5: money(deal.taxable) } },
  )
  sums(
    w,
    [
      [`Add GST @ ${deal.lines[0]!.rate}%`, deal.tax],
      ['Grand Total', deal.total],
    ],
    money,
  )
  prose(w, `(Rupees ${inWords(Math.floor(deal.total / 100))} only)`)
  prose(w, 'Delivery within 30 days, failing which a penalty of 0.5% per week will be levied. Bills in triplicate.')
  const { buyer_gstin: _gstin, ...fields } = orderFields(deal, number)
  w.gap(40).line('Stores Officer', { align: 'right' })
  return w.compose({ ...fields, buyer_name: office, supplier_name: `M/s ${deal.seller.name}` })
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'PURCHASE_ORDER', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenPurchases: readonly Layout[] = [
  layout('order-boxed', boxed),
  layout('order-letter', letter),
  layout('order-supply', supply),
]
