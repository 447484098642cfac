/** The body of a table: rows of print with their words in columns, and the rows of the table made of them. */
import { bottom, type LaidWord } from '../layout/layout'
import { columnAt, type Column } from './columns'
import { joinWords } from './join-words'
import type { PrintRow } from './print-rows'

/** One row of print, parted into columns. */
export interface Line<Name extends string> {
  readonly row: PrintRow
  readonly words: ReadonlyMap<Name | null, readonly LaidWord[]>
}

/** What a line between two columns is read as. */
const ruledLine = /^[|¦]+$/

export const lineOf = <Name extends string>(row: PrintRow, columns: readonly Column<Name>[]): Line<Name> => {
  const words = new Map<Name | null, LaidWord[]>()
  for (const word of row.words) {
    if (ruledLine.test(word.text)) continue
    const name = columnAt(columns, word)?.name ?? null
    words.set(name, [...(words.get(name) ?? []), word])
  }
  return { row, words }
}

export const cellWords = <Name extends string>(line: Line<Name>, name: Name): readonly LaidWord[] =>
  line.words.get(name) ?? []
export const cellText = <Name extends string>(line: Line<Name>, name: Name): string => joinWords(cellWords(line, name))

/** What a line is in a table, as its type sees it. */
export type LineKind =
  /** Begins a row: it has what every row has once. */
  | 'anchor'
  /** More text of a row. */
  | 'more'
  /** No part of any row: a total, a footer, a note. */
  | 'other'
  /** The table ends before this line. */
  | 'end'

/**
 * Groups the lines of one page into rows: each has one anchor, and the lines of text that belong to it. Between two
 * anchors the widest blank parts their rows, wherever in its row an anchor stands. Where several are as wide, text
 * belongs to the anchor above it; or to the nearer one in a table whose first row begins above its anchor. On a page
 * that goes on with a table whose rows begin with their anchors, what stands over the first is of the page before.
 */
export function groupRows<Name extends string>(
  lines: readonly Line<Name>[],
  kindOf: (line: Line<Name>) => LineKind,
  beginWithAnchors = false,
): Line<Name>[][] {
  const end = lines.findIndex((line) => kindOf(line) === 'end')
  const kinds = (end < 0 ? lines : lines.slice(0, end)).map((line) => ({ line, kind: kindOf(line) }))
  const anchors = kinds.flatMap(({ kind }, i) => (kind === 'anchor' ? [i] : []))
  const blank = (i: number): number => blankBetween(kinds[i]!.line, kinds[i + 1]!.line)
  /** How many lines after a place are text that goes on, each close to the one before. */
  const run = (from: number, step: 1 | -1): number => {
    let count = 0
    for (let i = from + step; kinds[i]?.kind === 'more'; i += step) {
      if (!isNear(kinds[Math.min(i, i - step)]!.line, kinds[Math.max(i, i - step)]!.line)) break
      count++
    }
    return count
  }
  const centred = !beginWithAnchors && anchors[0] !== undefined && run(anchors[0], -1) > 0
  const under = anchors.map((anchor, n) => {
    const next = anchors[n + 1]
    const near = run(anchor, 1)
    if (next === undefined || anchor + near + 1 < next) return near
    const blanks = Array.from({ length: next - anchor }, (_, k) => blank(anchor + k))
    const widest = Math.max(...blanks)
    const height = kinds[anchor]!.line.row.box.height
    const wide = blanks.flatMap((b, k) => (b > widest - alike * height ? [k] : []))
    const half = (blanks.length - 1) / 2
    return centred ? wide.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0]! : wide.at(-1)!
  })
  return anchors.map((anchor, n) => {
    const before = anchors[n - 1]
    const free = before === undefined ? (beginWithAnchors ? 0 : Infinity) : anchor - before - 1 - (under[n - 1] ?? 0)
    const above = Math.min(run(anchor, -1), free)
    return kinds.slice(anchor - above, anchor + (under[n] ?? 0) + 1).map(({ line }) => line)
  })
}

/** Blanks that differ by less than this share of the print's height are alike. */
const alike = 0.2

const blankBetween = <Name extends string>(above: Line<Name>, below: Line<Name>): number =>
  below.row.box.y - bottom(above.row.box)

/** Text that goes on stands close under what it goes on from. */
function isNear<Name extends string>(above: Line<Name>, below: Line<Name>): boolean {
  const height = Math.min(above.row.box.height, below.row.box.height)
  return blankBetween(above, below) < 1.25 * height
}
