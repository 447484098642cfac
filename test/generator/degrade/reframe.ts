/** What part of a shot is shown, and which way up. */
import { identity, multiply, type Matrix, type Point } from './homography'
import type { Random } from '../random'
import { blank, type Raster } from './raster'

/** Cuts one side, or two, off the image so that a strip of the document is missing. */
export function croppedInto(
  shot: { raster: Raster; matrix: Matrix; quad: readonly Point[] },
  random: Random,
): { raster: Raster; matrix: Matrix } {
  const xs = shot.quad.map((p) => p[0])
  const ys = shot.quad.map((p) => p[1])
  const depth = random.between(0.03, 0.13)
  const side = random.pick(['left', 'right', 'top', 'bottom'] as const)
  const w = Math.max(...xs) - Math.min(...xs)
  const h = Math.max(...ys) - Math.min(...ys)
  const left = side === 'left' ? Math.round(Math.min(...xs) + depth * w) : 0
  const top = side === 'top' ? Math.round(Math.min(...ys) + depth * h) : 0
  const right = side === 'right' ? Math.round(Math.max(...xs) - depth * w) : shot.raster.width
  const bottom = side === 'bottom' ? Math.round(Math.max(...ys) - depth * h) : shot.raster.height
  const raster = blank(right - left, bottom - top)
  for (let y = 0; y < raster.height; y++) {
    const from = ((y + top) * shot.raster.width + left) * 4
    raster.data.set(shot.raster.data.subarray(from, from + raster.width * 4), y * raster.width * 4)
  }
  return { raster, matrix: multiply([1, 0, -left, 0, 1, -top, 0, 0, 1], shot.matrix) }
}

/** The image turned clockwise by quarters. */
export function quarterTurned(
  shot: { raster: Raster; matrix: Matrix },
  quarters: number,
): { raster: Raster; matrix: Matrix } {
  const { width, height, data } = shot.raster
  const odd = quarters % 2 === 1
  const turns: Record<number, Matrix> = {
    1: [0, -1, height, 1, 0, 0, 0, 0, 1],
    2: [-1, 0, width, 0, -1, height, 0, 0, 1],
    3: [0, 1, 0, -1, 0, width, 0, 0, 1],
  }
  const out: Raster = {
    width: odd ? height : width,
    height: odd ? width : height,
    data: new Uint8ClampedArray(data.length),
  }
  const source = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const target = new Uint32Array(out.data.buffer)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [tx, ty] =
        quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      target[ty * out.width + tx] = source[y * width + x] ?? 0
    }
  }
  return { raster: out, matrix: multiply(turns[quarters] ?? identity, shot.matrix) }
}
