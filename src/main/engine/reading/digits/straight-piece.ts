import type { GreyRaster } from '../../model'
import type { LineImage } from '../recogniser/line-recogniser'

/** A piece of a line as an image of its own, with its base line level. `left` is where it begins on the sheet. */
export interface StraightPiece {
  readonly raster: GreyRaster
  readonly left: number
}

/** What stands on a line between two places, in pixels of the sheet. */
export function straightPiece({ sheet, box, slope }: LineImage, from: number, to: number): StraightPiece {
  const left = Math.max(0, box.x, Math.floor(from))
  const width = Math.max(1, Math.min(sheet.width, box.x + box.width, Math.ceil(to)) - left)
  const data = new Uint8Array(width * box.height)
  for (let x = 0; x < width; x++) {
    const top = box.y + Math.round(slope * (left + x - (box.x + box.width / 2)))
    for (let y = 0; y < box.height; y++) {
      const row = Math.min(sheet.height - 1, Math.max(0, top + y))
      data[y * width + x] = sheet.data[row * sheet.width + left + x]!
    }
  }
  return { raster: { width, height: box.height, data }, left }
}
