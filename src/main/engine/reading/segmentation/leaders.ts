/** Rows of dots that lead the eye from a name to its amount: a reader takes them for zeros, and they hide the blank. */
import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { heightOf, widthOf, type Shape } from './shapes'

/** So many dots in a row lead somewhere; fewer end a sentence. */
const leastDots = 6
/** In pixels, and of the size of a dot: how far two of one row differ. */
const mostOff = 2
const mostOther = 0.25
/** Between two dots, in dots. */
const mostGap = 4
/** A dot is no larger, of the height of the letters around, and as wide as high, which digits are not. */
const mostHigh = 0.45
const leastWide = 0.7
const mostWide = 1.5

/** Lines without their leaders. Digits and masks ("XXXXXX") are as even as dots, and as high as letters. */
export function withoutLeaders(lines: readonly ShapeLine[]): ShapeLine[] {
  const even = new Set(lines.flatMap(evenRuns))
  if (even.size === 0) return [...lines]
  const letters = median(lines.flatMap((line) => line.filter((shape) => !even.has(shape))).map(heightOf))
  const isDot = (shape: Shape): boolean => even.has(shape) && isRound(shape) && heightOf(shape) <= mostHigh * letters
  return lines.map((line) => line.filter((shape) => !isDot(shape))).filter((line) => line.length > 0)
}

const isRound = (shape: Shape): boolean =>
  widthOf(shape) >= leastWide * heightOf(shape) && widthOf(shape) <= mostWide * heightOf(shape)

/** Shapes of a line that stand in runs of one size, at one distance, on one height. */
function evenRuns(line: ShapeLine): Shape[] {
  const sorted = [...line].sort((a, b) => a.left - b.left)
  const found: Shape[] = []
  let run: Shape[] = []
  const close = (): void => {
    if (run.length >= leastDots) found.push(...run)
    run = []
  }
  for (const shape of sorted) {
    if (run.length > 0 && !goesOn(run, shape)) close()
    run.push(shape)
  }
  close()
  return found
}

function goesOn(run: readonly Shape[], next: Shape): boolean {
  const last = run.at(-1)!
  const size = Math.max(widthOf(last), heightOf(last))
  const off = Math.max(mostOff, mostOther * size)
  const isAlike = Math.abs(widthOf(next) - widthOf(last)) <= off && Math.abs(heightOf(next) - heightOf(last)) <= off
  const isLevel = Math.abs(next.bottom - last.bottom) <= off
  const gap = next.left - last.right
  const before = run.at(-2)
  const isEven = before === undefined || Math.abs(gap - (last.left - before.right)) <= off
  return isAlike && isLevel && gap >= 0 && gap <= mostGap * size && isEven
}
