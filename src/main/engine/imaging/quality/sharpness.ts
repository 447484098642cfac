import type { GreyRaster } from '../../model'

/** Width of an edge, as the sigma of a blur in pixels of the sheet, that is as good as can be, and that is unreadable. */
const SHARP_SIGMA = 0.75
const UNREADABLE_SIGMA = 2.2
/** Weaker steps than this share of the strongest are shading and noise. */
const EDGE_SHARE = 0.45
const STRONG_PERCENTILE = 0.995
const LEAST_EDGE = 12

/** How sharp the print of a sheet is whose edges are this wide: 1 a sharp scan, 0 unreadable. */
export function sharpness(sigma: number): number {
  return Math.max(0, Math.min(1, (UNREADABLE_SIGMA - sigma) / (UNREADABLE_SIGMA - SHARP_SIGMA)))
}

/**
 * The blur of the strongest edges in pixels; that of an empty sheet counts as unreadable. It measures the width of
 * edges, so neither the amount of print nor its contrast counts: across a step that was blurred by sigma, the second
 * derivative has 1 / (2 sigma^2) of the energy of the first.
 */
export function blurSigma({ width, height, data }: GreyRaster): number {
  const threshold = edgeThreshold(data, width, height)
  let first = 0
  let second = 0
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      const slope = (data[i + 1]! - data[i - 1]!) / 2
      if (slope < threshold && -slope < threshold) continue
      // Whole rises count, not only their steepest pixel: the foot and the shoulder are where they bend.
      for (let k = i - 2; k <= i + 2; k++) {
        const a = (data[k + 1]! - data[k - 1]!) / 2
        const b = data[k + 1]! - 2 * data[k]! + data[k - 1]!
        first += a * a
        second += b * b
      }
    }
  }
  return second === 0 ? UNREADABLE_SIGMA : Math.sqrt(first / (2 * second))
}

function edgeThreshold(data: Uint8Array, width: number, height: number): number {
  const histogram = new Uint32Array(129)
  let count = 0
  for (let y = 1; y < height - 1; y += 4) {
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      histogram[Math.abs(data[i + 1]! - data[i - 1]!) >> 1]!++
      count++
    }
  }
  let above = count * (1 - STRONG_PERCENTILE)
  let level = 128
  while (level > 0 && (above -= histogram[level]!) > 0) level--
  return Math.max(LEAST_EDGE, level * EDGE_SHARE)
}
