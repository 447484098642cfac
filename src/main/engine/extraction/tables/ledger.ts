/** Whether a page has a table of transactions, told by its heads and rows without reading it. */
import { onceFor } from '../../once-for'
import type { Layout } from '../layout'
import { readAmount } from './amounts'
import { readCellDate } from './cell-dates'
import { findHeaders } from './headers'
import { printRows, rowText, type PrintRow } from './print-rows'
import { isLedger, isStatement, statementPhrases } from './statement-columns'

/** True for a page with a head of transactions, or with rows of them under a head on the page before. */
export function holdsTransactions(layout: Layout): boolean {
  const rows = printRows(layout)
  if (findHeaders(rows, statementPhrases, isStatement).length > 0) return true
  return rows.filter(isDatedSum).length >= leastLedger
}

/** Fewer rows may be a summary of what is billed or paid. */
const leastLedger = 3

/** The rows of days, amounts and balances under a head that names them; none where there are few. */
export const ledgerRows = onceFor((layout: Layout): readonly PrintRow[] => {
  const rows = printRows(layout)
  const [head] = findHeaders(rows, statementPhrases, isLedger)
  const dated = head ? rows.slice(head.to).filter(isDatedSum) : []
  return dated.length >= leastLedger ? dated : []
})

/** A row with a day and two amounts, one of them the balance. */
const isDatedSum = (row: PrintRow): boolean =>
  readCellDate(rowText(row), 2100) !== null && row.words.filter((w) => readAmount(w.text)?.exact).length >= 2
