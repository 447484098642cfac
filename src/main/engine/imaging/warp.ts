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
      // Up to half a pixel outside belongs to the pixel at the edge.
      if (!(sx > -1 && sy > -1 && sx < sourceWidth && sy < sourceHeight)) {
        data[to] = OUTSIDE
        continue
      }
      const px = sx < 0 ? 0 : sx > maxX ? maxX : sx
      const py = sy < 0 ? 0 : sy > maxY ? maxY : sy
      const x0 = px | 0
      const y0 = py | 0
      const fx = px - x0
      const fy = py - y0
      const at = y0 * sourceWidth + x0
      const right = x0 < maxX ? 1 : 0
      const below = y0 < maxY ? sourceWidth : 0
      const top = pixels[at]! + (pixels[at + right]! - pixels[at]!) * fx
      const bottom = pixels[at + below]! + (pixels[at + below + right]! - pixels[at + below]!) * fx
      data[to] = top + (bottom - top) * fy + 0.5
    }
  }
  return { width, height, data }
}
