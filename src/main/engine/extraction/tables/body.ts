/** The body of a table: rows of print with their words in columns, and the rows of the table made of them. */
import { bottom, middle, type LaidWord } from '../layout'
import { columnAt, type Column } from './columns'
import { joinWords } from './join-words'
import type { PrintRow } from './print-rows'

/** One row of print, parted into columns. */
export interface Line<Name extends string> {
  readonly row: PrintRow
  readonly words: ReadonlyMap<Name | null, readonly LaidWord[]>
}

export const lineOf = <Name extends string>(row: PrintRow, columns: readonly Column<Name>[]): Line<Name> => {
  const words = new Map<Name | null, LaidWord[]>()
  for (const word of row.words) {
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
 * Groups the lines of one page into rows: each has one anchor, and the lines of text that belong to it. Where text
 * stands over the first anchor, cells are centred, and text belongs to the nearest anchor; elsewhere to the one above.
 */
export function groupRows<Name extends string>(
  lines: readonly Line<Name>[],
  kindOf: (line: Line<Name>) => LineKind,
): Line<Name>[][] {
  const end = lines.findIndex((line) => kindOf(line) === 'end')
  const kinds = (end < 0 ? lines : lines.slice(0, end)).map((line) => ({ line, kind: kindOf(line) }))
  const anchors = kinds.flatMap(({ kind }, i) => (kind === 'anchor' ? [i] : []))
  const rows = new Map(anchors.map((i) => [i, [kinds[i]!.line]]))
  const first = anchors[0]
  if (first === undefined) return []
  const centred = first > 0 && kinds[first - 1]!.kind === 'more' && isNear(kinds[first - 1]!.line, kinds[first]!.line)
  kinds.forEach(({ line, kind }, i) => {
    if (kind !== 'more') return
    const above = anchors.findLast((a) => a < i)
    const below = anchors.find((a) => a > i)
    const reaches = (a: number): boolean => {
      const [from, to] = a < i ? [a, i] : [i, a]
      for (let k = from; k < to; k++) {
        if (kinds[k + 1]!.kind === 'other' || !isNear(kinds[k]!.line, kinds[k + 1]!.line)) return false
      }
      return true
    }
    const usable = [above, centred ? below : undefined].filter((a) => a !== undefined && reaches(a)) as number[]
    const [owner] = usable.sort((a, b) => gap(kinds[a]!.line, line) - gap(kinds[b]!.line, line))
    if (owner !== undefined) rows.get(owner)?.push(line)
  })
  return anchors.map((a) => [...(rows.get(a) ?? [])].sort((x, y) => x.row.box.y - y.row.box.y))
}

const gap = <Name extends string>(a: Line<Name>, b: Line<Name>): number =>
  Math.abs(middle(a.row.box) - middle(b.row.box))

/** Text that goes on stands close under what it goes on from. */
function isNear<Name extends string>(above: Line<Name>, below: Line<Name>): boolean {
  const height = Math.min(above.row.box.height, below.row.box.height)
  return below.row.box.y - bottom(above.row.box) < 1.25 * height
}
