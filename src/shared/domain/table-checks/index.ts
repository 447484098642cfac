import type { CheckedRow, TableCheck } from './check'
import { checkLineItems } from './line-items'
import { checkRunningBalance } from './running-balance'

export type { CheckedRow, RowCheck, SumCheck, TableCheck } from './check'

/** The arithmetic of a table, checked; `field` gives the values of the document's other fields. */
export function checkTable(
  name: string,
  rows: readonly CheckedRow[],
  field: (path: string) => string | null,
): TableCheck {
  if (name === 'transactions') return checkRunningBalance(rows, field)
  if (name === 'line_items') return checkLineItems(rows, field)
  return { rows: new Map(), sums: [] }
}
