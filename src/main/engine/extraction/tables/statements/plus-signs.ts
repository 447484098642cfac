/**
 * A plus read as a four: "4 12,454.44" for "+ 12,454.44", in a column whose amounts stand with the signs of what came and
 * went before them.
 */
import { textOf, wereRead } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'
import type { ReadCell } from './statement-lines'

/** Fewer amounts with a sign of their own, or a smaller share of all, tell nothing of the others. */
const fewest = 2
const share = 0.3

const withSign = /^[-–−+]/
/** A four that a blank parts from the number: within one there is none. */
const plus = /^4\s+(?=\d)/

type Cell = ReadCell<Amount>

/** What of a transaction says how much moved. */
interface Moved {
  readonly debit: Cell | null
  readonly credit: Cell | null
  readonly either: Cell | null
}

const cellOf = ({ either, debit, credit }: Moved): Cell | null => either ?? debit ?? credit

const textIn = (cell: Cell): string => textOf(cell.words.flat())

/** Rows with the amounts that such a four was read into put right: what they say came in. */
export function withPlusSigns<T extends Moved>(rows: readonly T[]): readonly T[] {
  const cells = rows.flatMap((row) => cellOf(row) ?? [])
  const signed = cells.filter((cell) => withSign.test(textIn(cell))).length
  if (signed < Math.max(fewest, share * cells.length)) return rows
  return rows.map((row) => {
    const cell = cellOf(row)
    const text = cell && wereRead(cell.words.flat()) ? textIn(cell) : ''
    const value = cell && plus.test(text) ? readAmount(text.replace(plus, '+')) : null
    return cell && value?.exact
      ? { ...row, debit: null, either: null, credit: { ...cell, value: { ...value, edits: value.edits + 1 } } }
      : row
  })
}
