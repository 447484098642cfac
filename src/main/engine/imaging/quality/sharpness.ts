import type { GreyRaster } from '../../model'

/**
 * Width of an edge, as the sigma of a blur in pixels of the sheet, that is as good as can be, and that is unreadable.
 */
const SHARP_SIGMA = 0.75
export const UNREADABLE_SIGMA = 2.2
/** Weaker steps than this share of the strongest are shading and noise. */
const EDGE_SHARE = 0.45
const STRONG_PERCENTILE = 0.995
const LEAST_EDGE = 12

/** How sharp the print of a sheet is whose edges are this wide: 1 a sharp scan, 0 unreadable. */
export function sharpness(sigma: number): number {
  return Math.max(0, Math.min(1, (UNREADABLE_SIGMA - sigma) / (UNREADABLE_SIGMA - SHARP_SIGMA)))
}

/** Rows that are averaged: grain and the blocks of a JPEG differ from row to row, the stems of letters do not. */
const ROWS = 5
/** Every so many rows are measured; those in between are in the mean already. */
const ROW_STEP = 4

/**
 * The blur of the strongest edges in pixels; that of an empty sheet counts as unreadable. It measures the width of
 * edges, so neither the amount of print nor its contrast counts: across a step that was blurred by sigma, the second
 * derivative has 1 / (2 sigma^2) of the energy of the first. Grain bends as much as a sharp edge does, so it is
 * averaged away down the rows first: a soft picture with grain would count as sharp.
 */
export function blurSigma(grey: GreyRaster): number {
  const { width, height } = grey
  const threshold = edgeThreshold(grey)
  const mean = new Float32Array(width)
  let first = 0
  let second = 0
  for (let y = 0; y + ROWS <= height; y += ROW_STEP) {
    meanOfRows(grey, y, mean)
    for (let x = 3; x < width - 3; x++) {
      const slope = (mean[x + 1]! - mean[x - 1]!) / 2
      if (slope < threshold && -slope < threshold) continue
      // Whole rises count, not only their steepest pixel: the foot and the shoulder are where they bend.
      for (let k = x - 2; k <= x + 2; k++) {
        const a = (mean[k + 1]! - mean[k - 1]!) / 2
        const b = mean[k + 1]! - 2 * mean[k]! + mean[k - 1]!
        first += a * a
        second += b * b
      }
    }
  }
  return second === 0 ? UNREADABLE_SIGMA : Math.sqrt(first / (2 * second))
}

function edgeThreshold(grey: GreyRaster): number {
  const { width, height } = grey
  const mean = new Float32Array(width)
  const histogram = new Uint32Array(129)
  let count = 0
  for (let y = 0; y + ROWS <= height; y += 2 * ROW_STEP) {
    meanOfRows(grey, y, mean)
    for (let x = 2; x < width - 2; x++) {
      histogram[(Math.abs(mean[x + 1]! - mean[x - 1]!) / 2) | 0]!++
      count++
    }
  }
  let above = count * (1 - STRONG_PERCENTILE)
  let level = 128
  while (level > 0 && (above -= histogram[level]!) > 0) level--
  return Math.max(LEAST_EDGE, level * EDGE_SHARE)
}

/** Writes the mean of `ROWS` rows from `top` on, column by column. */
function meanOfRows({ width, data }: GreyRaster, top: number, mean: Float32Array): void {
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((row) => (top + row) * width) as [number, number, number, number, number]
  for (let x = 0; x < width; x++)
    mean[x] = (data[a + x]! + data[b + x]! + data[c + x]! + data[d + x]! + data[e + x]!) / ROWS
}
