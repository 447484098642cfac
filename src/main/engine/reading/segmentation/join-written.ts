/**
 * Lines that the heights of a hand parted: its small letters stand beside capitals and loops twice as high, and open a
 * line of their own between them.
 */
import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { boundsOf, heightOf, type Bounds, type Shape } from './shapes'

/** A letter is at least so high, in pixels. */
const leastLetter = 7
/** Letters at the place where two lines meet that tell how they stand there. */
const nearest = 4
/** What is higher than this, in letters of the other, is no writing beside it: an emblem, a frame. */
const mostRatio = 2.6
/** In heights of the larger letters: letters of one word are no farther apart, and stand on one height. */
const widestGap = 0.45
const mostStep = 0.22
/** Of the lower line so much lies within the band of the other there. */
const leastWithin = 0.85

interface Row extends Bounds {
  readonly shapes: readonly Shape[]
  readonly letters: readonly Shape[]
  readonly letter: number
}

function rowOf(line: ShapeLine): Row {
  const shapes = [...line].sort((a, b) => a.left - b.left)
  const letters = shapes.filter((shape) => heightOf(shape) >= leastLetter)
  return {
    shapes,
    letters,
    ...boundsOf(shapes),
    letter: median(letters.map(heightOf)),
  }
}

/** Joins each line with the one within whose band it goes on. */
export function joinWritten(lines: readonly ShapeLine[]): ShapeLine[] {
  const rows = lines.map(rowOf).sort((a, b) => a.left - b.left)
  const kept: Row[] = []
  for (const row of rows) {
    const at = kept.findLastIndex((other) => isOne(other, row))
    if (at < 0) kept.push(row)
    else kept[at] = rowOf([...kept[at]!.shapes, ...row.shapes])
  }
  return kept.map(({ shapes }) => shapes)
}

/** True where the second of two lines, which begins farther right, goes on in the first or right behind it. */
function isOne(first: Row, next: Row): boolean {
  if (first.letters.length < 2 || next.letters.length === 0) return false
  const [low, high] = [Math.min(first.letter, next.letter), Math.max(first.letter, next.letter)]
  if (high > mostRatio * low || next.left - first.right > widestGap * high) return false
  const before = beside(first.letters, next.left)
  const behind = next.letters.slice(0, nearest)
  const tall = first.letter >= next.letter ? before : behind
  const small = first.letter >= next.letter ? behind : before
  const band = boundsOf(tall)
  const within = small.map((s) => Math.min(s.bottom, band.bottom) - Math.max(s.top, band.top))
  const share = within.reduce((sum, h) => sum + Math.max(0, h), 0) / small.reduce((sum, s) => sum + heightOf(s), 0)
  // Letters with a tail may be most of a short line.
  const step = Math.min(...before.flatMap((a) => behind.map((b) => Math.abs(a.bottom - b.bottom))))
  return share >= leastWithin && step <= mostStep * high
}

/** The letters of a line that stand nearest to a place. */
const beside = (letters: readonly Shape[], x: number): readonly Shape[] =>
  letters.toSorted((a, b) => off(a, x) - off(b, x)).slice(0, nearest)
const off = ({ left, right }: Shape, x: number): number => Math.abs((left + right) / 2 - x)
