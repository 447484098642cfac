/** How the lines of a sheet slope: alike on a flat one, otherwise from place to place on one that curls. */
import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { slopeOf } from './line-geometry'
import { heightOf } from './shapes'

/** Steeper lines of a flat sheet have not been deskewed; their slope is an accident of which letters they hold. */
const steepestFlat = 0.09
/** So steep a line may be where a sheet curls, and where others beside it are as steep. */
const steepestBent = 0.2
/** A sheet is bent where a third of it slopes by so much more than another, and as many lines of each tell so. */
const bent = { lines: 3, change: 0.04 }
/** Lines within so many heights of them tell how one among them slopes. */
const reach = 8
/** Two of a curled sheet that stand close differ by no more. */
const alike = 0.06

interface Told {
  readonly line: ShapeLine
  readonly slope: number
  readonly y: number
}

/** The slope of each line of a sheet: its own where it tells it, that of the sheet, or of what stands near, where not. */
export function slopesOf(lines: readonly ShapeLine[]): (line: ShapeLine) => number {
  const told = lines.flatMap((line): readonly Told[] => {
    const slope = slopeOf(line)
    return slope === null || Math.abs(slope) > steepestBent ? [] : [{ line, slope, y: middleOf(line) }]
  })
  const flat = told.filter(({ slope }) => Math.abs(slope) <= steepestFlat)
  const ofSheet = median(flat.map(({ slope }) => slope))
  if (!isBent(told)) {
    const own = new Map(flat.map(({ line, slope }) => [line, slope]))
    return (line) => own.get(line) ?? ofSheet
  }
  const height = median(told.map(({ line }) => median(line.map(heightOf))))
  return (line) => {
    const y = middleOf(line)
    const near = told.filter((other) => other.line !== line && Math.abs(other.y - y) < reach * height)
    const beside = near.length > 0 ? median(near.map(({ slope }) => slope)) : ofSheet
    const own = told.find((one) => one.line === line)?.slope
    return own !== undefined && Math.abs(own - beside) < alike ? own : beside
  }
}

function isBent(told: readonly Told[]): boolean {
  const third = Math.floor(told.length / 3)
  if (third < bent.lines) return false
  const slopes = [...told].sort((a, b) => a.y - b.y).map(({ slope }) => slope)
  const [top, mid, foot] = [slopes.slice(0, third), slopes.slice(third, -third), slopes.slice(-third)].map(median)
  return Math.max(top!, mid!, foot!) - Math.min(top!, mid!, foot!) > bent.change
}

const middleOf = (line: ShapeLine): number => median(line.map(({ top, bottom }) => (top + bottom) / 2))
