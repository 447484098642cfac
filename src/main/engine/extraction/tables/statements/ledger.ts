/** Whether a page has a table of transactions, told by its heads and rows without reading it. */
import { onceFor } from '../../../once-for'
import type { LaidWord, Layout } from '../../layout/layout'
import { readAmount } from '../amounts'
import { readCellDate } from '../cell-dates'
import { findHeaders } from '../headers'
import { printRows, rowText, type PrintRow } from '../print-rows'
import { isLedger, statementPhrases } from './statement-columns'
import { statementHeads } from './statement-heads'

/** True for a page with a head of transactions, or with rows of them under a head on the page before. */
export function holdsTransactions(layout: Layout): boolean {
  const rows = printRows(layout)
  if (statementHeads(rows).length > 0) return true
  return rows.filter(isDatedSum).length >= leastLedger
}

/** Fewer rows may be a summary of what is billed or paid. */
const leastLedger = 3

/**
 * The rows of days and amounts under a head that names them, with balances or with what went out and what came in
 * marked; none where there are few.
 */
export const ledgerRows = onceFor((layout: Layout): readonly PrintRow[] => {
  const rows = printRows(layout)
  // The head takes long to find; most papers have not as many days.
  if (rows.filter(isDated).length < leastLedger) return []
  const [ledger] = findHeaders(rows, statementPhrases, isLedger)
  const dated = ledger ? rows.slice(ledger.to).filter(isDatedSum) : []
  if (dated.length >= leastLedger) return dated
  const [list] = statementHeads(rows)
  const moved = list ? rows.slice(list.to).filter((row) => isDated(row) && wayOf(row) !== null) : []
  const goesBothWays = new Set(moved.map(wayOf)).size > 1
  return moved.length >= leastLedger && goesBothWays ? moved : balancedRows(rows)
})

/** The words of a page's ledger from its first row to its last, with what stands between them. */
export function ledgerWords(layout: Layout): ReadonlySet<LaidWord> {
  const own = new Set(ledgerRows(layout))
  const rows = printRows(layout)
  const isOwn = (row: PrintRow): boolean => own.has(row)
  const inside = rows.slice(Math.max(0, rows.findIndex(isOwn)), rows.findLastIndex(isOwn) + 1)
  return new Set(inside.flatMap(({ words }) => words))
}

/** So many rows, and this share of all with a day and two amounts, follow from those before them by no chance. */
const leastBalanced = 5
const mostBalanced = 0.6

/**
 * Dated rows that need no head, where each ends with the balance of the row before and what the amount before it makes of
 * it.
 */
function balancedRows(rows: readonly PrintRow[]): readonly PrintRow[] {
  const dated = rows.filter(isDatedSum)
  const sums = dated.map(({ words }) =>
    words.flatMap(({ text }) => {
      const amount = readAmount(text)
      return amount?.exact ? [amount.paise] : []
    }),
  )
  const follows = sums.filter((own, i) => {
    const [before = 0, balance = 0] = [sums[i - 1]?.at(-1), own.at(-1)]
    const moved = Math.abs(balance - before)
    // The newest comes first on some: then the row above says what was moved.
    return i > 0 && moved > 0 && (own.at(-2) === moved || sums[i - 1]?.at(-2) === moved)
  })
  return follows.length >= leastBalanced && follows.length >= mostBalanced * dated.length ? dated : []
}

const isDated = (row: PrintRow): boolean => readCellDate(rowText(row), 2100) !== null

/** A row with a day and two amounts, one of them the balance. */
const isDatedSum = (row: PrintRow): boolean =>
  isDated(row) && row.words.filter((w) => readAmount(w.text)?.exact).length >= 2

/** An amount at the end of a row: before it its sign and that of the rupee, however it was read; or after it its side. */
const signed = /([+–−-])\D{0,4}\d[\d,]*\.\d{2}$|\d\.\d{2}\s?\(?([CD])r\b\.?\)?$/i

/** Whether money came in or went out, where a row without a balance marks it. */
function wayOf(row: PrintRow): 'in' | 'out' | null {
  const [, sign, side] = signed.exec(rowText(row)) ?? []
  if (sign === undefined && side === undefined) return null
  return sign === '+' || side?.toLowerCase() === 'c' ? 'in' : 'out'
}
