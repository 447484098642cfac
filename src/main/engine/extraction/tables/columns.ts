/** Where one column ends and the next begins: in the blank between them that most rows leave. */
import type { Box } from '../../../../shared/domain/geometry'
import { onceFor } from '../../once-for'
import { middleX, right, type LaidWord } from '../layout/layout'
import type { HeaderCell } from './head-cells'
import type { Header } from './headers'
import type { PrintRow } from './print-rows'
import { typedBlankOf } from './typed-print'

export interface Column<Name extends string> {
  readonly name: Name | null
  readonly from: number
  readonly to: number
}

/**
 * How heads stand over their columns. `blank`: anyhow, the widest blank between two heads parts them; `left`, `right`:
 * each begins, or ends, where its column does. What a table's sums bear out tells which of them it is.
 */
export const headStands = ['blank', 'left', 'right'] as const
export type HeadStand = (typeof headStands)[number]

/** The columns of a table, right across the page, from its head and the rows under it. */
export function columnsOf<Name extends string>(
  header: Header<Name>,
  body: readonly PrintRow[],
  stand: HeadStand,
): Column<Name>[] {
  const { cells } = header
  const edges = cells.slice(1).map((cell, i) => edgeBetween(cells[i]!, cell, body, stand))
  return cells.map((cell, i) => ({ name: cell.name, from: edges[i - 1] ?? -Infinity, to: edges[i] ?? Infinity }))
}

/**
 * The place between the middles of two heads that fewest rows have ink at; of several blanks the widest, or that
 * nearest to where the heads say, and in it the point nearest to there.
 */
function edgeBetween<Name extends string>(
  left: HeaderCell<Name>,
  next: HeaderCell<Name>,
  body: readonly PrintRow[],
  heads: HeadStand,
): number {
  const [from, to] = [middleX(left.box), middleX(next.box)]
  // Numbers of rows are short: their column ends where its head does.
  const stand = left.name === 'serial' ? 'right' : heads
  const wanted =
    stand === 'left'
      ? next.box.x - 0.25 * next.box.height
      : stand === 'right'
        ? right(left.box) + 0.25 * left.box.height
        : (right(left.box) + next.box.x) / 2
  const steps = Math.max(8, Math.min(400, Math.round(to - from)))
  const step = (to - from) / steps
  const ink = new Float64Array(steps)
  // A blank of the rows that goes through a head parts no columns: their print is but narrower than it.
  const runs = [...body.flatMap(inkOf), ...[left.box, next.box].map(extentOf)]
  const typed = body.flatMap((row) => typedBlanks(row, typedBlank(body)))
  for (const [[start, end], weight] of [
    ...runs.map((run) => [run, 1] as const),
    ...typed.map((run) => [run, doubtful] as const),
  ]) {
    const first = Math.max(0, Math.ceil((start - from) / step))
    const last = Math.min(steps - 1, Math.floor((end - from) / step))
    for (let i = first; i <= last; i++) ink[i] = ink[i]! + weight
  }
  const least = Math.min(...ink)
  const blanks: { from: number; to: number }[] = []
  for (let i = 0; i < steps; i++) {
    if (ink[i] !== least) continue
    let end = i
    while (end + 1 < steps && ink[end + 1] === least) end++
    blanks.push({ from: from + i * step, to: from + (end + 1) * step })
    i = end
  }
  const away = (b: { from: number; to: number }): number => Math.max(0, b.from - wanted, wanted - b.to)
  blanks.sort((a, b) => (stand === 'blank' ? b.to - b.from - (a.to - a.from) : 0) || away(a) - away(b))
  const [best] = blanks
  return best ? Math.min(Math.max(wanted, best.from), best.to) : wanted
}

const extentOf = (box: Box<'sheet'>): [number, number] => [box.x, right(box)]

/** The widest blank between two words of a phrase, in heights of its print. */
const phraseBlank = 0.45

/**
 * Runs of ink of a row; the blank within a phrase is ink, so that columns are not parted between two words, unless a
 * ruled line stands in it.
 */
function inkOf(row: PrintRow): [number, number][] {
  const runs: [number, number][] = []
  for (const { box } of row.words) {
    const last = runs.at(-1)
    const isParted = last && row.rules.some((x) => x >= last[1] && x <= box.x)
    if (last && !isParted && box.x - last[1] < phraseBlank * box.height) last[1] = Math.max(last[1], right(box))
    else runs.push([box.x, right(box)])
  }
  return runs
}

/** A blank that may part words or columns, as ink beside that of a word. */
const doubtful = 0.5

const typedBlank = onceFor((body: readonly PrintRow[]): number => typedBlankOf(body, leastWords))
const leastWords = 8

/** The blanks of a row that are as wide as a letter of its type. */
const typedBlanks = ({ words }: PrintRow, most: number): [number, number][] =>
  words.flatMap(({ box }, i): [number, number][] => {
    const before = words[i - 1]
    return before && box.x - right(before.box) < most ? [[right(before.box), box.x]] : []
  })

/** The column in which the most of a word lies. */
export function columnAt<Name extends string>(columns: readonly Column<Name>[], word: LaidWord): Column<Name> | null {
  let best: Column<Name> | null = null
  let most = 0
  for (const column of columns) {
    const shared = Math.min(column.to, right(word.box)) - Math.max(column.from, word.box.x)
    if (shared > most) [best, most] = [column, shared]
  }
  return best
}
