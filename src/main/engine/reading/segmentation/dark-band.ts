import type { ShapeLine } from './group-lines'
import { isDarkAround, type Surroundings } from './ink-mask'

/** A dark band goes on at both sides of the words on it; the blank between two lines of dark print ends in paper. */
export function isOnBand(row: ShapeLine, around: Surroundings): boolean {
  const [top, bottom] = [Math.min(...row.map((s) => s.top)), Math.max(...row.map((s) => s.bottom))]
  const height = bottom - top
  const ends = [Math.min(...row.map((s) => s.left)) - height, Math.max(...row.map((s) => s.right)) + height]
  return ends.every((x) => isDarkAround(around, x, (top + bottom) / 2))
}
