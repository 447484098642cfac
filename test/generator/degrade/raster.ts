import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Random } from '../random'

/** Four bytes a pixel, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export function blank(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
}

export function fromCanvas(canvas: Canvas): Raster {
  const { width, height } = canvas
  return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data }
}

/** Draws with a canvas and takes its pixels. */
export function painted(width: number, height: number, draw: (ctx: ReturnType<Canvas['getContext']>) => void): Raster {
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  return fromCanvas(canvas)
}

/** Changes every pixel in place by `(channel value, channel 0..2, x, y) => value`. */
export function eachPixel(
  raster: Raster,
  change: (value: number, channel: number, x: number, y: number) => number,
): void {
  const { width, height, data } = raster
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      for (let c = 0; c < 3; c++) data[at + c] = change(data[at + c] ?? 0, c, x, y)
    }
  }
}

/** Multiplies every pixel by a factor of its place. */
export function shadeBy(raster: Raster, factor: (x: number, y: number) => number): void {
  const { width, height, data } = raster
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const f = factor(x, y)
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) * f
    }
  }
}

/** Sensor noise: a grey part and a smaller coloured part. `sigma` in levels of 255. */
export function addNoise(raster: Raster, random: Random, sigma: number): void {
  if (sigma <= 0) return
  const table = Float32Array.from({ length: 4099 }, () => random.normal())
  const offset = random.int(0, 4098)
  const { data } = raster
  let state = offset
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grey = (table[state % 4099] ?? 0) * sigma
    for (let c = 0; c < 3; c++)
      data[at + c] = (data[at + c] ?? 0) + grey + (table[((state >>> 7) + c * 977) % 4099] ?? 0) * sigma * 0.4
  }
}

/** Smooth noise, 0..1: a lattice of random values, interpolated; `cell` in pixels. */
export function smoothNoise(random: Random, cellX: number, cellY: number): (x: number, y: number) => number {
  const size = 64
  const lattice = Float32Array.from({ length: size * size }, () => random.next())
  const mask = size - 1
  return (x, y) => {
    const gx = x / cellX
    const gy = y / cellY
    const ix = Math.floor(gx)
    const iy = Math.floor(gy)
    const fx = gx - ix
    const fy = gy - iy
    const upper = (iy & mask) * size
    const lower = ((iy + 1) & mask) * size
    const left = ix & mask
    const right = (ix + 1) & mask
    const top = (lattice[upper + left] ?? 0) * (1 - fx) + (lattice[upper + right] ?? 0) * fx
    const bottom = (lattice[lower + left] ?? 0) * (1 - fx) + (lattice[lower + right] ?? 0) * fx
    return top * (1 - fy) + bottom * fy
  }
}
