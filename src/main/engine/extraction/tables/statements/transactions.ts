/** The transactions of a bank statement, over all its pages, from the words under their columns' heads. */
import type { LaidWord } from '../../layout/layout'
import type { LabelledPage } from '../../labels/labels'
import { areaOf, type TableArea } from '../around-table'
import { readAmount, sideIn, type Amount } from '../amounts'
import { cellText, cellWords, groupRows, lineOf, type Line, type LineKind } from '../body'
import { moneyPrints, withBlurredMoney, type MoneyPrints } from './blurred-money'
import { carriedHead, fullerHead, reachOf, type Carried } from './carried-head'
import type { CellDate } from '../cell-dates'
import { cellPlaces, type CellPlaces } from '../cell-places'
import { isClear, isParted, touches } from '../clear-lines'
import { columnsOf, type HeadStand } from '../columns'
import type { Header } from '../headers'
import { columnEnd, type ColumnEnd } from '../join-words'
import { withoutForeignHeads } from './foreign-heads'
import { narrationOf, type Narration } from './narration'
import { withPlusSigns } from './plus-signs'
import { printRows, rowText, type PrintRow } from '../print-rows'
import {
  closingOf,
  isSpecial,
  moneyColumns,
  moneyOf,
  openingOf,
  totalsOf,
  withMark,
  type ReadCell,
  type Totals,
} from './statement-lines'
import { rowsFrom, type ToldColumns } from './row-columns'
import type { StatementColumn } from './statement-columns'
import { statementHeads } from './statement-heads'
import { withoutBlank } from './blank-amounts'
import { withDays } from './days-head'
import { areDaysBroken, dateOf, isBare, kindOf } from './statement-rows'

/** A transaction as read, before its arithmetic is checked. */
export interface Transaction {
  readonly page: number
  readonly date: ReadCell<CellDate> | null
  /**
   * Whose date it is: its own, or that of the row above, which is printed once for several or could not be read here.
   */
  readonly dateOf: 'row' | 'above' | 'above, own unread'
  readonly description: Narration
  readonly debit: ReadCell<Amount> | null
  readonly credit: ReadCell<Amount> | null
  readonly either: ReadCell<Amount> | null
  readonly balance: ReadCell<Amount> | null
  /** False where text stands close by, or reaches into the next column, that may belong to the description. */
  readonly whole: boolean
  readonly places: CellPlaces<PlacedColumn>
  /** How its columns print amounts, where they tell. */
  readonly prints?: MoneyPrints
}

/** Columns of which it is known where their cells stand, read or not. */
const placedColumns = [...moneyColumns, 'date'] as const
export type PlacedColumn = (typeof placedColumns)[number]

export interface ReadStatement {
  readonly rows: readonly Transaction[]
  /** Balances printed in the table itself, brought forward and carried forward. */
  readonly opening: ReadCell<Amount> | null
  readonly closing: ReadCell<Amount> | null
  readonly totals: Totals | null
  /** Where the rows stand, with their heads. */
  readonly areas: readonly TableArea[]
  /** How many columns beside text and money, as a branch or a reference, have something in most rows. */
  readonly filled: number
}

const ends =
  /^\W*(?:statement\s+summary|account\s+summary|summary\s+of|\*+\s*end\s+of|end\s+of\s+(?:the\s+)?statement|legends?\b|abbreviations?\s+used|cheque\s+return|this\s+is\s+an?\s+(?:computer|system|auto)|registered\s+office|contents\s+of\s+this|unless\s+the\s+constituent|please\s+(?:do\s+not|examine|note)|important\s*:|notes?\s*:|disclaimer|(?:neft|rtgs|imps|upi|ecs|nach|vat|nfs|pos)\s*[-:=–]+\s*(?:national|real|immediate|unified|electronic|visa|point)\b)/i

export interface StatementOptions {
  readonly lastYear: number
  readonly stand: HeadStand
  /** Whether four letters are those of a bank's IFSC. */
  readonly isBank: (letters: string) => boolean
  /** Columns that stand for those of any head: of all pages, or of each page its own. */
  readonly told?: readonly ToldColumns[]
}

