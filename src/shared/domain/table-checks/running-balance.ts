import { amountOf, paise, type CheckedRow, type RowCheck, type SumCheck, type TableCheck } from './check'

type FieldValue = (path: string) => string | null

/**
 * Every balance follows from the one before it and the amount between; whichever end the statement begins at. The
 * rows are in the order in which they stand.
 */
export function checkRunningBalance(rows: readonly CheckedRow[], field: FieldValue): TableCheck {
  const reversed = [...rows].reverse()
  const descends = holding(links(reversed, null)) > holding(links(rows, null))
  const inOrder = descends ? reversed : rows
  const checked = links(inOrder, paise(field('opening_balance')))
  return {
    rows: new Map(inOrder.map((row, i) => [row.row, checked[i] ?? { state: 'unknown' }])),
    sums: [
      { ...total(rows, 'debit'), path: null, printed: null, agrees: null },
      { ...total(rows, 'credit'), path: null, printed: null, agrees: null },
      ...closing(inOrder, field),
    ],
  }
}

const holding = (checks: readonly RowCheck[]): number => checks.filter(({ state }) => state === 'holds').length

/** What a row adds to the balance; null where it has no amount. */
function step({ values }: CheckedRow): number | null {
  const [debit, credit] = [paise(values['debit']), paise(values['credit'])]
  return debit === null && credit === null ? null : (credit ?? 0) - (debit ?? 0)
}

function links(rows: readonly CheckedRow[], opening: number | null): readonly RowCheck[] {
  return rows.map((row, i): RowCheck => {
    const before = i === 0 ? opening : paise(rows[i - 1]?.values['balance'])
    const [found, change] = [paise(row.values['balance']), step(row)]
    if (before === null || found === null || change === null) return { state: 'unknown' }
    if (before + change === found) return { state: 'holds' }
    const expected = amountOf(before + change)
    return { state: 'breaks', rule: 'balance', column: 'balance', expected, found: amountOf(found) }
  })
}

export function total(rows: readonly CheckedRow[], column: string): Pick<SumCheck, 'column' | 'sum'> {
  return { column, sum: amountOf(rows.reduce((sum, row) => sum + (paise(row.values[column]) ?? 0), 0)) }
}

/** The last balance against the one that the document prints as the closing balance. */
function closing(inOrder: readonly CheckedRow[], field: FieldValue): readonly SumCheck[] {
  const printed = paise(field('closing_balance'))
  const last = paise(inOrder.at(-1)?.values['balance'])
  if (printed === null || last === null) return []
  const path = 'closing_balance'
  return [{ column: 'balance', sum: amountOf(last), path, printed: amountOf(printed), agrees: last === printed }]
}
