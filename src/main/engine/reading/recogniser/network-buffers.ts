import type { Kernel } from './kernel/kernel'

/** One column is three pixels wide, at the network's height. */
export const columnPixels = 3
export const lanes = 4
/** Bounds that keep the memory bounded; a line that would be longer is squeezed, which no line of text needs. */
export const mostLineColumns = 2048
export const mostColumns = 4096
export const mostBoxWidth = 8192
/** As in kernel.c. */
const mostTaps = 30
export const mostBoxPixels = 4000 * 300

/** Numbers of values of an LSTM. */
interface LayerSize {
  readonly units: number
  readonly inputs: number
}

/** How large a network is. */
interface NetworkSize {
  /** Of a line's image, in pixels. */
  readonly height: number
  /** Rows of what the convolution leaves of it. */
  readonly rows: number
  /** Outputs a column, with idle ones at the end. */
  readonly outputs: number
  readonly column: LayerSize
  /** Those that go along the line, one after the other. */
  readonly passes: readonly [LayerSize, LayerSize, LayerSize]
}

type BufferName =
  | 'rows'
  | 'row'
  | 'across'
  | 'scaled'
  | 'sharp'
  | 'image'
  | 'pooled'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'probabilities'
  | 'best'
  | 'plan'
  | 'lengths'
  | 'states'
  | 'cells'
  | 'sums'

/** Where in the kernel's memory each lies. */
export type NetworkBuffers = Readonly<Record<BufferName, number>>

/** Reserves what a network writes to while it reads, for as many columns as it reads at once. */
export function placeBuffers(kernel: Kernel, { height, rows, outputs, column, passes }: NetworkSize): NetworkBuffers {
  const pixels = mostLineColumns * columnPixels
  const [first, second, third] = passes
  const units = Math.max(...[column, ...passes].map((layer) => layer.units))
  const inputs = Math.max(...[column, ...passes].map((layer) => layer.inputs))
  const activations = (count: number): number => kernel.reserve(mostColumns * count * 2)
  return {
    rows: kernel.reserve(mostBoxPixels),
    row: kernel.reserve(mostBoxWidth * 4),
    across: kernel.reserve(pixels * (2 + mostTaps) * 4),
    scaled: kernel.reserve(pixels * height),
    sharp: kernel.reserve(pixels * height),
    image: kernel.reserve((pixels + 2) * (height + 4) * 2),
    pooled: activations(rows * 16),
    first: activations(column.units),
    second: activations(first.units),
    third: activations(second.units),
    fourth: activations(third.units),
    probabilities: kernel.reserve(mostColumns * outputs * 4),
    best: kernel.reserve(mostColumns * 4),
    plan: kernel.reserve(mostColumns * lanes * 4),
    lengths: kernel.reserve(lanes * 4),
    states: kernel.reserve(lanes * inputs * 2),
    cells: kernel.reserve(lanes * units * 4),
    sums: kernel.reserve(lanes * Math.max(4 * units, outputs) * 4),
  }
}
