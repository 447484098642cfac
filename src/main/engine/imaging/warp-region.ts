import type { GreyRaster, PageQuad, SourcePage } from '../model'
import { cropColour } from './crop'
import { toGrey } from './grey'
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
  const { width: pageWidth, height: pageHeight } = page.colour
  const within = (value: number, limit: number) => Math.max(0, Math.min(limit, value))
  const x = within(Math.floor(Math.min(...quad.map((p) => p.x))) - 1, pageWidth - 1)
  const y = within(Math.floor(Math.min(...quad.map((p) => p.y))) - 1, pageHeight - 1)
  const width = Math.max(1, within(Math.ceil(Math.max(...quad.map((p) => p.x))) + 1, pageWidth) - x)
  const height = Math.max(1, within(Math.ceil(Math.max(...quad.map((p) => p.y))) + 1, pageHeight) - y)
  return { grey: toGrey(cropColour(page.colour, { x, y, width, height })), x, y }
}
