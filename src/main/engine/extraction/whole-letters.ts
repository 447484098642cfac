/** Where a crop of one line may be cut without cutting a letter. */
import type { GreyRaster } from '../model'

/** Darker than this is ink, on a crop whose paper was evened to 245. */
const ink = 165
/** Blank columns that part two words, and two letters at the least, as a share of the height of the print. */
const leastGap = 0.1

/**
 * Cuts a crop at its left and right so that its first and last letters are whole and their neighbours outside.
 * `reach` is how much of each end may be cut, in pixels; `height` that of the print. The cut is sought outwards from
 * the ends of the box, in the first blank; where there is none, half is left.
 */
export function cutBetweenLetters(crop: GreyRaster, reach: number, height: number): GreyRaster {
  const blank = blankColumns(crop)
  const gap = Math.max(2, Math.round(height * leastGap))
  const left = cutFrom(blank, Math.min(reach, crop.width - 1), -1, gap) ?? Math.round(reach / 2)
  const right = cutFrom(blank, Math.max(crop.width - 1 - reach, 0), 1, gap) ?? crop.width - 1 - Math.round(reach / 2)
  return right - left < height ? crop : columns(crop, left, right + 1)
}

/** The middle of the first blank of at least `gap` columns that is met; null where the end comes first. */
function cutFrom(blank: readonly boolean[], from: number, step: 1 | -1, gap: number): number | null {
  let run = 0
  for (let x = from; x >= 0 && x < blank.length; x += step) {
    run = blank[x] ? run + 1 : 0
    if (run >= 2 * gap) return x
  }
  // The paper beyond the end counts: a blank that reaches it is wide enough.
  return run >= gap ? (step < 0 ? 0 : blank.length - 1) : null
}

function blankColumns({ width, height, data }: GreyRaster): boolean[] {
  const blank = Array.from({ length: width }, () => true)
  // Rows at the very top and bottom hold the neighbours above and below.
  const [from, to] = [Math.round(height * 0.2), Math.round(height * 0.8)]
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) if ((data[y * width + x] ?? 255) < ink) blank[x] = false
  }
  return blank
}

function columns({ width, height, data }: GreyRaster, from: number, to: number): GreyRaster {
  const out = new Uint8Array((to - from) * height)
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width + from, y * width + to), y * (to - from))
  return { width: to - from, height, data: out }
}
