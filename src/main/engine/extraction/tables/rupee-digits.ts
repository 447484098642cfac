/**
 * The sign of the rupee read as a digit: "210,497.15" for "₹10,497.15". Where a table prints the sign before its
 * amounts, the first digit of one without it may be the sign, and the balances tell which.
 */
import { textOf } from '../layout'
import { readAmount, signed, type Amount } from './amounts'
import type { ReadCell } from './statement-lines'
import type { Transaction } from './transactions'

const marked = /^[\s(+–−-]*(?:₹|rs\.?|inr|[=¥€£~<%])/i
const startsWithDigit = /^([\s(+–−-]*)\d(?=\d)/
/** Fewer signs than this share of the amounts may be specks. */
const fewMarked = 0.2

type Cell = ReadCell<Amount>
type Money = Pick<Transaction, 'debit' | 'credit' | 'either' | 'balance'>
const columns = ['debit', 'credit', 'either', 'balance'] as const

export function withoutRupeeDigits(rows: readonly Transaction[], opening: number | null): Transaction[] {
  const cells = rows.flatMap((row) => columns.flatMap((name) => row[name] ?? []))
  const signs = cells.filter((cell) => marked.test(textOf(cell.words.flat()))).length
  if (signs < 2 || signs < fewMarked * cells.length || signs === cells.length) return [...rows]
  const ways = [rows, rows.toReversed()].map((list) => likeliest(list, opening))
  const [down, up] = [ways[0]!, ways[1]!]
  const best = up.score > down.score ? up.rows.toReversed() : down.rows
  return rows.map((row, i) => ({ ...row, ...best[i]! }))
}

/** A cell as read and, where its first digit may be the sign, without it. Either is but one of two readings. */
function readings(cell: Cell | null): readonly (Cell | null)[] {
  if (!cell) return [null]
  const text = textOf(cell.words.flat())
  if (marked.test(text)) return [cell]
  const doubted = { ...cell, value: { ...cell.value, edits: cell.value.edits + 1 } }
  const value = startsWithDigit.test(text) ? readAmount(text.replace(startsWithDigit, '$1')) : null
  return value ? [doubted, { ...cell, value: { ...value, sign: cell.value.sign, edits: value.edits + 1 } }] : [doubted]
}

interface Way {
  readonly score: number
  readonly rows: readonly Money[]
  readonly balance: number | null
}

/** Another reading than the first has to bring a link. */
const perEdit = 0.1

/** Of all ways to read the rows, in order of time, that in which most balances follow from the one before. */
function likeliest(rows: readonly Transaction[], opening: number | null): Way {
  let ways: readonly Way[] = [{ score: 0, rows: [], balance: opening }]
  for (const row of rows) {
    const options = optionsOf(row)
    const next = options.flatMap(({ money, edits }) =>
      ways.map((way): Way => ({
        score: way.score + (follows(way.balance, money) ? 1 : 0) - perEdit * edits,
        rows: [...way.rows, money],
        balance: money.balance ? signed(money.balance.value) : null,
      })),
    )
    // One way is enough for each balance that the next row may follow from.
    const best = new Map<number | null, Way>()
    for (const way of next) if (way.score > (best.get(way.balance)?.score ?? -Infinity)) best.set(way.balance, way)
    ways = [...best.values()]
  }
  return ways.reduce((most, way) => (way.score > most.score ? way : most))
}

function optionsOf(row: Transaction): { money: Money; edits: number }[] {
  let options: { money: Money; edits: number }[] = [{ money: row, edits: 0 }]
  for (const name of columns)
    options = options.flatMap(({ money, edits }) =>
      readings(row[name]).map((cell, i) => ({
        money: { debit: money.debit, credit: money.credit, either: money.either, balance: money.balance, [name]: cell },
        edits: edits + i,
      })),
    )
  return options
}

function follows(before: number | null, { debit, credit, either, balance }: Money): boolean {
  if (before === null || balance === null) return false
  const step = signed(balance.value) - before
  if (either) return Math.abs(step) === either.value.paise
  return (debit || credit) !== null && step === (credit?.value.paise ?? 0) - (debit?.value.paise ?? 0)
}
