/**
 * Lines that were parted where pieces of broken letters stand over one another: the upper pieces open a line of their own
 * within another, which then takes what follows of it, "from 01 June 202" and "4 to 31 May 2027".
 */
import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { boundsOf, heightOf, type Bounds, type Shape } from './shapes'

/** A letter is at least so high, in heights of the middle shape of its line. */
const leastLetter = 0.7
/** So many letters at the place where two lines meet tell whether they stand at one height. */
const nearest = 4
const fewest = 2
/** In heights of a letter: how far their feet may differ, how wide the blank, and how far the pieces reach back. */
const mostStep = 0.2
const widestBlank = 1.7
const farthestBack = 4
const mostRatio = 1.6

interface Row extends Bounds {
  readonly shapes: readonly Shape[]
  readonly letters: readonly Shape[]
}

function rowOf(line: ShapeLine): Row {
  const height = median(line.map(heightOf))
  return {
    shapes: line,
    letters: line.filter((shape) => heightOf(shape) >= leastLetter * height),
    ...boundsOf(line),
  }
}

/** Joins each line with the one that begins within it, and whose letters go on where it ends. Shapes from the left. */
export function joinParted(lines: readonly ShapeLine[]): ShapeLine[] {
  const rows = lines.map(rowOf).sort((a, b) => b.left - a.left)
  const kept: Row[] = []
  for (const row of rows) {
    const rest = kept.findIndex((other) => other.left < row.right && other.right > row.right && goesOn(row, other))
    const [other] = rest < 0 ? [] : kept.splice(rest, 1)
    kept.push(other ? rowOf([...row.shapes, ...other.shapes].sort((a, b) => a.left - b.left)) : row)
  }
  return kept.map(({ shapes }) => shapes)
}

function goesOn(row: Row, rest: Row): boolean {
  const before = row.letters.slice(-nearest)
  const height = median(before.map(heightOf))
  const end = before.at(-1)?.right ?? row.right
  const behind = rest.letters.filter((shape) => shape.left > end - mostStep * height).slice(0, nearest)
  if (before.length < fewest || behind.length < fewest) return false
  const differ = Math.abs(median(before.map(({ bottom }) => bottom)) - median(behind.map(({ bottom }) => bottom)))
  const other = median(behind.map(heightOf))
  return (
    differ < mostStep * height &&
    behind[0]!.left - end < widestBlank * height &&
    end - rest.left < farthestBack * height &&
    Math.max(height, other) < mostRatio * Math.min(height, other)
  )
}
