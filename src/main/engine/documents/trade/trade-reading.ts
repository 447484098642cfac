/** What invoices and orders have in common: items, sums that prove each other, parties with tax numbers. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Party } from '../../extraction/parties/party-blocks'
import { sourceIn, type Candidate, type RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { rupees, type Amount } from '../../extraction/tables/amounts'
import { outside } from '../../extraction/tables/around-table'
import type { CellPlace } from '../../extraction/tables/cell-places'
import { headStands } from '../../extraction/tables/columns'
import { solveSums, type Solution, type SumName } from '../../extraction/tables/items/invoice-sums'
import { withReckoned } from '../../extraction/tables/items/item-arithmetic'
import { itemCells, multiplies } from '../../extraction/tables/items/item-cells'
import { withoutFirstDigit, withoutRupeeDigits } from '../../extraction/tables/items/item-rupee-digits'
import { readCountedItems } from '../../extraction/tables/items/counted-items'
import type { LineItem } from '../../extraction/tables/items/line-item'
import { readMultipliedItems } from '../../extraction/tables/items/multiplied-items'
import { readToldItems, type ReadItems } from '../../extraction/tables/items/line-items'
import { printRows } from '../../extraction/tables/print-rows'
import { doubtedItemCells, withItemCellsSeen } from '../../extraction/tables/items/second-items'
import type { ReadCell } from '../../extraction/tables/statements/statement-lines'
import { amountsOf, besideLabels, isAlone, underHeads, type PlacedAmount } from './placed-amounts'

export interface TradeReading {
  readonly items: ReadItems
  readonly cells: readonly ExtractedField[]
  readonly solution: Solution
  /** False where a larger amount than the total is printed around the items: a tax may not have been understood. */
  readonly isLargest: boolean
  readonly candidates: readonly Candidate[]
  /** The pages without their items. */
  readonly around: readonly LabelledPage[]
}

const sumNames: readonly SumName[] = ['taxable', 'cgst', 'sgst', 'igst', 'total']
/** "Net Amount" is what is left of a discount on one bill, and what is to be paid on another: sums tell. */
const eitherSum: ReadonlySet<SumName> = new Set(['taxable', 'total'])
/** Labels of amounts that belong to the total beside the taxes. */
const otherLabels = ['freight', 'rounding'] as const

/** Reads items and sums. `paths` names the field of each sum that the type has. */
export function readTrade(
  context: RuleContext,
  paths: Readonly<Partial<Record<SumName, string>>>,
  withHsn: boolean,
): TradeReading {
  const found = bestItems(context.pages)
  const asRead = withoutRupeeDigits(found.items)
  const seen = context.cells ? withItemCellsSeen(asRead, context.cells) : asRead
  const items: ReadItems = { ...found, items: withReckoned(seen) }
  const around = outside(context.pages, items.areas)
  const printed = placedSums(context.pages, items, around)
  const summed = items.items.reduce((sum, item) => sum + ((item.taxable ?? item.amount)?.value.paise ?? NaN), 0)
  const other = otherLabels.flatMap((label) => besideLabels(around, label))
  const exact = printedOn(around)
  const roundings = besideLabels(around, 'rounding').map(({ value }) => value.paise)
  const rates: PlacedSums = new Map(sumNames.map((name) => [name, ratesOf(around, name)]))
  const solved = (sums: PlacedSums): Solution => {
    const taxOf = (name: SumName): number[] => {
      const rows = rates.get(name) ?? []
      return [...paise(sums.get(name)), ...(rows.length === 0 ? [] : [sumOf(rows)])]
    }
    return solveSums({
      taxable: paise(sums.get('taxable')),
      cgst: taxOf('cgst'),
      sgst: taxOf('sgst'),
      igst: taxOf('igst'),
      total: withRounded(paise(sums.get('total')), roundings, exact),
      items: Number.isNaN(summed) || items.items.length === 0 ? null : summed,
      others: other.reduce((sum, o) => sum + (o.value.sign === 'minus' ? -o.value.paise : o.value.paise), 0),
      discounts: discountsOf(around),
      printed: exact,
    })
  }
  const asPrinted = solved(printed)
  // Where nothing adds up, or what does is not what the lines come to, the sign of the rupee may have been read as a digit.
  const bare: PlacedSums = new Map([...printed].map(([name, list]) => [name, [...list, ...list.flatMap(withoutSign)]]))
  const isOfLines = ({ adds, sums }: Solution): boolean => adds && sums.taxable === summed
  const alone: PlacedSums = new Map([...bare].map(([name, list]) => [name, list.toReversed()]))
  const others = isOfLines(asPrinted) ? [] : [solved(bare), solved(alone)]
  const best = others.find(isOfLines) ?? (asPrinted.adds ? asPrinted : (others.find(({ adds }) => adds) ?? asPrinted))
  const solution = afterDiscount(best, paise(printed.get('total')), discountsOf(around))
  const placed = solution.adds ? bare : printed
  const candidates = sumNames.flatMap((name): Candidate[] => {
    const path = paths[name]
    const isOfBoth = name === 'igst' && namesHalvesAlone(context.pages)
    return path === undefined || isOfBoth ? [] : sumCandidates(path, name, solution, placed, rates, around)
  })
  const isSummed = items.items.length > 1 && [solution.sums.taxable, solution.sums.total].includes(summed)
  const cells = itemCells(items.items, (page) => sourceIn(context, page), withHsn, isSummed)
  const isLargest = Math.max(0, ...exact) <= (solution.sums.total ?? 0)
  return { items, cells, solution, isLargest, candidates, around }
}

