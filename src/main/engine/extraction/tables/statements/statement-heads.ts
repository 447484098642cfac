/** The heads of a page's tables of transactions. */
import { onceFor } from '../../../once-for'
import { right, type LaidWord } from '../../layout/layout'
import { nameOf, prepared } from '../column-names'
import type { HeaderCell } from '../head-cells'
import { findHeaders, type Header } from '../headers'
import type { PrintRow } from '../print-rows'
import { isStatement, statementPhrases, type StatementColumn } from './statement-columns'

/** From the top down. Found once for a page's rows: the division of a file asks for them before the table is read. */
export const statementHeads = onceFor((rows: readonly PrintRow[]): readonly Header<StatementColumn>[] =>
  findHeaders(rows, statementPhrases, isStatement).map((head) => withBothSides(withSides(head, rows))),
)

/** From here on a head says its name, and is not only like it. */
const exact = 0.99

/**
 * "Withdrawals" beside "Or. Amount": where both are taken for one side, and none for the other, that which is only like
 * its name is the other's. A letter parts "Dr. Amount" from "Cr. Amount".
 */
function withBothSides(head: Header<StatementColumn>): Header<StatementColumn> {
  for (const [side, other] of [
    ['debit', 'credit'],
    ['credit', 'debit'],
  ] as const) {
    const [one, another, more] = head.cells.filter(({ name }) => name === side)
    if (!one || !another || more || head.cells.some(({ name }) => name === other)) continue
    const isExact = ({ text }: HeaderCell<StatementColumn>): boolean =>
      (nameOf(text, prepared(statementPhrases))?.likeness ?? 0) >= exact
    if (isExact(one) === isExact(another)) continue
    const misread = isExact(one) ? another : one
    return { ...head, cells: head.cells.map((cell) => (cell === misread ? { ...cell, name: other } : cell)) }
  }
  return head
}

const sides = { debit: /^(?:withdraw\w*|debits?|dr\.?|paid)$/i, credit: /^(?:deposits?|credits?|cr\.?|received)$/i }
/** The first line of such a head may slope away from the others. */
const rowsAbove = 2

/** Of two amounts beside each other, "Withdrawal" over "Amount" and "Deposit" over "Amount", which is which. */
function withSides(head: Header<StatementColumn>, rows: readonly PrintRow[]): Header<StatementColumn> {
  const amounts = head.cells.filter(({ name }) => name === 'amount')
  if (amounts.length !== 2) return head
  const words = rows.slice(Math.max(0, head.from - rowsAbove), head.to).flatMap((row) => row.words)
  const [first, second] = amounts.map((cell) => sideOver(cell, words))
  if (!first || !second || first === second) return head
  const named = new Map([[amounts[0], first] as const, [amounts[1], second] as const])
  return { ...head, cells: head.cells.map((cell) => ({ ...cell, name: named.get(cell) ?? cell.name })) }
}

function sideOver({ box }: HeaderCell<StatementColumn>, words: readonly LaidWord[]): 'debit' | 'credit' | null {
  const over = words.filter((word) => word.box.x < box.x + box.width && right(word.box) > box.x)
  const says = (side: 'debit' | 'credit'): boolean => over.some(({ text }) => sides[side].test(text))
  return says('debit') === says('credit') ? null : says('debit') ? 'debit' : 'credit'
}
