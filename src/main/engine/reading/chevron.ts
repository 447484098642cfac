/** Tells the fillers of machine-readable lines by their shape: readers take rows of them for letters. */
import type { FoundLine } from './segmentation/find-lines'

/** A cell is compared at this many points. */
const columns = 10
const rows = 14
/** Letters are at most 0.75 alike to a chevron, K the most; chevrons 0.9 and more. */
const alike = 0.86
/** The surest fillers of a line are its sample of a chevron. */
const samples = 6
/** How far from where a character was read its middle may lie, in widths of a cell. */
const reach = 0.3
const step = 0.05

type Patch = Float32Array

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
  const sample = unit(sum([start, ...others.map((x) => look(nearest(start, look, x, pitch).x))]))
  return (x) => {
    const found = nearest(sample, look, x, pitch)
    return found.likeness >= alike ? found : null
  }
}

function nearest(sample: Patch, look: (x: number) => Patch, x: number, pitch: number): Chevron {
  let best: Chevron = { x, likeness: -1 }
  for (let off = -reach; off <= reach; off += step) {
    const likeness = dot(sample, look(x + off * pitch))
    if (likeness > best.likeness) best = { x: x + off * pitch, likeness }
  }
  return best
}

/** What stands around a place, evened: its mean is 0 and its length 1. */
function patchAt(line: FoundLine, x: number, pitch: number): Patch {
  const {
    box,
    slope,
    sheet: { width, height, data },
  } = line.image
  const top = line.print.top + slope * (x - (box.x + box.width / 2))
  const tall = line.print.bottom - line.print.top
  const patch = new Float32Array(columns * rows)
  for (let r = 0; r < rows; r++) {
    const y = Math.min(height - 2, Math.max(0, top + ((r + 0.5) / rows) * tall))
    const row = Math.floor(y) * width
    for (let c = 0; c < columns; c++) {
      const at = Math.min(width - 2, Math.max(0, x + ((c + 0.5) / columns - 0.5) * pitch))
      const [i, fx, fy] = [row + Math.floor(at), at % 1, y % 1]
      const upper = data[i]! * (1 - fx) + data[i + 1]! * fx
      const lower = data[i + width]! * (1 - fx) + data[i + width + 1]! * fx
      patch[r * columns + c] = upper * (1 - fy) + lower * fy
    }
  }
  const mean = patch.reduce((all, value) => all + value, 0) / patch.length
  return unit(patch.map((value) => value - mean))
}

const dot = (a: Patch, b: Patch): number => a.reduce((all, value, i) => all + value * b[i]!, 0)
const sum = (patches: readonly Patch[]): Patch =>
  new Float32Array(columns * rows).map((_, i) => patches.reduce((all, patch) => all + patch[i]!, 0))

function unit(patch: Patch): Patch {
  const length = Math.sqrt(dot(patch, patch)) || 1
  return patch.map((value) => value / length)
}
