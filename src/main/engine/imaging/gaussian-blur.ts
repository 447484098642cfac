/** A Gaussian blur of rasters of one size; what lies outside is as the edge is. */
export class GaussianBlur {
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
