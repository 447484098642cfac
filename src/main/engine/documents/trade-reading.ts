/** What invoices and orders have in common: items, sums that prove each other, parties with tax numbers. */
import type { ExtractedField } from '../../../shared/domain/reading'
import { fromWords } from '../extraction/candidates'
import { bareFirm } from '../extraction/firm-names'
import { parsed } from '../extraction/grammar'
import { bottom, textOf, type Segment } from '../extraction/layout'
import type { LabelledPage } from '../extraction/labels'
import { partyFrom, type Party } from '../extraction/party-blocks'
import { isAside } from '../extraction/party-lines'
import type { Candidate, RuleContext } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { rupees, type Amount } from '../extraction/tables/amounts'
import { outside } from '../extraction/tables/around-table'
import { headStands } from '../extraction/tables/columns'
import { solveSums, type Solution, type SumName } from '../extraction/tables/invoice-sums'
import { withReckoned } from '../extraction/tables/item-arithmetic'
import { itemCells, multiplies } from '../extraction/tables/item-cells'
import { withoutFirstDigit, withoutRupeeDigit } from '../extraction/tables/item-rupee-digits'
import { readCountedItems } from '../extraction/tables/counted-items'
import type { LineItem } from '../extraction/tables/line-item'
import { readToldItems, type ReadItems } from '../extraction/tables/line-items'
import { printRows } from '../extraction/tables/print-rows'
import type { ReadCell } from '../extraction/tables/statement-lines'
import { footedFirm, fullerName, isNamed } from './issuer'
import { amountsOf, besideLabels, isAlone, underHeads, type PlacedAmount } from './placed-amounts'

export interface TradeReading {
  readonly items: ReadItems
  readonly cells: readonly ExtractedField[]
  readonly solution: Solution
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
  const items: ReadItems = { ...found, items: withReckoned(found.items.map(withoutRupeeDigit)) }
  const around = outside(context.pages, items.areas)
  const printed = placedSums(context.pages, items, around)
  const summed = items.items.reduce((sum, item) => sum + ((item.taxable ?? item.amount)?.value.paise ?? NaN), 0)
  const other = otherLabels.flatMap((label) => besideLabels(around, label))
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
      total: paise(sums.get('total')),
      items: Number.isNaN(summed) || items.items.length === 0 ? null : summed,
      others: other.reduce((sum, o) => sum + (o.value.sign === 'minus' ? -o.value.paise : o.value.paise), 0),
      discounts: discountsOf(around),
      printed: printedOn(around),
    })
  }
  const asPrinted = solved(printed)
  // Where nothing adds up, or what does is not what the lines come to, the sign of the rupee may have been read as a digit.
  const bare: PlacedSums = new Map([...printed].map(([name, list]) => [name, [...list, ...list.flatMap(withoutSign)]]))
  const isOfLines = ({ adds, sums }: Solution): boolean => adds && sums.taxable === summed
  const alone: PlacedSums = new Map([...bare].map(([name, list]) => [name, list.toReversed()]))
  const others = isOfLines(asPrinted) ? [] : [solved(bare), solved(alone)]
  const solution =
    others.find(isOfLines) ?? (asPrinted.adds ? asPrinted : (others.find(({ adds }) => adds) ?? asPrinted))
  const placed = solution.adds ? bare : printed
  const candidates = sumNames.flatMap((name): Candidate[] => {
    const path = paths[name]
    return path === undefined ? [] : sumCandidates(path, name, solution, placed, rates, around)
  })
  const sources = new Map(context.pages.map((p) => [p.layout.page, p.layout.source]))
  const isSummed = items.items.length > 1 && [solution.sums.taxable, solution.sums.total].includes(summed)
  const cells = itemCells(items.items, (page) => sources.get(page) ?? 'ocr', withHsn, isSummed)
  return { items, cells, solution, candidates, around }
}

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
  const found = labelled ?? (name === 'taxable' && isTaxed(solution) ? bareSum(around, wanted) : null)
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

/** All exact amounts around the items, in paise. */
const printedOn = (pages: readonly LabelledPage[]): ReadonlySet<number> =>
  new Set(
    pages.flatMap((page) =>
      printRows(page.layout).flatMap((row) =>
        amountsOf(row.words).flatMap(({ value }) => (value.exact ? [value.paise] : [])),
      ),
    ),
  )

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
  const told = readToldItems(pages)
  return told && scoreOf(told) > scoreOf(best) ? told : best
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

/**
 * The party at the head of the first page: whose paper it is. None where the first block there is that of one of
 * `headed`, the parties with headings of their own.
 */
