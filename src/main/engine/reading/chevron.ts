/** Tells the fillers of machine-readable lines by their shape: readers take rows of them for letters. */
import { common, likeness, patchAt, type Patch } from './patch'
import type { FoundLine } from './segmentation/find-lines'

/** Letters are at most 0.75 alike to a chevron, K the most; chevrons 0.9 and more. */
const alike = 0.86
/** The surest fillers of a line are its sample of a chevron. */
const samples = 6
/** How far from where a character was read its middle may lie, in widths of a cell. */
const reach = 0.3
const step = 0.05

export interface Chevron {
  /** Where its middle is, in pixels of the sheet. */
  readonly x: number
  /** 0..1 */
  readonly likeness: number
}

/** Finds chevrons near a place on a line; null where what stands there is none. */
export type FindChevron = (x: number) => Chevron | null

/** Learns the look of a line's chevrons from places at which some surely are; `pitch` is the width of a cell. */
export function chevronsOf(line: FoundLine, pitch: number, places: readonly number[]): FindChevron {
  const look = (x: number): Patch => patchAt(line, x, pitch)
  const [first, ...others] = places.slice(0, samples)
  if (first === undefined) return () => null
  const start = look(first)
  const sample = common([start, ...others.map((x) => look(nearest(start, look, x, pitch).x))])
  return (x) => {
    const found = nearest(sample, look, x, pitch)
    return found.likeness >= alike ? found : null
  }
}

function nearest(sample: Patch, look: (x: number) => Patch, x: number, pitch: number): Chevron {
  let best: Chevron = { x, likeness: -1 }
  for (let off = -reach; off <= reach; off += step) {
    const own = likeness(sample, look(x + off * pitch))
    if (own > best.likeness) best = { x: x + off * pitch, likeness: own }
  }
  return best
}
