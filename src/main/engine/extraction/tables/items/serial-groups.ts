/**
 * Rows of which every cell is centred by itself: "₹" over "1,850.00" stands around the line with the row's number, and no
 * line of print has all that an item needs. The numbers of the rows tell them, and the blanks between them where each ends.
 */
import { bottom } from '../../layout/layout'
import { cellText, cellWords, type Line } from '../body'
import type { ItemColumn } from './item-heads'
import { amountOf, decimalOf, quantityOf } from './item-lines'

/** One number may be of anything. */
const fewestRows = 2

/** Rows are parted by a blank this much wider than any between the lines of one. */
const clearly = 1.3

type ItemLine = Line<ItemColumn>

const numberIn = (text: string | undefined): number => Number(/^\W*(\d{1,3})[.)]?$/.exec(text ?? '')?.[1] ?? NaN)
const serialOf = (line: ItemLine): number => numberIn(cellText(line, 'serial'))

/** "#" heads no column that is known: the number of a row stands at the head of what is sold. */
function withOwnSerial(line: ItemLine): ItemLine {
  const [first, ...rest] = cellWords(line, 'description')
  if (line.words.has('serial') || !first || Number.isNaN(numberIn(first.text))) return line
  const words = new Map([...line.words, ['serial', [first]] as const, ['description', rest] as const])
  if (rest.length === 0) words.delete('description')
  return { ...line, words }
}

const blankAfter = (lines: readonly ItemLine[], i: number): number =>
  lines[i + 1]!.row.box.y - bottom(lines[i]!.row.box)

/** The lines of each row; null where a line with a row's number holds its amount too, or where nothing parts the rows. */
export function groupsBySerial(printed: readonly ItemLine[]): readonly (readonly ItemLine[])[] | null {
  const lines = printed.map(withOwnSerial)
  const numbered = lines.flatMap((line, i) => (Number.isNaN(serialOf(line)) ? [] : [i]))
  const countsUp = numbered.every((at, k) => serialOf(lines[at]!) === k + 1)
  if (numbered.length < fewestRows || !countsUp) return null
  if (numbered.every((at) => amountOf(lines[at]!, 'amount') !== null)) return null
  const cuts = numbered.slice(1).map((next, k) => widest(lines, numbered[k]!, next))
  const parting = Math.min(...cuts.map((at) => blankAfter(lines, at)))
  const first = lines.findLastIndex((_, i) => i < numbered[0]! && blankAfter(lines, i) * clearly > parting) + 1
  const end = lines.findIndex(
    (_, i) => i >= numbered.at(-1)! && i + 1 < lines.length && blankAfter(lines, i) * clearly > parting,
  )
  const starts = [first, ...cuts.map((at) => at + 1)]
  const groups = starts.map((from, k) => lines.slice(from, starts[k + 1] ?? (end < 0 ? lines.length : end + 1)))
  const within = groups.flatMap((group) => group.slice(1).map((_, i) => blankAfter(group, i)))
  return parting > clearly * Math.max(0, ...within) && groups.every(isItem) ? groups : null
}

/** Behind which line the widest blank between two stands. */
const widest = (lines: readonly ItemLine[], from: number, to: number): number =>
  Array.from({ length: to - from }, (_, k) => from + k).reduce((best, i) =>
    blankAfter(lines, i) > blankAfter(lines, best) ? i : best,
  )

const isItem = (group: readonly ItemLine[]): boolean =>
  group.some((line) => amountOf(line, 'amount') ?? amountOf(line, 'taxable')) &&
  group.some((line) => quantityOf(line) ?? decimalOf(line, 'unit_price')) &&
  group.some((line) => /\p{L}/u.test(cellText(line, 'description')))
