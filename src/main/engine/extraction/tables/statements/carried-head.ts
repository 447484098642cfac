/** The head of a table on a page before, as it would stand over the rows of a page that has none. */
import { median } from '../../../median'
import { right, textOf, type LaidWord } from '../../layout/layout'
import { readAmount } from '../amounts'
import type { Header } from '../headers'
import type { PrintRow } from '../print-rows'

/** From where to where the rows of a table reach across their page. */
export interface Reach {
  readonly from: number
  readonly to: number
}

const leastRows = 3

/** Of the rows that end with an amount; null of few, which may be short ones. */
export function reachOf(body: readonly PrintRow[]): Reach | null {
  const rows = body.filter(({ words }) => words.length > 2 && endsWithAmount(words))
  if (rows.length < leastRows) return null
  return { from: median(rows.map(({ box }) => box.x)), to: median(rows.map(({ box }) => right(box))) }
}

/** The side of an amount may stand behind it: "57,210.00 Cr". */
const endsWithAmount = (words: readonly LaidWord[]): boolean =>
  [words.slice(-1), words.slice(-2)].some((last) => readAmount(textOf(last))?.exact === true)

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

/** The head of the page before, and how far its rows reached. */
export interface Carried<Name extends string> {
  readonly header: Header<Name>
  readonly reach: Reach | null
}

/**
 * The head of the page before, where that of this page names but some of its columns: pages repeat their head, and one
 * of its names was not read. Null where it names others, or where nothing says where its columns are on this page.
 */
export function fullerHead<Name extends string>(
  head: Header<Name>,
  before: Carried<Name>,
  own: Reach | null,
): Header<Name> | null {
  const names = namesOf(head)
  const known = namesOf(before.header)
  const isPart = names.size < known.size && [...names].every((name) => known.has(name))
  return isPart && own && before.reach ? carriedHead(before.header, before.reach, own) : null
}

const namesOf = <Name extends string>({ cells }: Header<Name>): ReadonlySet<Name> =>
  new Set(cells.flatMap(({ name }) => name ?? []))
