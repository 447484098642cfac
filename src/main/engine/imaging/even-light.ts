import type { GreyRaster } from '../model'
import { paperLevels, type LevelGrid } from './paper-levels'
import { LANES, pixels, type Pixels } from './pixels/pixels'

/** Brightness that paper gets: a little below white, so that its grain is not clipped away. */
export const PAPER = 245

/**
 * Evens the light of a sheet: every pixel is divided by the brightness of the paper around it. Stays grey.
 * Writes into the raster that it is given and returns it.
 */
export function evenLight(grey: GreyRaster): GreyRaster {
  const { width, height, data } = grey
  const levels = paperLevels(grey)
  const kernel = pixels()
  const [row, gains] = [kernel.take(width), kernel.take((width + LANES) * 4)]
  const grid = kernel.take(4 * levels.values.length)
  kernel.float32s(grid, levels.values.length).set(levels.values)
  const own = kernel.bytes(row, width)
  for (let y = 0; y < height; y++) {
    rowGains(kernel, levels, grid, y, gains, width)
    own.set(data.subarray(y * width, (y + 1) * width))
    kernel.run.brighten(row, gains, width)
    data.set(own, y * width)
  }
  return grey
}

/** What the pixels of a row are multiplied with, interpolated between the blocks of the grid. */
function rowGains(
  kernel: Pixels,
  { columns, rows, size }: LevelGrid,
  grid: number,
  y: number,
  gains: number,
  width: number,
): void {
  const fy = Math.min(rows - 1, Math.max(0, (y + 0.5) / size - 0.5))
  const top = Math.min(rows - 1, Math.floor(fy))
  const below = Math.min(rows - 1, top + 1)
  const row = (at: number): number => grid + 4 * columns * at
  kernel.run.row_gains(row(top), row(below), fy - top, columns, size, PAPER, width, gains)
}
