/** What a glyph looks like, as a small picture of even contrast that is compared with others. */
import type { FoundLine } from './segmentation/find-lines'

/** A glyph is compared at this many points. */
const columns = 10
const rows = 14

/** By row; its mean is 0 and its length 1. */
export type Patch = Float32Array

/** What stands around a place on a line, as wide as `pitch`, from the top of its letters to the foot of their descenders. */
export function patchAt(line: FoundLine, x: number, pitch: number): Patch {
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

/** 1 for the same look, 0 for nothing in common. */
export const likeness = (a: Patch, b: Patch): number => a.reduce((all, value, i) => all + value * b[i]!, 0)

/** What some patches have in common. */
export const common = (patches: readonly Patch[]): Patch =>
  unit(new Float32Array(columns * rows).map((_, i) => patches.reduce((all, patch) => all + patch[i]!, 0)))

function unit(patch: Patch): Patch {
  const length = Math.sqrt(likeness(patch, patch)) || 1
  return patch.map((value) => value / length)
}
