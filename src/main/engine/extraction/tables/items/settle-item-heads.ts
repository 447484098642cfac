/**
 * Which columns of items are what, where their heads alone do not say it: several have one name, or one that is needed
 * has a name that nobody knows.
 */
import { right, type LaidWord } from '../../layout/layout'
import { readAmount } from '../amounts'
import { cellWords, lineOf } from '../body'
import { columnsOf } from '../columns'
import type { HeaderCell } from '../head-cells'
import type { Header } from '../headers'
import { taxNames, type ItemColumn } from './item-heads'
import type { PrintRow } from '../print-rows'
import { withUnheadedCodes } from './unheaded-codes'

type Head = Header<ItemColumn>
type Cell = HeaderCell<ItemColumn>

/** A head with other names for some of its cells. */
export const renamed = (head: Head, nameOf: (cell: Cell, nth: number) => ItemColumn | null): Head => ({
  ...head,
  cells: head.cells.map((cell, i) => ({ ...cell, name: nameOf(cell, i) })),
})

export const has = (head: Head, name: ItemColumn): boolean => head.cells.some((cell) => cell.name === name)

/**
 * A head with one column of what is bought and one of what it comes to, told by the rows under it where need be; null
 * where they do not tell it.
 */
export function settledHead(head: Head, body: readonly PrintRow[]): Head | null {
  const numbered = rowsOfAmounts(body)
  const named = withWords(oneDescription(withUnheadedCodes(head, numbered), body, numbered), body, numbered)
  const whole = withAmount(withDescription(named, numbered), numbered, body)
  const isSummed = has(whole, 'amount') || has(whole, 'taxable')
  // Where the edge of a picture cut off the amounts, counts and rates are left.
  const isWhole = has(whole, 'description') && (isSummed || (has(whole, 'quantity') && has(whole, 'unit_price')))
  return isWhole ? oneAmount(whole) : null
}

/** Rows that end with an amount, as those of items and of their sums do. */
const rowsOfAmounts = (body: readonly PrintRow[]): PrintRow[] =>
  body.filter((row) => row.words.slice(-2).some((word) => readAmount(word.text)?.exact === true))

/** The rows' words under each cell of a head. */
function wordsUnder(head: Head, rows: readonly PrintRow[]): (readonly LaidWord[])[][] {
  // Cells are told apart by their place: several may have one name, or none.
  const places = { ...head, cells: head.cells.map((cell, i) => ({ ...cell, name: `${i}` })) }
  const columns = columnsOf(places, rows, 'blank')
  const lines = rows.map((row) => lineOf(row, columns))
  return head.cells.map((_, i) => lines.map((line) => cellWords(line, `${i}`)))
}

const lettersIn = (words: readonly LaidWord[]): number =>
  words.reduce((sum, { text }) => sum + (/\d/.test(text) ? 0 : (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0)), 0)

/** So many of the rows have to bear a name out. */
const mostRows = 0.6

/** Of "Item", "Material" and "Description" beside each other one says what is bought, the others are numbers of it. */
function oneDescription(head: Head, body: readonly PrintRow[], rows: readonly PrintRow[]): Head {
  const named = head.cells.filter((c) => c.name === 'description')
  if (named.length < 2) return head
  const worded = isWorded(head, body, rows)
  const able = named.some(worded) ? named.filter(worded) : named
  const saysSo = able.filter((c) => /desc|particular|goods|service|details/i.test(c.text))
  const own = saysSo.length > 0 ? saysSo[0] : mostWorded(head, able, rows)
  return renamed(head, (c) => (c.name === 'description' && c !== own ? 'other' : c.name))
}

/** Tells columns that have words in as many lines as there are rows, most of them. */
function isWorded(head: Head, body: readonly PrintRow[], rows: readonly PrintRow[]): (cell: Cell) => boolean {
  const under = wordsUnder(head, body)
  return (cell) => {
    const lines = under[head.cells.indexOf(cell)]!.filter((words) => lettersIn(words) >= leastLetters)
    return lines.length > 0 && lines.length >= mostRows * rows.length
  }
}

/**
 * "Material" over codes, "Short text" over words: what is bought is told in words. A column without any gives its name
 * to the one beside it that has them and that nobody knows.
 */
function withWords(head: Head, body: readonly PrintRow[], rows: readonly PrintRow[]): Head {
  const own = head.cells.find((c) => c.name === 'description')
  const worded = isWorded(head, body, rows)
  if (!own || rows.length === 0 || worded(own)) return head
  const others = head.cells.filter((c) => c.name === null && worded(c))
  const next = mostWorded(head, others, rows)
  return next ? renamed(head, (c) => (c === next ? 'description' : c === own ? 'other' : c.name)) : head
}

