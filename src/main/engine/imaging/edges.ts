import type { ColourRaster } from '../model'
import { LANES, pixels, type Pixels } from './pixels/pixels'

/** Thin edges of a picture: where its colour changes most, and in which direction. */
export interface EdgeMap {
  readonly width: number
  readonly height: number
  /** Edge pixels. */
  readonly count: number
  readonly x: Int16Array
  readonly y: Int16Array
  /** Direction across the edge, 0 to 180 degrees. */
  readonly normal: Float32Array
}

/** How clear an edge must be. `strong` sees little but borders and print; `faint` sees all that is not grain. */
export type EdgeLevel = 'strong' | 'faint'

/** An edge must stand out from the grain of the picture, and by this much in any case. */
const LEAST_STEP = 10
/** The grain, as the gradient that this share of the picture does not exceed, and how far to keep from it. */
const grains = {
  strong: { share: 0.8, factor: 1.6 },
  faint: { share: 0.55, factor: 1.8 },
} as const
/** No more than this share of the pixels can be edges; a texture is thinned out to its strongest. */
const MAX_SHARE = 0.12

/** Gradients of a small picture, thinned to where they are strongest. */
export interface Gradients {
  readonly width: number
  readonly height: number
  readonly gx: Float32Array
  readonly gy: Float32Array
  readonly strength: Float32Array
  /** The strength where it is a maximum across the edge, elsewhere 0. */
  readonly thin: Float32Array
}

/** Measures where the colour changes; the strongest of the three channels decides, so colour alone suffices. */
export function findGradients(picture: ColourRaster): Gradients {
  const { width, height } = picture
  const gx = new Float32Array(width * height)
  const gy = new Float32Array(width * height)
  const strength = new Float32Array(width * height)
  const kernel = pixels()
  const smooth = smoothed(kernel, picture)
  const row = (floats: number): number => kernel.take(4 * (floats + LANES))
  const [across, along] = [row(3 * width), row(3 * width)]
  const [x, y, s] = [row(width), row(width), row(width)]
  const inner = (start: number): Float32Array => kernel.float32s(start, width).subarray(1, width - 1)
  for (let line = 1; line < height - 1; line++) {
    const at = smooth + 2 * 3 * width * line
    kernel.run.gradient_row(at - 6 * width, at, at + 6 * width, width, across, along, x, y, s)
    gx.set(inner(x), line * width + 1)
    gy.set(inner(y), line * width + 1)
    strength.set(inner(s), line * width + 1)
  }
  return { width, height, gx, gy, strength, thin: suppress(gx, gy, strength, width, height) }
}

/** Where in the kernel the picture lies weighed 1 4 6 4 1 in both directions, 256 times as much as it was. */
function smoothed(kernel: Pixels, { width, height, data }: ColourRaster): number {
  const stride = 3 * width
  const from = kernel.take(data.length)
  const down = kernel.take(2 * (stride + 12 + LANES))
  const to = kernel.take(2 * (data.length + LANES))
  kernel.bytes(from, data.length).set(data)
  const row = (y: number): number => from + stride * Math.max(0, Math.min(height - 1, y))
  for (let y = 0; y < height; y++) {
    kernel.run.smooth_row(row(y - 2), row(y - 1), row(y), row(y + 1), row(y + 2), width, down, to + 2 * stride * y)
  }
  return to
}

/** The thin edges of a picture at one level. */
export function findEdges({ width, height, gx, gy, strength, thin }: Gradients, level: EdgeLevel): EdgeMap {
  const threshold = edgeThreshold(thin, strength, level)
  let count = 0
  for (let i = 0; i < thin.length; i++) if (thin[i]! >= threshold) count++
  const x = new Int16Array(count)
  const y = new Int16Array(count)
  const normal = new Float32Array(count)
  for (let i = 0, edge = 0; i < thin.length; i++) {
    if (thin[i]! < threshold) continue
    x[edge] = i % width
    y[edge] = Math.floor(i / width)
    normal[edge++] = ((Math.atan2(gy[i]!, gx[i]!) * 180) / Math.PI + 360) % 180
  }
  return { width, height, count, x, y, normal }
}

/** Keeps a pixel only where it is the strongest across the edge. */
function suppress(
  gx: Float32Array,
  gy: Float32Array,
  strength: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const thin = new Float32Array(strength.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const value = strength[i]!
      if (value < LEAST_STEP) continue
      const ax = Math.abs(gx[i]!)
      const ay = Math.abs(gy[i]!)
      // The neighbours to compare with lie along the gradient, in the nearest of four directions.
      let step = width
      if (ay < ax * 0.4142) step = 1
      else if (ay < ax * 2.4142) step = gx[i]! * gy[i]! > 0 ? width + 1 : width - 1
      if (value > strength[i - step]! && value >= strength[i + step]!) thin[i] = value
    }
  }
  return thin
}

function edgeThreshold(thin: Float32Array, strength: Float32Array, level: EdgeLevel): number {
  // Most of a picture is plain: its middling gradient is the grain of paper, sensor and compression.
  const { share, factor } = grains[level]
  const grain = percentile(strength, share)
  const edges = positive(thin)
  const most = MAX_SHARE * strength.length
  const crowded = edges.length > most ? percentile(edges, 1 - most / edges.length) : 0
  return Math.max(LEAST_STEP, factor * grain, crowded)
}

function positive(values: Float32Array): Float32Array {
  const kept = new Float32Array(values.length)
  let count = 0
  for (let i = 0; i < values.length; i++) if (values[i]! > 0) kept[count++] = values[i]!
  return kept.subarray(0, count)
}

/** Of values that are not negative. Their bits are in their order, so counting finds one without sorting all. */
function percentile(values: Float32Array, share: number): number {
  if (values.length === 0) return 0
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length)
  const counts = new Uint32Array(0x10000)
  let left = Math.floor((values.length - 1) * share)
  for (let i = 0; i < bits.length; i++) counts[bits[i]! >>> 16]!++
  let high = 0
  for (; left >= counts[high]!; high++) left -= counts[high]!
  counts.fill(0)
  for (let i = 0; i < bits.length; i++) if (bits[i]! >>> 16 === high) counts[bits[i]! & 0xffff]!++
  let low = 0
  for (; left >= counts[low]!; low++) left -= counts[low]!
  return new Float32Array(Uint32Array.of(high * 0x10000 + low).buffer)[0]!
}
