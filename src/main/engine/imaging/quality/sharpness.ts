import type { GreyRaster } from '../../model'
import { LANES, pixels, type Pixels } from '../pixels/pixels'

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

/**
 * Rows that are averaged, as the kernel does: grain and the blocks of a JPEG differ from row to row, the stems of
 * letters do not.
 */
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
  const kernel = pixels()
  const rows = kernel.take(ROWS * width)
  const sums = kernel.take((width + LANES) * 2)
  const counts = kernel.take(4 * (128 + 1))
  const energy = kernel.take(2 * 8)
  const least = edgeThreshold(grey, kernel, { rows, sums, counts })
  kernel.float64s(energy, 2).fill(0)
  for (let y = 0; y + ROWS <= height; y += ROW_STEP) {
    placeRows(grey, y, kernel, rows)
    // Slopes are of sums of rows over two columns.
    kernel.run.edge_energy(rows, width, width, Math.ceil(2 * ROWS * least), sums, energy)
  }
  const [first, second] = kernel.float64s(energy, 2) as unknown as [number, number]
  // The first difference is taken over two columns, the second over one.
  return second === 0 ? UNREADABLE_SIGMA : Math.sqrt(first / 4 / (2 * second))
}

function edgeThreshold(
  grey: GreyRaster,
  kernel: Pixels,
  { rows, sums, counts }: { readonly rows: number; readonly sums: number; readonly counts: number },
): number {
  const { width, height } = grey
  const histogram = kernel.uint32s(counts, 128 + 1).fill(0)
  for (let y = 0; y + ROWS <= height; y += 2 * ROW_STEP) {
    placeRows(grey, y, kernel, rows)
    kernel.run.count_slopes(rows, width, width, sums, counts)
  }
  let above = histogram.reduce((sum, count) => sum + count, 0) * (1 - STRONG_PERCENTILE)
  let level = 128
  while (level > 0 && (above -= histogram[level]!) > 0) level--
  return Math.max(LEAST_EDGE, level * EDGE_SHARE)
}

function placeRows({ width, data }: GreyRaster, top: number, kernel: Pixels, rows: number): void {
  kernel.bytes(rows, ROWS * width).set(data.subarray(top * width, (top + ROWS) * width))
}
