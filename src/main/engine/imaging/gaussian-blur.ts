import type { Pixels } from './pixels/pixels'

/** A Gaussian blur of rasters of one size in a kernel's memory; what lies outside is as the edge is. */
export class GaussianBlur {
  readonly #kernel: Pixels
  readonly #width: number
  readonly #height: number
  readonly #reach: number
  /** From the middle on. */
  readonly #taps: number
  readonly #line: number
  readonly #across: number

  constructor(kernel: Pixels, width: number, height: number, sigma: number) {
    const reach = Math.ceil(3 * sigma)
    const bell = Float64Array.from({ length: reach + 1 }, (_, i) => Math.exp(-(i * i) / (2 * sigma * sigma)))
    const sum = 2 * bell.reduce((total, value) => total + value, 0) - bell[0]!
    this.#kernel = kernel
    this.#width = width
    this.#height = height
    this.#reach = reach
    this.#taps = kernel.take(4 * (reach + 1))
    this.#line = kernel.take(4 * (width + 2 * reach))
    this.#across = kernel.take(4 * width * height)
    kernel.float32s(this.#taps, reach + 1).set(bell.map((value) => value / sum))
  }

  /** Blurs floats; where from and to, which may be the same. */
  apply(from: number, to: number): void {
    const { run } = this.#kernel
    run.blur(from, this.#width, this.#height, this.#taps, this.#reach, this.#line, this.#across, to)
  }
}
