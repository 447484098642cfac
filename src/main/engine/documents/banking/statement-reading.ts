/** The table of a statement as it is read best, and the balances that are printed around it. */
import { amountGrammar } from '../../extraction/grammars/amount-grammar'
import { atLabel, formField } from '../../extraction/forms/form-rules'
import type { Grammar } from '../../extraction/grammars/grammar'
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import { sourceIn, type Candidate, type Rule, type RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { readAmount } from '../../extraction/tables/amounts'
import { outside, type TableArea } from '../../extraction/tables/around-table'
import type { CellPlace } from '../../extraction/tables/cell-places'
import { readCellDate } from '../../extraction/tables/cell-dates'
import { headStands } from '../../extraction/tables/columns'
import { printRows, rowText } from '../../extraction/tables/print-rows'
import { columnsOfPages, columnsOfRows } from '../../extraction/tables/statements/row-columns'
import { doubtedCells, withStatementCellsSeen } from '../../extraction/tables/statements/second-statement'
import { isCarriedOn } from '../../extraction/tables/statements/statement-lines'
import { readScreenRows } from '../../extraction/tables/statements/screen-rows'
import { statementCells, type StatementTable } from '../../extraction/tables/statements/statement-cells'
import {
  headOf,
  readTransactions,
  type ReadStatement,
  type StatementOptions,
} from '../../extraction/tables/statements/transactions'
import { findDates } from '../../identifiers'
import { onceFor } from '../../once-for'

const thisYear = new Date().getFullYear()
const lastYear = thisYear + 1

interface Read {
  readonly statement: ReadStatement
  readonly table: StatementTable
}

/**
 * Read once for a document: the rules look around the table, the table is its own, the end checks both. Of the ways
 * in which heads may stand over columns, that is taken whose rows follow from each other most.
 */
export const readingOf = onceFor((context: RuleContext): Read => {
  const isBank = (letters: string): boolean => context.bankNames.has(letters)
  const tabled = (asRead: ReadStatement): Read => {
    const { cells } = context
    const statement = cells ? { ...asRead, rows: withStatementCellsSeen(asRead.rows, cells, lastYear, isBank) } : asRead
    const opening = openingPrinted(context, statement)
    return { statement, table: statementCells(statement, (page) => sourceIn(context, page), opening, thisYear) }
  }
  const read = (options: Pick<StatementOptions, 'stand' | 'told'>): Read =>
    tabled(readTransactions(context.pages, { lastYear, isBank, ...options }))
  const best = (reads: readonly Read[]): Read =>
    reads.reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most), unread)
  const headed = best(headStands.map((stand) => read({ stand })))
  if (linksOf(headed) >= headed.statement.rows.length - 1 && linksOf(headed) > 0) return headed
  const printed = context.pages.map((page) => printRows(page.layout))
  const ways = [
    ...columnsOfRows(printed, headOf(printed), lastYear).map((columns) => [columns]),
    ...(printed.length > 1 ? columnsOfPages(printed, (page) => headOf([page]), lastYear) : []),
  ]
  const told = ways.map((columns) => read({ stand: 'left', told: columns }))
  const likeliest = headed.statement.rows.length === 0 ? clearlyBest(told) : null
  const shown = readScreenRows(context.pages, { lastYear, isBank })
  const others = shown ? [...told, tabled(shown)] : told
  return best([headed, ...(likeliest ? [likeliest] : []), ...others.filter(isProven)])
})

/** The cells of a table of which something did not come out. */
export const doubtsOf = (context: RuleContext): readonly CellPlace[] => {
  const { statement, table } = readingOf(context)
  return doubtedCells(statement, table.chain, (page) => sourceIn(context, page))
}

const linksOf = ({ table }: Read): number => table.chain.rows.filter((row) => row.link === 'holds').length

/** Columns that no head names are believed where the sums of most rows bear them out. */
const isProven = (read: Read): boolean =>
  linksOf(read) >= leastLinks && linksOf(read) >= mostLinks * (read.statement.rows.length - 1)
const leastLinks = 3
const mostLinks = 0.6

/**
 * Where no head was read, as on a page out of focus: the way in which many rows follow from the one before, and twice as
 * many as in any other. What was misread of the rest is looked at again. Null where there is none.
 */
function clearlyBest(told: readonly Read[]): Read | null {
  const [first, second] = [...told].sort((a, b) => linksOf(b) - linksOf(a))
  if (!first || linksOf(first) < 2 * (second ? linksOf(second) : 0)) return null
  const isClear = linksOf(first) >= clear.links && linksOf(first) >= clear.share * (first.statement.rows.length - 1)
  return isClear ? first : null
}
const clear = { links: 5, share: 0.35 }

const nothingRead: ReadStatement = { rows: [], opening: null, closing: null, totals: null, areas: [], filled: 0 }
const unread: Read = {
  statement: nothingRead,
  table: statementCells(nothingRead, () => 'ocr', null, thisYear),
}

/**
 * Rows that follow from the one before, and rows that say what they are; of readings alike in these that in which more
 * of the other columns have something in them, for what was cut off a narrow column stands in the text beside it.
 */
const scoreOf = ({ statement, table }: Read): number =>
  2 * linksOf({ statement, table }) +
  statement.rows.filter((row) => row.description.value !== '').length +
  0.1 * statement.filled

