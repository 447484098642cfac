import type { ShapeLine } from './group-lines'
import { isDarkAround, type Surroundings } from './ink-mask'
import { boundsOf } from './shapes'

/** A dark band goes on at both sides of the words on it; the blank between two lines of dark print ends in paper. */
export function isOnBand(row: ShapeLine, around: Surroundings): boolean {
  const { left, right, top, bottom } = boundsOf(row)
  const height = bottom - top
  return [left - height, right + height].every((x) => isDarkAround(around, x, (top + bottom) / 2))
}
