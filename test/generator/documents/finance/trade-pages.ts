import { later, makeDay, type Day } from '../../people/dates'
import type { Composition, Fields, Layout } from '../../layout'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { PagedWriter, type PrintedColumn, type TableManner } from './paged-writer'
import { firm, itemFields, makeItems, type Firm, type Item } from './trade-facts'
import { grouped, plain, printDay } from './statement-facts'
import { iso } from '../../people/dates'

export interface TradeFacts {
  readonly seller: Firm
  readonly buyer: Firm
  readonly number: string
  readonly date: Day
  readonly due: Day
  readonly items: readonly Item[]
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly total: number
  readonly rate: number
}

function tradeFacts(random: Random, count: number): TradeFacts {
  const seller = firm(random.fork('seller'))
  const same = random.chance(0.6)
  const buyer = firm(random.fork('buyer'), same ? seller.state : seller.state === '27' ? '29' : '27')
  const items = makeItems(random.fork('items'), count)
  const taxable = items.reduce((sum, item) => sum + item.amount, 0)
  const rate = random.pick([5, 12, 18, 28])
  const half = Math.round((taxable * rate) / 200)
  const igst = same ? 0 : Math.round((taxable * rate) / 100)
  const date = makeDay(random.fork('date'), 2018, 2025)
  return {
    seller,
    buyer,
    number: random.pick([
      `INV/${random.digits(4)}/24-25`,
      `${random.letters(3)}-${random.digits(5)}`,
      random.digits(6),
      `GST/${random.digits(3)}`,
    ]),
    date,
    due: later(date, 0, 30),
    items,
    taxable,
    cgst: same ? half : 0,
    sgst: same ? half : 0,
    igst,
    total: taxable + (same ? 2 * half : igst),
    rate,
  }
}

export interface TradeManner {
  readonly id: string
  readonly face: NonNullable<TextStyle['face']>
  readonly day: string
  readonly rules: TableManner['rules']
  readonly headFill: string | null
  readonly headAlign: NonNullable<TableManner['headAlign']>
  readonly columns: readonly (readonly [
    (item: Item, index: number, f: TradeFacts) => string,
    string,
    number,
    PrintedColumn['align'],
  ])[]
  readonly head: (w: PagedWriter, f: TradeFacts, m: TradeManner) => Fields
  readonly foot: (w: PagedWriter, f: TradeFacts, m: TradeManner) => void
  readonly most?: number
}

/** A layout of invoices or orders. */
export function tradeLayout(type: 'INVOICE' | 'PURCHASE_ORDER', m: TradeManner): Layout {
  const compose = (random: Random): Composition => {
    const style = random.fork('style')
    const f = tradeFacts(random.fork('content'), style.chance(0.2) ? style.int(20, m.most ?? 45) : style.int(1, 9))
    const left = style.int(90, 130)
    const size = style.int(21, 24)
    const w = new PagedWriter({ size, face: m.face }, left, 1654 - 2 * left, style.int(100, 150), (pen, page) => {
      if (page > 0) pen.text(`Page ${page + 1}`, 1540, 2290, { size: 18, face: m.face, align: 'right' })
    })
    const head = m.head(w, f, m)
    w.gap(20).table(
      m.columns.map(([, title, width, align]) => ({ title, width, align })),
      f.items.map((item, i) => m.columns.map(([cell]) => cell(item, i, f))),
      {
        rules: m.rules,
        padding: style.int(5, 9),
        cells: 'top',
        headFill: m.headFill,
        headAlign: m.headAlign,
        repeats: true,
      },
      size - 1,
    )
    w.need(420)
    m.foot(w, f, m)
    const fields = { ...head, ...itemFields(f.items, type === 'INVOICE') }
    return w.compose(fields)
  }
  return {
    id: `${type === 'INVOICE' ? 'invoice' : 'order'}.${m.id}`,
    type,
    hidden: false,
    weight: 1,
    form: 'page',
    compose,
  }
}

export const day = (d: Day, form: string): string => printDay(iso(d), form)

/** Sums of an invoice as truth has them. */
export const sumFields = (f: TradeFacts): Fields => ({
  taxable_amount: plain(f.taxable),
  ...(f.igst > 0 ? { igst_amount: plain(f.igst) } : { cgst_amount: plain(f.cgst), sgst_amount: plain(f.sgst) }),
  total_amount: plain(f.total),
})

/** Number, day, parties and sums of an invoice as truth has them. */
export const invoiceFields = (f: TradeFacts): Fields => ({
  invoice_number: f.number,
  invoice_date: iso(f.date),
  seller_name: f.seller.name,
  seller_gstin: f.seller.gstin,
  seller_address: f.seller.address,
  buyer_name: f.buyer.name,
  buyer_gstin: f.buyer.gstin,
  buyer_address: f.buyer.address,
  ...sumFields(f),
})

/** Number, day, parties and `total` in paise of an order as truth has them. */
export const orderFields = (f: TradeFacts, total = f.total): Fields => ({
  po_number: f.number,
  po_date: iso(f.date),
  buyer_name: f.buyer.name,
  buyer_gstin: f.buyer.gstin,
  supplier_name: f.seller.name,
  supplier_gstin: f.seller.gstin,
  total_amount: plain(total),
})

/** Labels at the right, each with its amount. */
export function sumRows(w: PagedWriter, rows: readonly (readonly [string, number])[], width = 560): void {
  for (const [label, paise] of rows) {
    w.at(label, w.left + w.width - width, w.y, { weight: /total/i.test(label) ? 700 : 400 })
    w.at(grouped(paise), w.left + w.width - 10, w.y, { align: 'right', weight: /total/i.test(label) ? 700 : 400 })
    w.y += w.text.size * 1.6
  }
}

export const taxRows = (f: TradeFacts, before = ''): [string, number][] =>
  f.igst > 0
    ? [[`${before}IGST @ ${f.rate}%`, f.igst]]
    : [
        [`${before}CGST @ ${f.rate / 2}%`, f.cgst],
        [`${before}SGST @ ${f.rate / 2}%`, f.sgst],
      ]
