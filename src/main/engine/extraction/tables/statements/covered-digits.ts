/**
 * First digits of balances that a ruled line covers: "13120.00" read "3120.00" in all of a column. A balance that begins
 * with a nought tells it, and what moves between the balances tells what the digits were.
 */
import { textOf } from '../../layout/layout'
import { signed } from '../amounts'
import type { Transaction } from './transactions'

/** Fewer rows tell nothing. */
const leastRows = 4
/** So many rows of the others have to follow from the one before, but for what is covered. */
const mostFollow = 0.8

const digitsOf = (text: string): string => /\d+(?=\.\d{2}(?!\d))/.exec(text.replace(/,/g, ''))?.[0] ?? ''

/** "0120", "000": no number is printed so. */
const lacksFirst = (text: string): boolean => /^0\d{2,}$/.test(digitsOf(text))

const printOf = (cell: Transaction['balance']): string => (cell ? textOf(cell.words.flat()) : '')

/** Amounts that lack their first digit are none; beside the balances no number bears them out. */
const withoutCoveredAmounts = (row: Transaction): Transaction => ({
  ...row,
  debit: lacksFirst(printOf(row.debit)) ? null : row.debit,
  credit: lacksFirst(printOf(row.credit)) ? null : row.credit,
  either: lacksFirst(printOf(row.either)) ? null : row.either,
})

/**
 * Rows with the least digits before their balances with which each follows from the one before, and none is owed; null
 * for a table of which no balance lacks a digit. More may be covered everywhere: such balances are never sure.
 */
export function withCoveredDigits(rows: readonly Transaction[]): Transaction[] | null {
  const lengths = new Set(rows.map(({ balance }) => digitsOf(printOf(balance)).length))
  const [length = 0, ...others] = lengths
  const isCovered = rows.some(({ balance }) => lacksFirst(printOf(balance)))
  if (rows.length < leastRows || !isCovered || others.length > 0 || length === 0) return null
  const unit = 10 ** length * 100
  const whole = rows.map(withoutCoveredAmounts)
  const steps = whole.map((row, i) => (i === 0 ? 0 : digitBetween(whole[i - 1]!, row, unit)))
  // Banks that print noughts before their numbers have balances that follow as they are.
  if (steps.every((step) => !step) || steps.filter((step) => step !== null).length < mostFollow * rows.length)
    return null
  const digits: number[] = []
  for (const step of steps) digits.push((digits.at(-1) ?? 0) + (step ?? 0))
  const least = Math.max(...whole.map(({ balance }, i) => (lacksFirst(printOf(balance)) ? 1 : 0) - digits[i]!))
  return whole.map((row, i) => withDigit(row, (digits[i]! + least) * unit))
}

/** By how much the digit before a balance is more than that of the row before; null where no digit lets it follow. */
function digitBetween(before: Transaction, row: Transaction, unit: number): number | null {
  if (!before.balance || !row.balance || row.either) return null
  const step = (row.credit?.value.paise ?? 0) - (row.debit?.value.paise ?? 0)
  const digit = (signed(before.balance.value) + step - signed(row.balance.value)) / unit
  return Number.isInteger(digit) ? digit : null
}

function withDigit(row: Transaction, more: number): Transaction {
  if (!row.balance || more <= 0) return row
  const { value } = row.balance
  return { ...row, balance: { ...row.balance, value: { ...value, paise: value.paise + more, edits: value.edits + 1 } } }
}