/** The cells of items of which nothing bears out what was read. */
export const doubtsOf = ({ items }: TradeReading, context: RuleContext): readonly CellPlace[] =>
  doubtedItemCells(items.items, (page) => sourceIn(context, page))

const withoutSign = (placed: PlacedAmount): PlacedAmount[] => {
  const value = withoutFirstDigit(placed.words)
  return value ? [{ ...placed, value }] : []
}

type PlacedSums = ReadonlyMap<SumName, readonly PlacedAmount[]>

/** Where each sum may stand: under a column of the items, beside its label, under its head. */
const placedSums = (pages: readonly LabelledPage[], items: ReadItems, around: readonly LabelledPage[]): PlacedSums =>
  new Map(
    sumNames.map((name) => [
      name,
      [
        ...columnSums(pages, items, name),
        ...besideLabels(around, name),
        ...(eitherSum.has(name) ? besideLabels(around, 'net') : []),
        ...underHeads(around, name),
        ...bareTax(around, name),
      ],
    ]),
  )

/** A sum of the solution as a candidate of its field, at the place where it is printed; none where it is not. */
function sumCandidates(
  path: string,
  name: SumName,
  solution: Solution,
  placed: PlacedSums,
  rates: PlacedSums,
  around: readonly LabelledPage[],
): Candidate[] {
  const wanted = solution.sums[name] ?? noneCharged(name, solution, placed)
  if (wanted === null) return []
  const labelled = placed.get(name)?.find((p) => p.value.paise === wanted)
  const mayBeBare = name === 'total' || (name === 'taxable' && isTaxed(solution))
  const found = labelled ?? (mayBeBare ? bareSum(around, wanted) : null)
  const rows = rates.get(name) ?? []
  if (!found && (rows.length === 0 || sumOf(rows) !== wanted)) return []
  const lines = found ? [found.words] : rows.map(({ words }) => words)
  const value = parsed(rupees(wanted), spanOf(...lines))
  const { page } = found ?? rows[0]!
  return [fromWords(page.layout, path, `sum.${name}`, value, solution.adds ? 0.97 : 0.8)]
}

/** What is printed of a tax that is not charged, beside others that are: "0.00". */
const noneCharged = (name: SumName, { adds }: Solution, placed: PlacedSums): number | null =>
  adds && name.endsWith('gst') && placed.get(name)?.some(({ value }) => value.exact && value.paise === 0) ? 0 : null

/** The rows of a tax that is charged at several rates: "IGST 12%" over "IGST 18%", each with its amount. */
function ratesOf(pages: readonly LabelledPage[], name: SumName): PlacedAmount[] {
  const [page] = pages.filter(({ hits }) => hits.some(({ label }) => label === name))
  const rates = page ? besideLabels([page], name).filter((placed) => placed.value.exact && isAlone(placed)) : []
  return rates.length > 1 ? rates : []
}

const sumOf = (amounts: readonly PlacedAmount[]): number => amounts.reduce((sum, { value }) => sum + value.paise, 0)

/** Amounts are rounded to the next rupee: by no more, in paise. */
const mostRounded = 50

/**
 * Totals as they are asked for, in paise: in place of one that was rounded, that which a row of rounding leaves, or which
 * is printed as well, whatever it is called: "Total 225739.50" over "Total Invoice Value 2,25,740.00" or "Say Rs.".
 */
const withRounded = (totals: readonly number[], roundings: readonly number[], exact: ReadonlySet<number>): number[] =>
  totals.map((total) => {
    if (total % 100 === 0) return total
    const rounded = roundings.flatMap((off) => [total + off, total - off])
    const isRupees = (sum: number): boolean => sum % 100 === 0
    return (
      rounded.find((sum) => isRupees(sum) && exact.has(sum)) ??
      [...totals, ...exact].find((sum) => isRupees(sum) && Math.abs(sum - total) <= mostRounded) ??
      total
    )
  })

/** All exact amounts around the items, in paise. */
const printedOn = (pages: readonly LabelledPage[]): ReadonlySet<number> =>
  new Set(
    pages.flatMap((page) =>
      printRows(page.layout).flatMap((row) =>
        amountsOf(row.words).flatMap(({ value }) => (value.exact ? [value.paise] : [])),
      ),
    ),
  )

