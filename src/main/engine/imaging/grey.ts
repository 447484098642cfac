import type { ColourRaster, GreyRaster } from '../model'

/** Brightness as Rec. 601 weighs it, in 8-bit fixed point. */
export const RED = 77
export const GREEN = 150
export const BLUE = 29

/** The brightness of every pixel. */
export function toGrey({ width, height, data }: ColourRaster): GreyRaster {
  const grey = new Uint8Array(width * height)
  for (let to = 0, from = 0; to < grey.length; to++, from += 3) {
    grey[to] = (data[from]! * RED + data[from + 1]! * GREEN + data[from + 2]! * BLUE) >> 8
  }
  return { width, height, data: grey }
}
