import type { ColourRaster, GreyRaster } from '../model'
import { LANES, pixels } from './pixels/pixels'

/** The brightness of every pixel, as Rec. 601 weighs it, in 8-bit fixed point. */
export function toGrey({ width, height, data }: ColourRaster): GreyRaster {
  const grey = new Uint8Array(width * height)
  const kernel = pixels()
  const [row, result] = [kernel.take(3 * (width + LANES)), kernel.take(width)]
  const [ownRow, ownResult] = [kernel.bytes(row, 3 * width), kernel.bytes(result, width)]
  for (let y = 0; y < height; y++) {
    ownRow.set(data.subarray(3 * y * width, 3 * (y + 1) * width))
    kernel.run.to_grey(row, width, result)
    grey.set(ownResult, y * width)
  }
  return { width, height, data: grey }
}