/** "Balance as on 1 Apr 2024: 15,234.10", "Closing Balance as on …": the day is no part of the sum. */
function afterDay(line: readonly LaidWord[]): readonly LaidWord[] {
  const words = line.slice(ofDay.exec(textOf(line))?.[0].trim().split(/\s+/).length ?? 0)
  const sum = words.findIndex(({ text }) => readAmount(text)?.exact)
  const most = sum < 0 ? words.length : sum
  const ends = [4, 3, 2, 1].find((n) => most >= n && readCellDate(textOf(words.slice(0, n)), thisYear) !== null)
  return ends === undefined ? line : words.slice(ends)
}
const ofDay = /^\W*(?:as\s+)?(?:on|at|of)\s+(?=\d)/i

/** A balance as the bank prints it: what stands to the holder's credit is positive, what they owe negative. */
const balanceGrammar: Grammar = (span) => {
  const read = amountGrammar(spanOf(...span.lines.map(afterDay)))
  const [word] = read?.span.lines.flat() ?? []
  if (!read || !word) return read
  const line = span.lines.find((words) => words.includes(word)) ?? []
  const side = /^\S+\s*\(?\s*(cr|dr)\b/i.exec(textOf(line.slice(line.indexOf(word))))?.[1]
  if (side === undefined) return read
  const owed = /^d/i.test(side)
  return { ...read, value: `${owed ? '-' : ''}${read.value.replace(/^-/, '')}` }
}

/** The balance at a label, beside which its day may stand alone, before the colon of a form. */
export function balanceRule(path: string, label: string, strength = 1): Rule {
  const name = `statement.${label}.label`
  const atOnce = formField(name, path, label, balanceGrammar, { strength })
  const behindDay = atLabel({ rule: name, path, label, strength }, ({ layout }, { segment, to }) => {
    const rest = segment.words.slice(to)
    const beside = rest.length > 0 && afterDay(rest).length === 0 ? rightOf(layout, segment) : null
    const read = beside && balanceGrammar(spanOf(beside.words))
    return read ? { read, strength: behindItsDay } : null
  })
  return { name, find: (context) => [...atOnce.find(context), ...behindDay.find(context)] }
}

const atOpening = balanceRule('opening_balance', 'opening')

/** The balance that a statement begins with; "Balance o/f" is what a page ends with, whatever its name is like. */
export const openingBalance: Rule = {
  name: atOpening.name,
  find: (context) => atOpening.find(context).filter((candidate) => !isOfPageEnd(context, candidate)),
}

const isOfPageEnd = ({ pages }: RuleContext, { span, evidence }: Candidate): boolean => {
  const [word] = span?.lines.flat() ?? []
  const layout = pages.find((page) => page.layout.page === evidence.page)?.layout
  const row = layout && word ? printRows(layout).find(({ words }) => words.includes(word)) : undefined
  return row !== undefined && isCarriedOn(rowText(row))
}
const behindItsDay = 0.9

/** "Balance as on 30/09/2024" over the table is what it begins with, and behind it what it ends with. */
const dayBalance = (path: string, isBehind: boolean, areasOf: (context: RuleContext) => readonly TableArea[]): Rule => {
  const rule = balanceRule(path, 'day_balance')
  return {
    name: rule.name,
    find: (context) => {
      const areas = areasOf(context)
      const found = rule.find({ ...context, pages: outside(context.pages, areas) })
      const here = found.filter(({ span }) => isBehindAll(areas, span?.lines[0]?.[0]) === isBehind)
      return isBehind ? here : ofFirstDay(context, here)
    },
  }
}

/** Of balances of several days over the table, "as on 15 Apr" over "as on 1 Feb", that of the first is what it begins with. */
function ofFirstDay({ pages }: RuleContext, found: readonly Candidate[]): readonly Candidate[] {
  const days = found.map(({ span, evidence }) => {
    const [word] = span?.lines.flat() ?? []
    const layout = pages.find((page) => page.layout.page === evidence.page)?.layout
    const row = layout && word ? printRows(layout).find(({ words }) => words.includes(word)) : undefined
    return row && findDates(rowText(row), { from: 1990, to: lastYear })[0]?.value
  })
  const told = days.filter((day) => day !== undefined).sort()
  return told.length < days.length ? found : found.filter((_, i) => days[i] === told[0])
}

const areasRead = (context: RuleContext): readonly TableArea[] => readingOf(context).statement.areas

export const dayBalances: readonly Rule[] = [
  dayBalance('opening_balance', false, areasRead),
  dayBalance('closing_balance', true, areasRead),
]

const isBehindAll = (areas: readonly TableArea[], word: LaidWord | undefined): boolean =>
  areas.length > 0 &&
  word !== undefined &&
  areas.every(({ page, to }) => word.page > page || (word.page === page && word.box.y > to))

function openingPrinted(context: RuleContext, { areas }: ReadStatement): number | null {
  const pages = outside(context.pages, areas)
  const [first] = [
    ...openingBalance.find({ ...context, pages }),
    ...dayBalance('opening_balance', false, () => areas).find(context),
  ]
  return first ? Math.round(Number(first.value) * 100) : null
}
