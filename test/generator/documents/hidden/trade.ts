/** What is sold to whom, for the invoices and orders out of sight. */
import type { Fields } from '../../layout'
import { later, makeDay, type Day } from '../../people/dates'
import { heldBy } from '../../identifiers/tax-numbers'
import type { Random } from '../../random'
import { firm, type Firm } from '../finance/trade-facts'
import { plain } from '../finance/statement-facts'

/** A line of a bill or an order; money in paise, before tax. */
export interface Line {
  readonly description: string
  readonly hsn: string
  readonly unit: string
  /** With the decimals that are printed. */
  readonly quantity: string
  readonly price: number
  /** Percent off the price. */
  readonly discount: number
  readonly amount: number
  /** Percent of tax, and the tax. */
  readonly rate: number
  readonly tax: number
}

export interface Deal {
  readonly seller: Firm
  readonly buyer: Firm
  readonly date: Day
  readonly due: Day
  readonly lines: readonly Line[]
  /** Seller and buyer are of one state: the tax is halved between it and the union. */
  readonly within: boolean
  readonly taxable: number
  readonly tax: number
  readonly roundOff: number
  readonly total: number
}

const houses = ['Kaveri', 'Vindhya', 'Shubhlabh', 'Narmada', 'Crescent', 'Parivar', 'Zenith', 'Malabar', 'Himgiri', 'Sahyadri', 'Prabhat', 'Lotus', 'Konark', 'Deccan', 'Triveni'] // prettier-ignore
const trades = ['Polymers Pvt. Ltd.', 'Stationers', 'Surgicals', 'Tools & Bearings', 'Sanitary Mart', 'Fabricators LLP', 'Distributors', 'Pharma Agencies', 'Electricals', 'Home Appliances', 'Agro Industries Ltd', 'Paints & Chemicals'] // prettier-ignore
/** Description, HSN, unit and rate of tax; what is weighed has decimals. */
const wares: readonly (readonly [string, string, string, number])[] = [
  ['Ball Bearing 6204 ZZ', '84821011', 'PCS', 18],
  ['Ruled Register 200 Pages Hard Bound', '4820', 'NOS', 12],
  ['Nitrile Examination Gloves (Box of 100)', '40151900', 'BOX', 12],
  ['GI Pipe Class B 25 mm', '7306', 'MTR', 18],
  ['White Emulsion Paint 20 Ltr', '32091010', 'DRM', 18],
  ['HDPE Granules Natural', '3901', 'KGS', 18],
  ['Wash Basin 22 x 16 with Pedestal', '6910', 'NOS', 18],
  ['Digital BP Monitor Upper Arm', '9018', 'NOS', 12],
  ['Wheat Atta MP Sharbati', '1101', 'KGS', 5],
  ['Induction Cooktop 1800 W', '8516', 'PCS', 18],
  ['Submersible Pump 1.5 HP Single Phase', '8413', 'SET', 12],
  ['Cotton Bedsheet Double with 2 Pillow Covers', '6304', 'SET', 5],
  ['Copper Scrap Birch', '7404', 'KGS', 18],
  ['UPS Battery 12V 26Ah SMF', '8507', 'NOS', 28],
  ['Office Chair Mesh Back, Revolving, Height Adjustable', '9401', 'NOS', 18],
  ['Surgical Spirit 500 ml', '3004', 'BTL', 12],
]

function party(random: Random, state?: string): Firm {
  const made = firm(random, state)
  const name = `${random.pick(houses)} ${random.pick(trades)}`
  return { ...made, name, gstin: heldBy(random.fork('holder'), made.gstin, { name }) }
}

/** A sale of some lines; `within` one state where told, `rounds` to whole rupees. */
export function makeDeal(
  random: Random,
  options: {
    readonly count: number
    readonly within?: boolean
    readonly discounts?: boolean
    readonly rounds?: boolean
    /** Each line is one fee of thousands. */
    readonly fees?: boolean
    /** One rate of tax for all lines. */
    readonly rate?: number
  },
): Deal {
  const seller = party(random.fork('seller'))
  const within = options.within ?? random.chance(0.5)
  const elsewhere = random.pick(['27', '29', '33', '24', '06', '08'].filter((code) => code !== seller.state))
  const buyer = party(random.fork('buyer'), within ? seller.state : elsewhere)
  const date = makeDay(random.fork('date'), 2018, 2025)
  const lines = Array.from({ length: options.count }, (): Line => {
    const [description, hsn, unit, own] = random.pick(wares)
    const quarters = options.fees === true ? 4 : unit === 'KGS' ? random.int(2, 400) : random.int(1, 60) * 4
    const price =
      options.fees === true ? random.int(8, 900) * 10000 : random.int(3, 90) * random.pick([500, 2500, 9000])
    const discount = options.discounts === true ? random.pick([0, 0, 5, 10, 12.5]) : 0
    const amount = Math.round((quarters * price * (100 - discount)) / 400)
    const rate = options.rate ?? own
    return {
      ...{ description, hsn, unit, price, discount, amount, rate },
      quantity: unit === 'KGS' ? (quarters / 4).toFixed(3) : String(quarters / 4),
      tax: within ? 2 * Math.round((amount * rate) / 200) : Math.round((amount * rate) / 100),
    }
  })
  const sum = (of: (line: Line) => number): number => lines.reduce((total, line) => total + of(line), 0)
  const [taxable, tax] = [sum((l) => l.amount), sum((l) => l.tax)]
  const exact = taxable + tax
  const total = options.rounds === true ? Math.round(exact / 100) * 100 : exact
  return { seller, buyer, date, due: later(date, 0, random.pick([15, 30, 45])), lines, within, taxable, tax, roundOff: total - exact, total } // prettier-ignore
}

export type LineColumn = 'description' | 'hsn' | 'quantity' | 'unit_price' | 'amount'

/** Lines as truth has them, in the columns that are printed. */
export const lineFields = (lines: readonly Line[], columns: readonly LineColumn[]): Fields =>
  Object.fromEntries(
    lines.flatMap((line, i) => {
      const cells: Readonly<Record<LineColumn, string>> = {
        description: line.description,
        hsn: line.hsn,
        quantity: line.quantity,
        unit_price: plain(line.price),
        amount: plain(line.amount),
      }
      return columns.map((column) => [`line_items.${i}.${column}`, cells[column]])
    }),
  )

/** The sums of a bill as truth has them. */
export const sumFields = (deal: Deal): Fields => ({
  taxable_amount: plain(deal.taxable),
  ...(deal.within
    ? { cgst_amount: plain(deal.tax / 2), sgst_amount: plain(deal.tax / 2) }
    : { igst_amount: plain(deal.tax) }),
  total_amount: plain(deal.total),
})

/** Lines of tax with their sums. */
export const taxLines = (deal: Deal, cgst = 'CGST', sgst = 'SGST', igst = 'IGST'): readonly [string, number][] =>
  deal.within
    ? [
        [cgst, deal.tax / 2],
        [sgst, deal.tax / 2],
      ]
    : [[igst, deal.tax]]
