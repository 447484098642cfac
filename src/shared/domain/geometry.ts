/**
 * Coordinate spaces. A point of one space cannot be passed where another is due: the phantom `space` member
 * makes the types differ, and exists in no value.
 *
 * - `page`: pixels of the stored page image (after the EXIF turn or the PDF raster; before any rectification).
 *   x grows to the right, y downwards. Everything that leaves the engine is in page space.
 * - `sheet`: pixels of the rectified, upright card or page that is read. Never leaves the engine.
 */
export type Space = 'page' | 'sheet'

export interface Point<S extends Space> {
  readonly x: number
  readonly y: number
  readonly space?: S
}

/** Axis-parallel box; x and y are its top left corner. */
export interface Box<S extends Space> {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly space?: S
}

/** Four corners in reading order of the text inside: top left, top right, bottom right, bottom left. */
export type Quad<S extends Space> = readonly [Point<S>, Point<S>, Point<S>, Point<S>]

export type PagePoint = Point<'page'>
export type PageBox = Box<'page'>
export type PageQuad = Quad<'page'>
export type SheetPoint = Point<'sheet'>
export type SheetBox = Box<'sheet'>

/** Clockwise turn in degrees that makes a page upright. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** The smallest axis-parallel box around points, such as the corners of a quad; there must be one. */
export function boxAround<S extends Space>(points: readonly Point<S>[]): Box<S> {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The corners of a box, clockwise from its top left. */
export function quadOf<S extends Space>(box: Box<S>): Quad<S> {
  const { x, y, width, height } = box
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** The place of words: that of one as it lies, else the upright box around all; there must be one. */
export function quadAround(words: readonly { readonly quad: PageQuad }[]): PageQuad {
  const [only] = words
  return only && words.length === 1 ? only.quad : quadOf(boxAround(words.flatMap(({ quad }) => quad)))
}

/** A quad with each corner taken elsewhere, into another space maybe. */
export function mapCorners<From extends Space, To extends Space>(
  [a, b, c, d]: Quad<From>,
  map: (corner: Point<From>) => Point<To>,
): Quad<To> {
  return [map(a), map(b), map(c), map(d)]
}

/** Turns points about the corner of the page; radians, clockwise as the page is seen. */
export function turnedBy(angle: number): (point: PagePoint) => PagePoint {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }) => ({ x: cos * x - sin * y, y: sin * x + cos * y })
}
