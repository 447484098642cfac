import type { PageQuad, Point, Quad, QuarterTurn, Space } from '../../../shared/domain/geometry'
import { boxAround, mapCorners, quadOf } from '../../../shared/domain/geometry'
import type { Matrix3, SheetBox } from '../model'

/**
 * Homographies between pixel spaces. Coordinates are continuous: the pixel in column i covers i to i + 1, its
 * centre is at i + 0.5.
 */
export const identity: Matrix3 = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** The map that applies `inner` first and `outer` then. */
export function multiply(outer: Matrix3, inner: Matrix3): Matrix3 {
  const [a, b, c, d, e, f, g, h, i] = outer
  const [p, q, r, s, t, u, v, w, x] = inner
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ]
}

/** The inverse map. Throws a RangeError for a matrix that has none. */
export function invert(matrix: Matrix3): Matrix3 {
  const [a, b, c, d, e, f, g, h, i] = matrix
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (!(Math.abs(determinant) > Number.MIN_VALUE)) throw new RangeError('matrix has no inverse')
  const s = 1 / determinant
  return [
    (e * i - f * h) * s,
    (c * h - b * i) * s,
    (b * f - c * e) * s,
    (f * g - d * i) * s,
    (a * i - c * g) * s,
    (c * d - a * f) * s,
    (d * h - e * g) * s,
    (b * g - a * h) * s,
    (a * e - b * d) * s,
  ]
}

/** Maps a point from one space to another; the caller says which, as the matrix does not know. */
export function mapPoint<To extends Space>(matrix: Matrix3, x: number, y: number): Point<To> {
  const w = matrix[6] * x + matrix[7] * y + matrix[8]
  return {
    x: (matrix[0] * x + matrix[1] * y + matrix[2]) / w,
    y: (matrix[3] * x + matrix[4] * y + matrix[5]) / w,
  }
}

/** The page corners of a box on a sheet, in the reading order of the sheet. */
export function mapQuad(box: SheetBox, toPage: Matrix3): PageQuad {
  return mapCorners(quadOf(box), ({ x, y }) => mapPoint<'page'>(toPage, x, y))
}

/** The smallest sheet box around a quad of the page. */
export function boxOnSheet(quad: PageQuad, toPage: Matrix3): SheetBox {
  const toSheet = invert(toPage)
  return boxAround(quad.map(({ x, y }) => mapPoint<'sheet'>(toSheet, x, y)))
}

/** The homography that takes the unit square's corners (0,0) (1,0) (1,1) (0,1) to the corners of a quad. */
function fromUnitSquare<S extends Space>([p0, p1, p2, p3]: Quad<S>): Matrix3 {
  const sx = p0.x - p1.x + p2.x - p3.x
  const sy = p0.y - p1.y + p2.y - p3.y
  const dx1 = p1.x - p2.x
  const dx2 = p3.x - p2.x
  const dy1 = p1.y - p2.y
  const dy2 = p3.y - p2.y
  const denominator = dx1 * dy2 - dx2 * dy1
  if (Math.abs(denominator) < 1e-9) throw new RangeError('corners lie on a line')
  const g = (sx * dy2 - dx2 * sy) / denominator
  const h = (dx1 * sy - sx * dy1) / denominator
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ]
}

/** The homography that takes a rectangle of this size, its top left at the origin, to a quad. */
export function rectangleToQuad<S extends Space>(width: number, height: number, quad: Quad<S>): Matrix3 {
  return multiply(fromUnitSquare(quad), scaling(1 / width, 1 / height))
}

export function scaling(x: number, y: number): Matrix3 {
  return [x, 0, 0, 0, y, 0, 0, 0, 1]
}

export function translation(x: number, y: number): Matrix3 {
  return [1, 0, x, 0, 1, y, 0, 0, 1]
}

/** Turns by `radians` about the origin, clockwise as seen on a screen. */
export function rotation(radians: number): Matrix3 {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}

/** Maps a raster that was turned clockwise by `turn` back to the one of `width` x `height` before the turn. */
export function undoTurn(width: number, height: number, turn: QuarterTurn): Matrix3 {
  switch (turn) {
    case 0:
      return identity
    case 90:
      return [0, 1, 0, -1, 0, height, 0, 0, 1]
    case 180:
      return [-1, 0, width, 0, -1, height, 0, 0, 1]
    case 270:
      return [0, -1, width, 1, 0, 0, 0, 0, 1]
  }
}

/** Length of the sides of a quad: top, right, bottom, left. */
export function sideLengths<S extends Space>(quad: Quad<S>): [number, number, number, number] {
  const side = (a: Point<S>, b: Point<S>) => Math.hypot(b.x - a.x, b.y - a.y)
  return [side(quad[0], quad[1]), side(quad[1], quad[2]), side(quad[2], quad[3]), side(quad[3], quad[0])]
}
