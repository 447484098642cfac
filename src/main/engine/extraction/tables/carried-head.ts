/** The head of a table on a page before, as it would stand over the rows of a page that has none. */
import { median } from '../../median'
import { right } from '../layout'
import { readAmount } from './amounts'
import type { Header } from './headers'
import type { PrintRow } from './print-rows'

/** From where to where the rows of a table reach across their page. */
export interface Reach {
  readonly from: number
  readonly to: number
}

const leastRows = 3

/** Of the rows that end with an amount; null of few, which may be short ones. */
export function reachOf(body: readonly PrintRow[]): Reach | null {
  const rows = body.filter(({ words }) => words.length > 2 && readAmount(words.at(-1)!.text)?.exact === true)
  if (rows.length < leastRows) return null
  return { from: median(rows.map(({ box }) => box.x)), to: median(rows.map(({ box }) => right(box))) }
}

/** Two pages differ by no more where they were scanned alike; by more where another table follows. */
const mostOther = 0.15

/** Each page was laid on the glass by itself: its rows reach from another place to another than those under the head. */
export function carriedHead<Name extends string>(
  head: Header<Name>,
  under: Reach | null,
  own: Reach | null,
): Header<Name> {
  if (!under || !own) return head
  const scale = (own.to - own.from) / (under.to - under.from)
  if (!(Math.abs(scale - 1) < mostOther)) return head
  const cells = head.cells.map((cell) => {
    const { box } = cell
    return { ...cell, box: { ...box, x: own.from + (box.x - under.from) * scale, width: box.width * scale } }
  })
  return { ...head, cells }
}