/** Reads the transactions of all pages, in printed order. */
export function readTransactions(pages: readonly LabelledPage[], options: StatementOptions): ReadStatement {
  const rows: Transaction[] = []
  let opening: ReadStatement['opening'] = null
  let closing: ReadStatement['closing'] = null
  let totalled: ReadStatement['totals'] = null
  const areas: TableArea[] = []
  let filled = 0
  let beginWithAnchors = false
  let before: Carried<StatementColumn> | null = null
  for (const page of pages) {
    const printed = printRows(page.layout)
    const parts: Part[] = options.told ? toldParts(printed, options.told, options.lastYear) : partsOf(printed, before)
    for (const part of parts) {
      before = { header: part.header, reach: reachOf(part.body) }
      const read = readPart({ ...part, beginWithAnchors }, options, rows.at(-1) ?? null)
      beginWithAnchors ||= read.beginWithAnchors
      if (read.before) rows.splice(-1, 1, read.before)
      opening ??= rows.length === 0 ? read.opening : null
      // What one page carries forward is no closing balance where the next has rows of its own.
      closing = read.closing ?? (read.rows.length > 0 ? null : closing)
      totalled = read.totals ?? totalled
      rows.push(...read.rows)
      areas.push(...read.areas)
      filled = Math.max(filled, read.filled)
    }
  }
  return { rows: withPlusSigns(withoutForeignHeads(rows)), opening, closing, totals: totalled, areas, filled }
}

interface Part {
  readonly header: Header<StatementColumn>
  /** The first row of print of the head, or of the body where the head stands on a page before. */
  readonly top: PrintRow
  readonly body: readonly PrintRow[]
}

interface ReadPart extends ReadStatement {
  /** True where rows have lines under the one that holds their amounts, and none over it. */
  readonly beginWithAnchors: boolean
  /** The last row of the part before, with its lines that stand at the head of this one; null where none do. */
  readonly before: Transaction | null
}

/** The bodies under each head of a page; without a head the columns of the page before go on. */
function partsOf(printed: readonly PrintRow[], before: Carried<StatementColumn> | null): Part[] {
  const heads = statementHeads(printed)
  const parts = heads.map((head, i) => {
    const body = printed.slice(head.to, heads[i + 1]?.from)
    const own = withDays(oneAmount(head), body)
    const fuller = i === 0 && before ? fullerHead(own, before, reachOf(body)) : null
    return { header: fuller ?? own, top: printed[head.from]!, body }
  })
  const first = heads[0]
  if (before && !first) {
    const header = carriedHead(before.header, before.reach, reachOf(printed))
    return printed[0] ? [{ header, top: printed[0], body: printed }] : []
  }
  return parts
}

function toldParts(printed: readonly PrintRow[], told: readonly ToldColumns[], lastYear: number): Part[] {
  const [only, another] = told
  const own = another ? told.find(({ first }) => printed.includes(first)) : only
  const body = own ? rowsFrom(printed, own, lastYear) : []
  return own && body[0] ? [{ header: own.header, top: body[0], body }] : []
}

/** The first head of a statement's pages; null where none is found. */
export function headOf(pages: readonly (readonly PrintRow[])[]): Header<StatementColumn> | null {
  return pages.flatMap((printed) => statementHeads(printed))[0] ?? null
}

/** Where debit and credit have columns of their own, a head over both of them is no third column. */
function oneAmount(head: Header<StatementColumn>): Header<StatementColumn> {
  const names = new Set(head.cells.map((c) => c.name))
  if (!names.has('debit') || !names.has('credit') || !names.has('amount')) return head
  return { ...head, cells: head.cells.map((c) => (c.name === 'amount' ? { ...c, name: null } : c)) }
}

function readPart(
  { header, body, top, beginWithAnchors }: Part & Pick<ReadPart, 'beginWithAnchors'>,
  options: StatementOptions,
  last: Transaction | null,
): ReadPart {
  const stop = body.findIndex((row) => ends.test(rowText(row)))
  const inside = stop < 0 ? body : body.slice(0, stop)
  // Prose above and below the rows would hide the blanks between columns.
  const ofNumbers = (row: PrintRow): boolean => row.words.some((w) => readAmount(w.text)?.exact === true)
  const tabular = inside.slice(inside.findIndex(ofNumbers), inside.findLastIndex(ofNumbers) + 1)
  const columns = columnsOf(header, tabular, options.stand)
  const asRead = inside.map((row) => lineOf(row, columns))
  const prints = new Map([...(last?.prints ?? []), ...moneyPrints(asRead)])
  const lines = asRead.map((line) => withBlurredMoney(line, prints))
  const special = lines.filter((line) => isSpecial(line))
  const table = { bare: lines.some((line) => isBare(line, options.lastYear)), broken: areDaysBroken(lines) }
  const kind = (line: Line<StatementColumn>): LineKind => kindOf(line, options.lastYear, table)
  const groups = groupRows(lines, kind, beginWithAnchors)
  const end = groups.at(-1)?.at(-1)?.row
  const textEnd = columnEnd(groups.map(textLines))
  const carried = beginWithAnchors ? linesOver(lines, kind) : []
  const rows: Transaction[] = []
  const owned = new Set([...groups.flat(), ...carried])
  const stray = lines.filter((line) => !owned.has(line) && !isSpecial(line))
  const places = cellPlaces(groups, columns, placedColumns, (line, name) =>
    name === 'date' ? dateOf([line], options.lastYear) !== null : moneyOf(line, name)?.value.exact === true,
  )
  for (const [i, group] of groups.entries()) {
    const row = transactionOf(group, top.page, textEnd, options, (rows.at(-1) ?? last)?.date ?? null)
    const clear = group.every((line) => isClear(line, columns)) && !stray.some((line) => touches(group, line))
    // No head says that what stands behind a wide blank is of the same column.
    const whole = clear && (options.told === undefined || !row.description.words.some(isParted))
    rows.push({ ...row, whole, places: places[i]!, prints })
  }
  return {
    rows,
    opening: openingOf(special),
    closing: closingOf(special),
    totals: totalsOf(special),
    areas: [areaOf(top.page, top, end ?? top)],
    filled: marks.filter((name) => 2 * groups.filter((g) => holds(g, name)).length > groups.length).length,
    beginWithAnchors: groups.some((g) => g.length > 1) && groups.every(([line]) => line && kind(line) === 'anchor'),
    before: last && carried.length > 0 ? goingOn(last, textLines(carried), textEnd, options) : null,
  }
}

