/** The ruled line that runs through a connected piece of ink: writing that crosses it hangs on both its sides. */
import type { SheetBox } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import type { InkMask } from './ink-mask'
import { isInk, mostThick, steepest, type StraightRule } from './straight-side'

/** Slopes are tried in such steps: half a pixel at the end of a line of a thousand. */
const step = 0.0005
/** Of the line so much is seen by itself, no thicker than it is elsewhere. */
const byItself = 0.3
const thicker = 1

/** A run of ink down one column. */
interface Run {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** The level rule on which ink is seen along at least `share` of a box; null where there is none. */
export function ruleThrough(mask: InkMask, box: SheetBox, share: number): StraightRule | null {
  const thin = thinRuns(mask, box)
  if (thin.length < byItself * box.width) return null
  let best = { slope: 0, base: 0, runs: [] as readonly Run[] }
  for (let slope = -steepest; slope <= steepest; slope += step) {
    const found = mostOnOneLevel(thin, slope)
    if (found.runs.length > best.runs.length) best = { slope, ...found }
  }
  const { slope, base, runs } = best
  const thickness = median(runs.map(({ top, bottom }) => bottom - top))
  const alone = runs.filter(({ top, bottom }) => bottom - top <= thickness + thicker)
  const rule = { level: true, from: box.x, to: box.x + box.width, base, slope, thickness }
  return alone.length >= byItself * box.width && inkedOf(mask, rule) >= share ? rule : null
}

function thinRuns(mask: InkMask, { x, y, width, height }: SheetBox): Run[] {
  const runs: Run[] = []
  for (let column = x; column < x + width; column++) {
    for (let row = y; row < y + height; row++) {
      if (!isInk(mask, column, row)) continue
      const top = row
      while (row < y + height && isInk(mask, column, row)) row++
      if (row - top <= mostThick) runs.push({ x: column, top, bottom: row })
    }
  }
  return runs
}

/** Of runs that are levelled by a slope, those on the level on which most of them begin. */
function mostOnOneLevel(runs: readonly Run[], slope: number): { base: number; runs: readonly Run[] } {
  const levels = new Map<number, Run[]>()
  for (const run of runs) {
    const level = Math.round(run.top - slope * run.x)
    const on = levels.get(level)
    if (on) on.push(run)
    else levels.set(level, [run])
  }
  let most: { base: number; runs: readonly Run[] } = { base: 0, runs: [] }
  for (const [base, on] of levels) if (on.length > most.runs.length) most = { base, runs: on }
  return most
}

/** The share of a rule under which there is ink. */
function inkedOf(mask: InkMask, { from, to, base, slope, thickness }: StraightRule): number {
  let inked = 0
  for (let x = from; x < to; x++) {
    const y = Math.round(base + slope * x)
    const rows = Array.from({ length: thickness + 2 }, (_, i) => y - 1 + i)
    if (rows.some((row) => row >= 0 && row < mask.raster.height && isInk(mask, x, row))) inked++
  }
  return inked / (to - from)
}
