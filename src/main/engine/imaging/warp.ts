import type { GreyRaster, Matrix3 } from '../model'

/** What lies outside the source: white, as paper. */
const OUTSIDE = 255

/**
 * Samples a raster through a homography, bilinear. `toSource` maps pixels of the result to pixels of the source.
 * It does not smooth: where the result is much smaller than the source, shrink the source first.
 */
export function warp(source: GreyRaster, toSource: Matrix3, width: number, height: number): GreyRaster {
  const data = new Uint8Array(width * height)
  const { width: sourceWidth, height: sourceHeight, data: pixels } = source
  const maxX = sourceWidth - 1
  const maxY = sourceHeight - 1
  const [a, b, c, d, e, f, g, h, i] = toSource
  for (let y = 0, to = 0; y < height; y++) {
    const cy = y + 0.5
    let nx = a * 0.5 + b * cy + c
    let ny = d * 0.5 + e * cy + f
    let nw = g * 0.5 + h * cy + i
    for (let x = 0; x < width; x++, to++, nx += a, ny += d, nw += g) {
      const sx = nx / nw - 0.5
      const sy = ny / nw - 0.5
      const x0 = sx | 0
      const y0 = sy | 0
      if (sx >= 0 && sy >= 0 && x0 < maxX && y0 < maxY) {
        const at = y0 * sourceWidth + x0
        const fx = sx - x0
        const top = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * fx
        const low = at + sourceWidth
        const bottom = pixels[low]! + (pixels[low + 1]! - pixels[low]!) * fx
        data[to] = (top + (bottom - top) * (sy - y0) + 0.5) | 0
      } else data[to] = atBorder(source, sx, sy)
    }
  }
  return { width, height, data }
}

/** Up to half a pixel outside belongs to the pixel at the edge. */
function atBorder({ width, height, data }: GreyRaster, x: number, y: number): number {
  if (!(x > -1 && y > -1 && x < width && y < height)) return OUTSIDE
  const px = Math.max(0, Math.min(width - 1, x))
  const py = Math.max(0, Math.min(height - 1, y))
  const x0 = px | 0
  const at = (py | 0) * width + x0
  const right = x0 < width - 1 ? 1 : 0
  const below = py < height - 1 ? width : 0
  const top = data[at]! + (data[at + right]! - data[at]!) * (px - x0)
  const bottom = data[at + below]! + (data[at + below + right]! - data[at + below]!) * (px - x0)
  return top + (bottom - top) * (py - (py | 0)) + 0.5
}