export function letterhead(pages: readonly LabelledPage[], title: RegExp, headed: readonly Party[] = []): Party | null {
  const head = firstBlock(pages, title)
  return head?.name && isNamed(head.name.value, headed) ? null : head
}

function firstBlock(pages: readonly LabelledPage[], title: RegExp): Party | null {
  const [page] = pages
  if (!page) return null
  const top = page.layout.box.y + 0.25 * page.layout.box.height
  const lines = page.layout.segments.filter((s) => {
    const text = textOf(s.words)
    const label = s.words[0] && !isGrandName(page, s) ? page.labelOf.get(s.words[0]) : undefined
    // What stands in brackets over a name tells of the paper; between double strokes a god is called on.
    if (/^\(.*\)$/.test(text) || /^(?:॥|\|\|)|(?:॥|\|\|)$/.test(text) || invocation.test(text)) return false
    if (isAside(text) || since.test(text) || government.test(text)) return false
    return s.box.y < top && (text.match(/\p{L}/gu)?.length ?? 0) > 3 && !title.test(text) && label === undefined
  })
  // The number of an e-invoice may go on over the name.
  const first = lines.find((line) => !line.words.some((w) => longCode.test(w.text)))
  if (!first) return null
  const fuller = officeUnder(lines, first) ?? fullerName(lines, latinUnder(lines, first))
  return (fuller === first ? footedFirm(page, first) : null) ?? partyFrom(page, fuller)
}

/** "M/s PATIL BUILDING MATERIALS" in large print is whose paper it is; in that of the rest, whom it is addressed to. */
const isGrandName = ({ layout }: LabelledPage, { words, box }: Segment): boolean =>
  bareFirm(textOf(words)) !== textOf(words) && box.height > grand * layout.textHeight
const grand = 1.3

/** "Estd. 1961", "Since 1978": since when there is a firm is told beside its name. */
const since = /^\W*(?:estd?|established|since)\b[\s.:]*(?:in\s+)?\d{4}\W*$/i

/** A government over one of its departments and offices: these buy. */
const government =
  /^\W*(?:gov(?:ernmen)?t\.?\s+of\s+(?:[\p{L}.&]+\s*){1,5}|ministry\s+of\s.*|(?:भारत|\p{L}[\p{L}\p{M}]+)\s+(?:सरकार|शासन))\W*(?:ministry\s.*)?$/iu

/** The office right under the heading of its department, which is what the paper is of. */
const officeUnder = (lines: readonly Segment[], first: Segment): Segment | null =>
  lines
    .slice(lines.indexOf(first), lines.indexOf(first) + mostHeads)
    .find(({ words }) => /^\W*office\s+of\s+the\s/i.test(textOf(words))) ?? null
const mostHeads = 3

/**
 * "JAIN TIMBER & PLYWOOD" right under the same in another script: of a name in two scripts the Latin one is read best.
 * What stands in another script and much smaller print over a name is no name, but whom the firm calls on.
 */
function latinUnder(lines: readonly Segment[], first: Segment): Segment {
  const isLatin = ({ words }: Segment): boolean => /^[^\p{L}]*\p{Script=Latin}/u.test(textOf(words))
  const next = lines[lines.indexOf(first) + 1]
  if (!next || isLatin(first) || !isLatin(next) || /\d/.test(textOf(next.words))) return first
  const isNear = next.box.y - bottom(first.box) < first.box.height
  const alike = Math.abs(next.words.length - first.words.length) <= 1
  const isCalledOn = next.box.height > grand * first.box.height
  return isNear && (alike || isCalledOn) ? next : first
}

const longCode = /^(?=.*\d.*\d)[\dA-Za-z]{16,}-?$/
/** "|| Shree Ganeshay Namah ||", "શ્રી ગણેશાય નમઃ", "Shri Ambadevi Prasanna": whom a firm calls on over its name. */
const invocation =
  /^[^\p{L}]*(?:ॐ|(?:om\s+)?(?:shri?|shree|sri|om)\s+(?:\p{L}+\s+){1,3}?(?:nam(?:ah?|aha|o)|prasann?a?)(?!\p{L})|(?:श्री|શ્રી|শ্রী|శ్రీ|ಶ್ರೀ|ஸ்ரீ|ଶ୍ରୀ|ਸ਼੍ਰੀ|ശ്രീ)\s+\S+(?:\s+\S+)?\s+(?:नम|નમ|নম|నమ|ನಮ|நம|ନମ|ਨਮ|നമ|प्रसन्न|પ્રસન્ન|ಪ್ರಸನ್ನ)|jai\s+(?:mata|shri|sri)(?!\p{L}))/iu

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