/** The lines of text over the first row of a page that goes on with a table. */
function linesOver(
  lines: readonly Line<StatementColumn>[],
  kind: (line: Line<StatementColumn>) => LineKind,
): readonly Line<StatementColumn>[] {
  const first = lines.findIndex((line) => kind(line) === 'anchor')
  const over = lines.slice(0, Math.max(0, first))
  return over.slice(over.findLastIndex((line) => kind(line) !== 'more') + 1)
}

/** A row whose text goes on at the head of the next page; its evidence is on the page where it begins. */
function goingOn(
  row: Transaction,
  lines: readonly (readonly LaidWord[])[],
  end: ColumnEnd,
  { isBank }: StatementOptions,
): Transaction {
  const { words } = row.description
  return {
    ...row,
    description: { ...narrationOf([...words, ...lines], end, isBank), words },
    whole: false,
  }
}

const marks = ['reference', 'branch', 'serial', 'value_date', 'side'] as const

const holds = (group: readonly Line<StatementColumn>[], name: StatementColumn): boolean =>
  group.some((line) => /[\p{L}\p{N}]/u.test(cellText(line, name)))

const textLines = (group: readonly Line<StatementColumn>[]): (readonly LaidWord[])[] =>
  group.map((line) => cellWords(line, 'description')).filter((line) => line.length > 0)

function transactionOf(
  group: readonly Line<StatementColumn>[],
  page: number,
  textEnd: ColumnEnd,
  { lastYear, isBank }: StatementOptions,
  above: Transaction['date'],
): Omit<Transaction, 'whole' | 'places' | 'prints'> {
  const first = (name: (typeof moneyColumns)[number]): ReadCell<Amount> | null =>
    group.map((line) => moneyOf(line, name)).find((cell) => cell !== null) ?? null
  const firstMarked = (name: (typeof moneyColumns)[number]): ReadCell<Amount> | null =>
    group.map((line) => withMark(line, moneyOf(line, name))).find((cell) => cell !== null) ?? null
  const own = dateOf(group, lastYear)
  const sideText = group.map((line) => cellText(line, 'side')).join(' ')
  const amount = firstMarked('amount')
  const side = amount ? sideOf(amount.value, sideText) : null
  const read = withoutBlank(first('debit'), first('credit'))
  const debit = read.debit ?? (side === 'dr' ? amount : null)
  const credit = read.credit ?? (side === 'cr' ? amount : null)
  return {
    page,
    date: own ?? above,
    dateOf: own ? 'row' : group.some((line) => /\d/.test(cellText(line, 'date'))) ? 'above, own unread' : 'above',
    description: narrationOf(textLines(group), textEnd, isBank),
    debit,
    credit,
    either: amount && side === null ? amount : null,
    // One mark in a row of an amount without a side says whether it came or went, wherever it stands.
    balance: amount && amount.value.sign === null ? first('balance') : firstMarked('balance'),
  }
}

export function sideOf(amount: Amount, column: string): 'dr' | 'cr' | null {
  const side = sideIn(column)
  if (side !== null) return side
  const text = column.toLowerCase().replace(/[^a-z]/g, '')
  if (/^(?:dr|d|debit|withdrawal|w)$/.test(text)) return 'dr'
  if (/^(?:cr|c|credit|deposit)$/.test(text)) return 'cr'
  if (amount.sign === 'minus') return 'dr'
  return amount.sign
}
