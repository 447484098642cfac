import type { GreyRaster, Matrix3 } from '../model'
import { pixels, type Pixels } from './pixels/pixels'

/** What lies outside the source: white, as paper. */
const OUTSIDE = 255
/** Pixels of the result, along either side, that are drawn at once, from a copy of what they show. */
const TILE = 256

/** A place in the result, in its pixels. */
interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Samples a raster through a homography, bilinear. `toSource` maps pixels of the result to pixels of the source.
 * It does not smooth: where the result is much smaller than the source, shrink the source first.
 */
export function warp(source: GreyRaster, toSource: Matrix3, width: number, height: number): GreyRaster {
  const data = new Uint8Array(width * height)
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const tile = { left, top, width: Math.min(TILE, width - left), height: Math.min(TILE, height - top) }
      drawTile(source, toSource, tile, data, width)
    }
  }
  return { width, height, data }
}

/** Pixels of the source; the last ones are part of it. */
interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function drawTile(source: GreyRaster, toSource: Matrix3, tile: Tile, data: Uint8Array, width: number): void {
  const shown = extentOf(source, toSource, tile)
  const at = (y: number): number => (tile.top + y) * width + tile.left
  if (shown === null) {
    for (let y = 0; y < tile.height; y++) data.fill(OUTSIDE, at(y), at(y) + tile.width)
    return
  }
  const kernel = pixels()
  const [stride, rows] = [shown.right - shown.left + 2, shown.bottom - shown.top + 2]
  const from = placeSource(kernel, source, shown, stride, rows)
  const matrix = kernel.take(9 * 8)
  const pitch = (tile.width + 3) & ~3
  const to = kernel.take(pitch * tile.height)
  kernel.float64s(matrix, 9).set(withinTile(toSource, tile, shown))
  kernel.run.warp(
    from,
    stride,
    rows,
    matrix,
    -shown.left,
    -shown.top,
    source.width - 1 - shown.left,
    source.height - 1 - shown.top,
    to,
    pitch,
    tile.width,
    tile.height,
  )
  const drawn = kernel.bytes(to, pitch * tile.height)
  for (let y = 0; y < tile.height; y++) data.set(drawn.subarray(y * pitch, y * pitch + tile.width), at(y))
}

/** What a tile shows of the source, with a pixel around it; null where it shows nothing of it. */
function extentOf(source: GreyRaster, [a, b, c, d, e, f, g, h, i]: Matrix3, tile: Tile): Extent | null {
  const whole = { left: 0, top: 0, right: source.width - 1, bottom: source.height - 1 }
  const corners = [
    [tile.left, tile.top],
    [tile.left + tile.width, tile.top],
    [tile.left, tile.top + tile.height],
    [tile.left + tile.width, tile.top + tile.height],
  ].map(([x, y]) => [a * x! + b * y! + c, d * x! + e * y! + f, g * x! + h * y! + i] as const)
  // Beyond the horizon corners tell nothing of what lies between them.
  if (corners.some(([, , w]) => w <= 0)) return whole
  const [xs, ys] = [corners.map(([x, , w]) => x / w), corners.map(([, y, w]) => y / w)]
  const left = Math.max(whole.left, Math.floor(Math.min(...xs)) - 1)
  const top = Math.max(whole.top, Math.floor(Math.min(...ys)) - 1)
  const right = Math.min(whole.right, Math.ceil(Math.max(...xs)) + 1)
  const bottom = Math.min(whole.bottom, Math.ceil(Math.max(...ys)) + 1)
  return left <= right && top <= bottom ? { left, top, right, bottom } : null
}

/** Copies a part of the source to the kernel, its last column and row twice. */
function placeSource(kernel: Pixels, { width, data }: GreyRaster, shown: Extent, stride: number, rows: number): number {
  const start = kernel.take(stride * rows)
  const copy = kernel.bytes(start, stride * rows)
  for (let y = 0; y < rows; y++) {
    const row = Math.min(shown.bottom, shown.top + y) * width
    copy.set(data.subarray(row + shown.left, row + shown.right + 1), y * stride)
    copy[(y + 1) * stride - 1] = data[row + shown.right]!
  }
  return start
}

/** From a pixel of the tile to one of what it shows, both counted from their corners and taken at their middles. */
function withinTile(
  [a, b, c, d, e, f, g, h, i]: Matrix3,
  { left, top }: Tile,
  shown: Extent,
): [number, number, number, number, number, number, number, number, number] {
  const [x, y] = [left + 0.5, top + 0.5]
  const [ox, oy] = [shown.left + 0.5, shown.top + 0.5]
  const w = g * x + h * y + i
  return [
    a - ox * g,
    b - ox * h,
    a * x + b * y + c - ox * w,
    d - oy * g,
    e - oy * h,
    d * x + e * y + f - oy * w,
    g,
    h,
    w,
  ]
}