/** "Total 20,690.53", "Discount 190.53", "Net Total 20,500.00": what is asked for is what a discount leaves of the whole. */
function afterDiscount(solution: Solution, totals: readonly number[], discounts: readonly number[]): Solution {
  const { total } = solution.sums
  const left = solution.adds && total !== null ? discounts.map((off) => total - off) : []
  const asked = totals.find((sum) => sum !== total && left.includes(sum))
  return asked === undefined ? solution : { ...solution, sums: { ...solution.sums, total: asked } }
}

/** What rows of discount take off, in paise; its rate may be printed close behind the word: "Discount(5.00%)". */
const discountsOf = (pages: readonly LabelledPage[]): number[] =>
  pages.flatMap((page) =>
    printRows(page.layout).flatMap((row) => {
      const at = row.words.findIndex((w) => /^(?:discount|disc\.)/i.test(w.text))
      return at < 0
        ? []
        : amountsOf(row.words.slice(at + 1))
            .slice(-1)
            .map(({ value }) => value.paise)
    }),
  )

/** True where a printed tax takes part in a sum that holds: only then is there a value that was taxed. */
const isTaxed = ({ adds, sums }: Solution): boolean => adds && (sums.cgst !== null || sums.igst !== null)

/**
 * The sum of the items as it stands under them without a label, or in the row of sums of a table of tax: known by its
 * value alone, which no other amount around the items has.
 */
function bareSum(pages: readonly LabelledPage[], wanted: number): PlacedAmount | null {
  for (const page of pages)
    for (const row of printRows(page.layout))
      for (const { words, value } of amountsOf(row.words))
        if (value.exact && value.paise === wanted) return { page, words, value }
  return null
}

/** "GST" before a number of tax is one label, before an amount another. */
const bareTax = (pages: readonly LabelledPage[], name: SumName): PlacedAmount[] =>
  name === 'igst' ? besideLabels(pages, 'gstin').filter((placed) => placed.value.exact && isAlone(placed)) : []

/** A bill that names the halves of the tax, and not the integrated one, calls so what both come to: "GST PAYABLE". */
const namesHalvesAlone = (pages: readonly LabelledPage[]): boolean => {
  // "GST 18%" is like a label of the integrated tax, and names none.
  const isNamed = (name: SumName): boolean =>
    pages.some(({ hits }) => hits.some(({ label, likeness }) => label === name && likeness === 1))
  return isNamed('cgst') && isNamed('sgst') && !isNamed('igst')
}

const paise = (list: readonly PlacedAmount[] | undefined): number[] => [
  ...new Set((list ?? []).map((p) => p.value.paise)),
]

/** Of the ways in which heads may stand over columns, that whose lines multiply and say what they are most often. */
function bestItems(pages: readonly LabelledPage[]): ReadItems {
  const headed = headStands.map((stand) => readCountedItems(pages, stand))
  const best = headed.reduce((most, items) => (scoreOf(items) > scoreOf(most) ? items : most), noItems)
  const lacks = (name: 'quantity' | 'unitPrice'): boolean => best.items.every((item) => item[name] === null)
  const isNamed = 2 * best.items.filter(isNamedItem).length >= best.items.length
  if (isNamed && !lacks('quantity') && !lacks('unitPrice')) return best
  const ways = [readToldItems(pages) ?? noItems, readMultipliedItems(pages)]
  return ways.reduce((most, items) => (scoreOf(items) > scoreOf(most) ? items : most), best)
}

const noItems: ReadItems = { items: [], sums: [], areas: [], head: null }

const scoreOf = ({ items }: ReadItems): number =>
  items.reduce((sum, item) => sum + 2 * Number(multiplies(item)) + Number(isNamedItem(item)), 0)

/** Numbers of rows say of nothing what it is. */
const isNamedItem = ({ description }: LineItem): boolean => /\p{L}/u.test(description.value)

/** The sum of a column in the row of totals under the items. */
function columnSums(pages: readonly LabelledPage[], items: ReadItems, name: SumName): PlacedAmount[] {
  return items.sums.flatMap((sums) => {
    const column = name === 'total' ? 'amount' : name
    const cell: ReadCell<Amount> | undefined = sums[column]
    const words = cell?.words[0] ?? []
    const page = pages.find((p) => p.layout.page === words[0]?.page)
    return cell && page ? [{ page, words, value: cell.value }] : []
  })
}

/** Candidates of a party's fields; a prefix such as `seller` names them. */
export function partyCandidates(
  party: Party | null,
  prefix: string,
  rule: string,
  strength: number,
  addressPath = `${prefix}_address`,
): Candidate[] {
  if (!party) return []
  const { layout } = party.page
  return [
    ...(party.name ? [fromWords(layout, `${prefix}_name`, rule, party.name, strength)] : []),
    ...(party.address ? [fromWords(layout, addressPath, rule, party.address, strength)] : []),
    ...(party.gstin ? [fromWords(layout, `${prefix}_gstin`, rule, party.gstin, strength)] : []),
  ]
}
