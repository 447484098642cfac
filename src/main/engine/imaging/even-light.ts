import type { GreyRaster } from '../model'
import { paperLevels, type LevelGrid } from './paper-levels'

/** Brightness that paper gets: a little below white, so that its grain is not clipped away. */
export const PAPER = 245

/**
 * Evens the light of a sheet: every pixel is divided by the brightness of the paper around it. Stays grey.
 * Writes into the raster that it is given and returns it.
 */
export function evenLight(grey: GreyRaster): GreyRaster {
  const { width, height, data } = grey
  const levels = paperLevels(grey)
  const gains = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    rowGains(levels, y, gains)
    const row = y * width
    for (let x = 0; x < width; x++) {
      const value = data[row + x]! * gains[x]!
      data[row + x] = value > 255 ? 255 : value
    }
  }
  return grey
}

/** What the pixels of a row are multiplied with, interpolated between the blocks of the grid. */
function rowGains({ columns, rows, size, values }: LevelGrid, y: number, gains: Float32Array): void {
  const fy = Math.min(rows - 1, Math.max(0, (y + 0.5) / size - 0.5))
  const top = Math.min(rows - 1, Math.floor(fy))
  const below = Math.min(rows - 1, top + 1)
  const level = (column: number) =>
    values[top * columns + column]! * (1 - fy + top) + values[below * columns + column]! * (fy - top)
  let x = 0
  for (let column = -1; column < columns && x < gains.length; column++) {
    const from = PAPER / level(Math.max(0, column))
    const to = PAPER / level(Math.min(columns - 1, column + 1))
    const start = (column + 0.5) * size
    const end = Math.min(gains.length, Math.ceil(start + size))
    const slope = (to - from) / size
    for (; x < end; x++) gains[x] = from + slope * (x + 0.5 - start)
  }
  for (; x < gains.length; x++) gains[x] = gains[x - 1]!
}
