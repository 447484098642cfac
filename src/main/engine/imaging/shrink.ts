import type { GreyRaster } from '../model'

/** Averages squares of `factor` pixels to one; what does not fill a square at the right and the bottom is left out. */
export function shrink({ width, height, data }: GreyRaster, factor: number): GreyRaster {
  if (factor === 1) return { width, height, data }
  const columns = Math.max(1, Math.floor(width / factor))
  const rows = Math.max(1, Math.floor(height / factor))
  const result = new Uint8Array(columns * rows)
  const sums = new Uint32Array(columns)
  const area = factor * factor
  const used = columns * factor
  for (let row = 0; row < rows; row++) {
    sums.fill(0)
    for (let y = row * factor; y < (row + 1) * factor; y++) {
      let at = y * width
      for (let column = 0, end = at + used; at < end; column++) {
        let sum = 0
        for (let k = 0; k < factor; k++) sum += data[at++]!
        sums[column]! += sum
      }
    }
    for (let column = 0; column < columns; column++) result[row * columns + column] = (sums[column]! + area / 2) / area
  }
  return { width: columns, height: rows, data: result }
}
