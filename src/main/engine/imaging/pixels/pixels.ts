import { pixelsBase64 } from './pixels-wasm'

/** The functions of pixels.c; all arguments are numbers, pointers are byte offsets into the memory. */
interface PixelFunctions {
  warp(
    from: number,
    stride: number,
    rows: number,
    matrix: number,
    firstX: number,
    firstY: number,
    lastX: number,
    lastY: number,
    to: number,
    pitch: number,
    width: number,
    height: number,
  ): void
  to_grey(rgb: number, count: number, to: number): void
  shrink_row(
    rows: number,
    stride: number,
    columns: number,
    factor: number,
    step: number,
    channels: number,
    round: number,
    sums: number,
    to: number,
  ): void
  smooth_row(a: number, b: number, c: number, d: number, e: number, width: number, down: number, to: number): void
  gradient_row(
    above: number,
    here: number,
    below: number,
    width: number,
    across: number,
    along: number,
    gx: number,
    gy: number,
    strength: number,
  ): void
  row_gains(
    above: number,
    below: number,
    share: number,
    columns: number,
    size: number,
    paper: number,
    width: number,
    gains: number,
  ): void
  brighten(row: number, gains: number, width: number): void
  add_blocks(row: number, width: number, most: number, sums: number): void
  block_means(
    sums: number,
    columns: number,
    rows: number,
    width: number,
    height: number,
    reach: number,
    line: number,
    means: number,
  ): void
  ink_row(
    row: number,
    width: number,
    means: number,
    grounds: number,
    light: number,
    brightest: number,
    most: number,
    to: number,
  ): void
  dark_spots(row: number, start: number, end: number, side: number, down: number, darker: number, found: number): number
  count_slopes(top: number, stride: number, width: number, sums: number, counts: number): void
  edge_energy(top: number, stride: number, width: number, least: number, sums: number, energy: number): void
  blur(
    from: number,
    width: number,
    height: number,
    taps: number,
    reach: number,
    line: number,
    across: number,
    to: number,
  ): void
  divide(seen: number, shown: number, count: number): void
  improve(guess: number, ratio: number, last: number, step: number, count: number, sums: number): void
  guess_ahead(better: number, before: number, lead: number, least: number, guess: number, count: number): void
}

const pageBytes = 65536
/** Pixels of a row that the kernel takes at once, and that it may touch past the end of one. */
export const LANES = 16

/**
 * The kernel of pixels.c and its memory, which every call lays out anew. Pictures go through it in bands, so that it
 * stays small however large they are.
 */
export class Pixels {
  readonly run: PixelFunctions
  readonly #memory = new WebAssembly.Memory({ initial: 1 })
  readonly #base: number
  #top: number

  constructor() {
    const module = new WebAssembly.Module(Buffer.from(pixelsBase64, 'base64'))
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    this.run = exports as unknown as PixelFunctions
    this.#base = (exports['__heap_base'] as WebAssembly.Global).value as number
    this.#top = this.#base
  }

  /** Gives all memory back; what was taken before is gone. */
  clear(): void {
    this.#top = this.#base
  }

  /**
   * Takes `bytes` of memory with anything in it, on a boundary of 16; the result is its offset. As many bytes follow
   * as the kernel may touch past the end: where a pixel takes more than one, the caller takes room for more pixels.
   */
  take(bytes: number): number {
    const start = (this.#top + 15) & ~15
    this.#top = start + bytes + LANES
    const missing = this.#top - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes))
    return start
  }

  /** Views end with the next `take`. */
  bytes(start: number, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, start, count)
  }
  uint32s(start: number, count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, start, count)
  }
  float32s(start: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer, start, count)
  }
  float64s(start: number, count: number): Float64Array {
    return new Float64Array(this.#memory.buffer, start, count)
  }
}

let own: Pixels | null = null

/** The kernel of this process, its memory cleared. Nothing that it is used for waits, so that uses do not mix. */
export function pixels(): Pixels {
  own ??= new Pixels()
  own.clear()
  return own
}
