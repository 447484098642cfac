/** Where a crop of one line may be cut without cutting a letter. */
import type { GreyRaster } from '../../model'

/** Darker than this is ink, on a crop whose paper was evened to 245. */
const ink = 165
/**
 * Blank columns that part two words, as a share of the height of the print; thin letters stand further apart than
 * others.
 */
const wordGap = 0.36
/** At the end of the crop less will do: the paper beyond counts too. */
const endGap = 0.1

/**
 * Cuts a crop at its left and right so that its first and last letters are whole and their neighbours outside.
 * `reach` is how much of each end may be cut, in pixels; `height` that of the print. The cut is sought outwards from
 * the ends of the box, in the first blank as wide as between words: a narrower one may lie behind a thin first letter.
 * Where there is none, half is left.
 */
export function cutBetweenLetters(crop: GreyRaster, reach: number, height: number): GreyRaster {
  const blank = blankColumns(crop)
  const gap = Math.max(3, Math.round(height * wordGap))
  const atEnd = Math.max(2, Math.round(height * endGap))
  const half = Math.round(reach / 2)
  const left = cutFrom(blank, Math.min(reach, crop.width - 1), -1, gap, atEnd) ?? half
  const right = cutFrom(blank, Math.max(crop.width - 1 - reach, 0), 1, gap, atEnd) ?? crop.width - 1 - half
  return right - left < height ? crop : columns(crop, left, right + 1)
}

/**
 * The end of the first blank of `gap` columns that is met, or of `atEnd` at the crop's end; null where there is none.
 */
function cutFrom(blank: readonly boolean[], from: number, step: 1 | -1, gap: number, atEnd: number): number | null {
  let run = 0
  for (let x = from; x >= 0 && x < blank.length; x += step) {
    run = blank[x] ? run + 1 : 0
    if (run >= gap) return x
  }
  return run >= atEnd ? (step < 0 ? 0 : blank.length - 1) : null
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
