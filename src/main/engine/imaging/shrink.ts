import type { GreyRaster } from '../model'
import { LANES, pixels } from './pixels/pixels'

/** Averages squares of `factor` pixels to one; what does not fill a square at the right and the bottom is left out. */
export function shrink(grey: GreyRaster, factor: number): GreyRaster {
  return factor === 1 ? grey : shrunk(grey, factor, { channels: 1, step: 1, round: true })
}

interface Manner {
  /** Bytes of a pixel. */
  readonly channels: number
  /** Every so many rows and columns of a square count. */
  readonly step: number
  /** False where means are cut off. */
  readonly round: boolean
}

/** As `shrink` does, in a manner. */
export function shrunk(
  { width, height, data }: GreyRaster,
  factor: number,
  { channels, step, round }: Manner,
): GreyRaster {
  const columns = Math.max(1, Math.floor(width / factor))
  const rows = Math.max(1, Math.floor(height / factor))
  const [stride, pitch] = [width * channels, columns * channels]
  const result = new Uint8Array(pitch * rows)
  const kernel = pixels()
  const [square, sums, row] = [kernel.take(stride * factor), kernel.take(2 * (stride + LANES)), kernel.take(pitch)]
  const [ownSquare, ownRow] = [kernel.bytes(square, stride * factor), kernel.bytes(row, pitch)]
  for (let y = 0; y < rows; y++) {
    ownSquare.set(data.subarray(y * factor * stride, (y + 1) * factor * stride))
    kernel.run.shrink_row(square, stride, columns, factor, step, channels, round ? 1 : 0, sums, row)
    result.set(ownRow, y * pitch)
  }
  return { width: columns, height: rows, data: result }
}
