/**
 * The sign of the rupee read as a digit: "210,497.15" for "₹10,497.15". Where a table prints the sign before its
 * amounts, the first digit of one without it may be the sign, and the balances tell which.
 */
import { textOf } from '../../layout/layout'
import { readAmount, signed, type Amount } from '../amounts'
import type { ReadCell } from './statement-lines'
import type { Transaction } from './transactions'

const marked = /^[\s(+–−-]*(?:₹|rs\.?|inr|[=¥€£~<%®]|[TFRP@?&](?=\s?\d))/i
/** Behind the sign no amount begins with a nought but one below a rupee: "5000.00" has no sign in it. */
const startsWithDigit = /^([\s(+–−-]*)\d(?=[1-9]|0(?:\.|$))/
/** Fewer signs than this share of the amounts may be specks. */
const fewMarked = 0.2
/** Where so many amounts have the sign, it was read as the first digit of one without it. */
const mostMarked = 0.7

type Cell = ReadCell<Amount>
type Money = Pick<Transaction, 'debit' | 'credit' | 'either' | 'balance'>
const columns = ['debit', 'credit', 'either', 'balance'] as const

export function withoutRupeeDigits(rows: readonly Transaction[], opening: number | null): Transaction[] {
  const cells = rows.flatMap((row) => columns.flatMap((name) => row[name] ?? []))
  const signs = cells.filter((cell) => marked.test(textOf(cell.words.flat()))).length
  if (signs === cells.length) return [...rows]
  const areMarked = signs >= 2 && signs >= fewMarked * cells.length
  // Where no sign was read as one, most rows have to say that it was read as a digit.
  if (!areMarked && (rows.length < leastRows || linksOf(rows, opening) > fewLinks * rows.length)) return [...rows]
  const isUsual = !areMarked || signs >= mostMarked * cells.length || beginAlike(cells)
  const ways = [rows, rows.toReversed()].map((list) => likeliest(list, opening, isUsual))
  const [down, up] = [ways[0]!, ways[1]!]
  const best = up.score > down.score ? up.rows.toReversed() : down.rows
  if (!areMarked && linksOf(best, opening) < mostLinks * (rows.length - 1)) return [...rows]
  return rows.map((row, i) => ({ ...row, ...best[i]! }))
}

/** Amounts without a sign that begin with one digit begin with the sign: so many of them, and this share. */
const leastAlike = 4
const mostAlike = 0.7

function beginAlike(cells: readonly Cell[]): boolean {
  const texts = cells.map(({ words }) => textOf(words.flat())).filter((text) => !marked.test(text))
  const firsts = texts.flatMap((text) => /\d/.exec(text)?.[0] ?? [])
  const most = Math.max(0, ...firsts.map((digit) => firsts.filter((other) => other === digit).length))
  return most >= leastAlike && most >= mostAlike * firsts.length
}

/** Fewer rows, and fewer of them that follow from those before, prove nothing where no sign was read as one. */
const leastRows = 4
const mostLinks = 0.6
/** Where more follow as they are read, what moved has no sign in it: a misread balance parts the others, and no more. */
const fewLinks = 0.25

/** How many rows follow from the one before, in whichever order they hold better. */
function linksOf(rows: readonly Money[], opening: number | null): number {
  const links = (list: readonly Money[]): number =>
    list.filter((row, i) => {
      const before = i === 0 ? opening : list[i - 1]!.balance && signed(list[i - 1]!.balance!.value)
      return follows(before, row)
    }).length
  return Math.max(links(rows), links(rows.toReversed()))
}

/**
 * Which balances may begin with the sign read as a digit: in a table that prints the sign those without one. Rows of such
 * balances follow from each other whether or not the digit is theirs.
 */
export function mayHoldSign(rows: readonly Transaction[]): boolean[] {
  const balances = rows.flatMap(({ balance }) => balance ?? [])
  const isMarked = (cell: Cell): boolean => marked.test(textOf(cell.words.flat()))
  const areMarked = balances.filter(isMarked).length >= Math.max(2, fewMarked * balances.length)
  return rows.map(({ balance }) => areMarked && balance !== null && !isMarked(balance))
}

/** A cell as read and, where its first digit may be the sign, without it. Either is but one of two readings. */
function readings(cell: Cell | null, isUsual: boolean): readonly (Cell | null)[] {
  if (!cell) return [null]
  const text = textOf(cell.words.flat())
  if (marked.test(text)) return [cell]
  const doubted = { ...cell, value: { ...cell.value, edits: cell.value.edits + 1 } }
  const value = startsWithDigit.test(text) ? readAmount(text.replace(startsWithDigit, '$1')) : null
  if (!value) return [doubted]
  const bare = { ...cell, value: { ...value, sign: cell.value.sign, edits: value.edits + 1 } }
  return isUsual ? [bare, doubted] : [doubted, bare]
}

interface Way {
  readonly score: number
  readonly rows: readonly Money[]
  readonly balance: number | null
}

/** Another reading than the first has to bring a link. */
const perEdit = 0.1

/** Of all ways to read the rows, in order of time, that in which most balances follow from the one before. */
function likeliest(rows: readonly Transaction[], opening: number | null, isUsual: boolean): Way {
  let ways: readonly Way[] = [{ score: 0, rows: [], balance: opening }]
  for (const row of rows) {
    const options = optionsOf(row, isUsual)
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

function optionsOf(row: Transaction, isUsual: boolean): { money: Money; edits: number }[] {
  let options: { money: Money; edits: number }[] = [{ money: row, edits: 0 }]
  for (const name of columns)
    options = options.flatMap(({ money, edits }) =>
      readings(row[name], isUsual).map((cell, i) => ({
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
