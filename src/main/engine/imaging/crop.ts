import type { ColourRaster, GreyRaster } from '../model'

/** Whole pixels, within the raster. */
export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function cropGrey(raster: GreyRaster, box: PixelBox): GreyRaster {
  return { width: box.width, height: box.height, data: cropRows(raster.data, raster.width, box, 1) }
}

export function cropColour(raster: ColourRaster, box: PixelBox): ColourRaster {
  return { width: box.width, height: box.height, data: cropRows(raster.data, raster.width, box, 3) }
}

function cropRows(data: Uint8Array, width: number, box: PixelBox, channels: number): Uint8Array {
  const row = box.width * channels
  const result = new Uint8Array(row * box.height)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * channels
    result.set(data.subarray(from, from + row), y * row)
  }
  return result
}