/** The cell, of some of a head's, that has the most letters under it. */
function mostWorded(head: Head, cells: readonly Cell[], rows: readonly PrintRow[]): Cell | undefined {
  const under = wordsUnder(head, rows)
  const letters = (cell: Cell): number =>
    (under[head.cells.indexOf(cell)] ?? []).reduce((sum, words) => sum + lettersIn(words), 0)
  return [...cells].sort((a, b) => letters(b) - letters(a))[0]
}

/** A column of words that nobody knows the name of is what is bought, where none is named so. */
function withDescription(head: Head, rows: readonly PrintRow[]): Head {
  if (has(head, 'description')) return head
  const under = wordsUnder(head, rows)
  const worded = head.cells.filter((cell, i) => {
    const texts = under[i]!.filter((words) => lettersIn(words) >= leastLetters)
    return cell.name === null && rows.length > 0 && texts.length >= mostRows * rows.length
  })
  const own = mostWorded(head, worded, rows)
  return own ? renamed(head, (cell) => (cell === own ? 'description' : cell.name)) : head
}

const leastLetters = 3

/**
 * What lines come to before discounts, where nothing else is said; else the last column, where nobody knows its name and
 * amounts stand under it, or numbers behind a count and a rate.
 */
function withAmount(head: Head, rows: readonly PrintRow[], body: readonly PrintRow[]): Head {
  if (has(head, 'amount') || has(head, 'taxable')) return head
  if (has(head, 'gross')) return renamed(head, (cell) => (cell.name === 'gross' ? 'amount' : cell.name))
  const last = head.cells.length - 1
  if (head.cells[last]?.name !== null) return head
  const most = (of: readonly PrintRow[], isOne: (word: LaidWord) => boolean): boolean =>
    of.length > 0 &&
    (wordsUnder(head, of)[last]?.filter((words) => words.some(isOne)).length ?? 0) >= mostRows * of.length
  const isPriced = has(head, 'quantity') && has(head, 'unit_price')
  const isAmount =
    most(rows, (word) => readAmount(word.text)?.exact === true) ||
    (isPriced && most(body.filter(holdsNumbers), isNumber))
  return isAmount ? renamed(head, (cell, i) => (i === last ? 'amount' : cell.name)) : head
}

const isNumber = ({ text }: LaidWord): boolean => /^\W*\d[\d.,]*\W*$/.test(text)
/** A count, a rate and what they come to. */
const holdsNumbers = ({ words }: PrintRow): boolean => words.filter(isNumber).length > 2

/**
 * Of several amounts the last is what a line comes to. That before columns of taxes was taxed: "Amount | CGST | SGST |
 * Total".
 */
function oneAmount(head: Head): Head {
  const named = head.cells.filter((cell) => cell.name === 'amount')
  const [last, before] = [named.at(-1), named.at(-2)]
  if (!last || !before) return head
  const isTaxed = head.cells.some(
    ({ name, box }) => taxNames.some((tax) => tax === name) && box.x >= right(before.box) && right(box) <= last.box.x,
  )
  const isBase = isTaxed && !has(head, 'taxable')
  return renamed(head, (cell) =>
    cell.name !== 'amount' || cell === last ? cell.name : cell === before && isBase ? 'taxable' : null,
  )
}

/** The ways to read a head of which several columns have one name, each of which may be the one; as it stands, if none. */
export const waysOf = (head: Head): readonly Head[] =>
  (['quantity', 'unit_price'] as const)
    .reduce<readonly Head[]>((heads, name) => heads.flatMap((one) => oneOf(one, name)), [head])
    .slice(0, mostWays)

const mostWays = 9

function oneOf(head: Head, name: ItemColumn): Head[] {
  const cells = head.cells.filter((cell) => cell.name === name)
  if (cells.length < 2) return [head]
  return cells.map((own) => renamed(head, (cell) => (cell.name === name && cell !== own ? null : cell.name)))
}

/** The ways to give a name to a column that has none; what had it before has it no longer. */
export const toldWays = (head: Head, name: ItemColumn): readonly Head[] =>
  head.cells
    .filter((cell) => cell.name === null)
    .map((own) => renamed(head, (cell) => (cell === own ? name : cell.name === name ? null : cell.name)))
