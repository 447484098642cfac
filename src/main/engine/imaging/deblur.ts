import type { GreyRaster } from '../model'
import { PAPER } from './even-light'
import { scaling } from './matrix'
import { shrink } from './shrink'
import { warp } from './warp'

/** A soft picture has nothing finer than this many of its pixels, and is worked on at a size in which they are one. */
const COARSE = 2
/** Taking a blur away in more rounds brings out the grain. */
const ROUNDS = 12
/** What the mean of the pixels that are taken for one adds to the variance of a blur, in those larger pixels. */
const SHRINK_VARIANCE = (COARSE * COARSE - 1) / 12 / (COARSE * COARSE)
const LEAST_SIGMA = 0.5
/** Added to the ink everywhere, so that paper is not divided by nothing. */
const BASE = 2
/** No point is believed to have less ink than this, or it would never get any. */
const LEAST_INK = 0.05
/** A step that overshoots by as much as the last one went is as far as may be guessed ahead. */
const MOST_LEAD = 0.98

/**
 * Takes a blur of so many pixels off a sheet whose light is even: looks for the ink that, blurred, gives what is seen,
 * and that is nowhere less than none (Richardson–Lucy, each round led on by the last as Biggs and Andrews do).
 */
export function deblur(grey: GreyRaster, sigma: number): GreyRaster {
  const coarse = shrink(grey, COARSE)
  const { width, height, data } = coarse
  const blur = new GaussianBlur(
    width,
    height,
    Math.sqrt(Math.max(LEAST_SIGMA ** 2, (sigma / COARSE) ** 2 - SHRINK_VARIANCE)),
  )
  const seen = Float32Array.from(data, (value) => Math.max(0, PAPER - value) + BASE)
  let ink = seen.slice()
  const guess = seen.slice()
  let [step, last] = [new Float32Array(seen.length), new Float32Array(seen.length)]
  let ratio = new Float32Array(seen.length)
  for (let round = 0; round < ROUNDS; round++) {
    blur.apply(guess, ratio)
    for (let i = 0; i < seen.length; i++) ratio[i] = seen[i]! / ratio[i]!
    blur.apply(ratio, ratio)
    let [along, length] = [0, 0]
    for (let i = 0; i < seen.length; i++) {
      const better = guess[i]! * ratio[i]!
      step[i] = better - guess[i]!
      along += step[i]! * last[i]!
      length += last[i]! * last[i]!
      ratio[i] = better
    }
    const lead = length > 0 ? Math.min(MOST_LEAD, Math.max(0, along / length)) : 0
    for (let i = 0; i < seen.length; i++) guess[i] = Math.max(LEAST_INK, ratio[i]! + lead * (ratio[i]! - ink[i]!))
    ;[ink, ratio] = [ratio, ink]
    ;[step, last] = [last, step]
  }
  const sharp = Uint8Array.from(ink, (value) => Math.max(0, PAPER + BASE - value))
  return warp({ width, height, data: sharp }, scaling(1 / COARSE, 1 / COARSE), grey.width, grey.height)
}

/** A Gaussian blur of rasters of one size; what lies outside is as the edge is. */
class GaussianBlur {
  readonly #width: number
  readonly #height: number
  /** From the middle on. */
  readonly #taps: Float64Array
  readonly #rows: Float32Array
  readonly #line: Float32Array

  constructor(width: number, height: number, sigma: number) {
    const reach = Math.ceil(3 * sigma)
    const bell = Float64Array.from({ length: reach + 1 }, (_, i) => Math.exp(-(i * i) / (2 * sigma * sigma)))
    const sum = 2 * bell.reduce((total, value) => total + value, 0) - bell[0]!
    this.#width = width
    this.#height = height
    this.#taps = bell.map((value) => value / sum)
    this.#rows = new Float32Array(width * height)
    this.#line = new Float32Array(Math.max(width, height) + 2 * reach)
  }

  /** Both may be the same. */
  apply(from: Float32Array, to: Float32Array): void {
    const [width, height, rows] = [this.#width, this.#height, this.#rows]
    for (let y = 0; y < height; y++) this.#along(from, rows, y * width, width)
    this.#down(rows, to)
  }

  #along(from: Float32Array, to: Float32Array, start: number, count: number): void {
    const [taps, line] = [this.#taps, this.#line]
    const reach = taps.length - 1
    line.set(from.subarray(start, start + count), reach)
    line.fill(from[start]!, 0, reach)
    line.fill(from[start + count - 1]!, reach + count, 2 * reach + count)
    for (let x = 0; x < count; x++) {
      let sum = taps[0]! * line[x + reach]!
      for (let k = 1; k <= reach; k++) sum += taps[k]! * (line[x + reach - k]! + line[x + reach + k]!)
      to[start + x] = sum
    }
  }

  /** Row by row, which reads memory in its order. */
  #down(from: Float32Array, to: Float32Array): void {
    const [width, height, taps] = [this.#width, this.#height, this.#taps]
    for (let y = 0; y < height; y++) {
      const at = y * width
      for (let x = 0; x < width; x++) to[at + x] = taps[0]! * from[at + x]!
      for (let k = 1; k < taps.length; k++) {
        const [above, below, tap] = [Math.max(0, y - k) * width, Math.min(height - 1, y + k) * width, taps[k]!]
        for (let x = 0; x < width; x++) to[at + x]! += tap * (from[above + x]! + from[below + x]!)
      }
    }
  }
}
