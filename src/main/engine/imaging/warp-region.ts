import type { GreyRaster, PageQuad, SourcePage } from '../model'
import { BLUE, GREEN, RED } from './grey'
import { rectangleToQuad, sideLengths, translation, multiply } from './matrix'
import { warp } from './warp'

/**
 * A place of the page, upright, straight from the pixels of the source: for reading a weak field again.
 * `scale` is the number of result pixels a source pixel; the light is left as it is.
 */
export function warpRegion(page: SourcePage, quad: PageQuad, scale: number): GreyRaster {
  const [top, right, bottom, left] = sideLengths(quad)
  const width = Math.max(1, Math.round(((top + bottom) / 2) * scale))
  const height = Math.max(1, Math.round(((left + right) / 2) * scale))
  const { grey, x, y } = greyAround(page, quad)
  const toPage = rectangleToQuad(width, height, quad)
  return warp(grey, multiply(translation(-x, -y), toPage), width, height)
}

/** The brightness of the page in a box around the quad, and where that box is. */
function greyAround(page: SourcePage, quad: PageQuad): { grey: GreyRaster; x: number; y: number } {
  const { width: pageWidth, height: pageHeight, data } = page.colour
  const within = (value: number, limit: number) => Math.max(0, Math.min(limit, value))
  const x = within(Math.floor(Math.min(...quad.map((p) => p.x))) - 1, pageWidth - 1)
  const y = within(Math.floor(Math.min(...quad.map((p) => p.y))) - 1, pageHeight - 1)
  const width = within(Math.ceil(Math.max(...quad.map((p) => p.x))) + 1, pageWidth) - x
  const height = within(Math.ceil(Math.max(...quad.map((p) => p.y))) + 1, pageHeight) - y
  const grey = new Uint8Array(Math.max(1, width) * Math.max(1, height))
  for (let row = 0, to = 0; row < height; row++) {
    let from = ((y + row) * pageWidth + x) * 3
    for (let column = 0; column < width; column++, from += 3) {
      grey[to++] = (data[from]! * RED + data[from + 1]! * GREEN + data[from + 2]! * BLUE) >> 8
    }
  }
  return { grey: { width: Math.max(1, width), height: Math.max(1, height), data: grey }, x, y }
}
