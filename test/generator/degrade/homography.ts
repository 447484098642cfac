import type { Raster } from './raster'

export type Point = readonly [number, number]
/** Row-major 3x3. */
export type Matrix = readonly number[]

export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** The homography that takes the box (0,0)-(width,height) to four corners, clockwise from the top left. */
export function toCorners(width: number, height: number, corners: readonly Point[]): Matrix {
  const [p0, p1, p2, p3] = corners as readonly [Point, Point, Point, Point]
  const dx1 = p1[0] - p2[0]
  const dx2 = p3[0] - p2[0]
  const dy1 = p1[1] - p2[1]
  const dy2 = p3[1] - p2[1]
  const sx = p0[0] - p1[0] + p2[0] - p3[0]
  const sy = p0[1] - p1[1] + p2[1] - p3[1]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  const unit = [
    p1[0] - p0[0] + g * p1[0],
    p3[0] - p0[0] + h * p3[0],
    p0[0],
    p1[1] - p0[1] + g * p1[1],
    p3[1] - p0[1] + h * p3[1],
    p0[1],
    g,
    h,
    1,
  ]
  return unit.map((v, i) => (i % 3 === 0 ? v / width : i % 3 === 1 ? v / height : v))
}

export function apply(m: Matrix, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = m
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

export function multiply(p: Matrix, q: Matrix): Matrix {
  const out: number[] = []
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++)
      out.push(
        (p[r * 3] ?? 0) * (q[c] ?? 0) + (p[r * 3 + 1] ?? 0) * (q[3 + c] ?? 0) + (p[r * 3 + 2] ?? 0) * (q[6 + c] ?? 0),
      )
  return out
}

function inverse(m: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = m
  const adjugate = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const det = a * (adjugate[0] ?? 0) + b * (adjugate[3] ?? 0) + c * (adjugate[6] ?? 0)
  return adjugate.map((v) => v / det)
}

/** Lays a picture over another through a homography (bilinear, 2x2 samples a pixel), respecting its alpha. */
export function layOver(target: Raster, picture: Raster, matrix: Matrix): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = inverse(matrix)
  const corners = [
    [0, 0],
    [picture.width, 0],
    [picture.width, picture.height],
    [0, picture.height],
  ].map((p) => apply(matrix, p as unknown as Point))
  const x0 = Math.max(0, Math.floor(Math.min(...corners.map((p) => p[0]))))
  const x1 = Math.min(target.width - 1, Math.ceil(Math.max(...corners.map((p) => p[0]))))
  const y0 = Math.max(0, Math.floor(Math.min(...corners.map((p) => p[1]))))
  const y1 = Math.min(target.height - 1, Math.ceil(Math.max(...corners.map((p) => p[1]))))
  const { width, height, data } = picture
  const out = target.data
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      for (let s = 0; s < 4; s++) {
        const u = x + (s % 2 === 0 ? 0.25 : 0.75)
        const v = y + (s < 2 ? 0.25 : 0.75)
        const w = g * u + h * v + i
        const px = (a * u + b * v + c) / w - 0.5
        const py = (d * u + e * v + f) / w - 0.5
        const ix = Math.floor(px)
        const iy = Math.floor(py)
        if (ix < -1 || iy < -1 || ix >= width || iy >= height) continue
        for (let n = 0; n < 4; n++) {
          const sx = ix + (n & 1)
          const sy = iy + (n >> 1)
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
          const at = (sy * width + sx) * 4
          const weight = ((n & 1) === 0 ? 1 - px + ix : px - ix) * (n < 2 ? 1 - py + iy : py - iy) * (data[at + 3] ?? 0)
          red += (data[at] ?? 0) * weight
          green += (data[at + 1] ?? 0) * weight
          blue += (data[at + 2] ?? 0) * weight
          alpha += weight
        }
      }
      if (alpha <= 0) continue
      const at = (y * target.width + x) * 4
      const left = 1 - alpha / 1020
      out[at] = (out[at] ?? 0) * left + red / 1020
      out[at + 1] = (out[at + 1] ?? 0) * left + green / 1020
      out[at + 2] = (out[at + 2] ?? 0) * left + blue / 1020
    }
  }
}
