/** Ends of lines that run into something else: a stroke of the pen or large print that a letter hangs together with. */
import type { ShapeLine } from './group-lines'
import type { InkMask } from './ink-mask'
import type { LineGeometry } from './line-geometry'

export interface HiddenEnds {
  readonly left: boolean
  readonly right: boolean
}

/** How near to the last letter such ink begins, and how far it is looked for; in heights of a capital. */
const nearest = 0.3
const reach = 0.75
/** A letter takes so much of that; a ruled line beside a cell takes less. */
const leastWide = 0.4
/** The feet and the heads of letters are left out: lines under and over them pass there. */
const inner = 0.15

export function touchedEnds(line: ShapeLine, { slope, base, capHeight }: LineGeometry, mask: InkMask): HiddenEnds {
  const left = Math.min(...line.map((s) => s.left))
  const right = Math.max(...line.map((s) => s.right))
  const isTouched = (start: number, step: 1 | -1): boolean => {
    const far = Math.round(reach * capHeight)
    const inked = Array.from({ length: far }, (_, i) => hasInk(mask, start + step * i, base + slope * start, capHeight))
    const first = inked.indexOf(true)
    return first >= 0 && first < nearest * capHeight && inked.filter(Boolean).length > leastWide * capHeight
  }
  return { left: isTouched(left - 1, -1), right: isTouched(right, 1) }
}

/** Whether there is ink between the foot and the head of the letters in a column. */
export function hasInk({ raster, limit }: InkMask, x: number, base: number, capHeight: number): boolean {
  if (x < 0 || x >= raster.width) return false
  const top = Math.max(0, Math.round(base - (1 - inner) * capHeight))
  const bottom = Math.min(raster.height, Math.round(base - inner * capHeight))
  for (let y = top; y < bottom; y++) if (raster.data[y * raster.width + x]! < limit) return true
  return false
}
