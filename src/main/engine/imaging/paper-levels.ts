import type { GreyRaster } from '../model'

/** Brightness of the paper, a value a square block of `size` pixels. */
export interface LevelGrid {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly values: Float32Array
}

/** About a line of text high, so that every block sees paper beside its ink. */
const BLOCK = 24
const PAPER_PERCENTILE = 0.8
/**
 * Nothing is taken for paper in a shadow that is darker than this share of the brightest paper: below it begin
 * printed bands with white text, which dividing would wipe out.
 */
const DEEPEST_SHADOW = 0.36
const BRIGHT_PERCENTILE = 0.95

/** Finds the brightness of the paper: a high percentile of each block, spread over its neighbours, smoothed. */
export function paperLevels(grey: GreyRaster): LevelGrid {
  const columns = Math.max(1, Math.round(grey.width / BLOCK))
  const rows = Math.max(1, Math.round(grey.height / BLOCK))
  const raw = blockPercentiles(grey, columns, rows)
  const spread = slide(
    raw,
    columns,
    rows,
    1,
    (a, b) => Math.max(a, b),
    (value) => value,
  )
  const smooth = slide(
    spread,
    columns,
    rows,
    2,
    (a, b) => a + b,
    (sum, count) => sum / count,
  )
  const sorted = Float32Array.from(smooth).sort()
  const floor = Math.max(1, DEEPEST_SHADOW * sorted[Math.floor((sorted.length - 1) * BRIGHT_PERCENTILE)]!)
  for (let i = 0; i < smooth.length; i++) smooth[i] = Math.max(floor, smooth[i]!)
  return { columns, rows, size: BLOCK, values: smooth }
}

/** Every second pixel of every second row is enough to rank a block. */
const STRIDE = 2

function blockPercentiles({ width, height, data }: GreyRaster, columns: number, rows: number): Float32Array {
  const values = new Float32Array(columns * rows)
  const histogram = new Uint16Array(256)
  for (let row = 0; row < rows; row++) {
    // The last block takes what is left over, so that no sliver of a few pixels gets a say of its own.
    const bottom = row === rows - 1 ? height : (row + 1) * BLOCK
    for (let column = 0; column < columns; column++) {
      const right = column === columns - 1 ? width : (column + 1) * BLOCK
      histogram.fill(0)
      let count = 0
      for (let y = row * BLOCK; y < bottom; y += STRIDE) {
        for (let at = y * width + column * BLOCK, end = y * width + right; at < end; at += STRIDE) {
          histogram[data[at]!]!++
          count++
        }
      }
      let above = Math.max(1, Math.ceil(count * (1 - PAPER_PERCENTILE)))
      let level = 255
      while (level > 0 && (above -= histogram[level]!) > 0) level--
      values[row * columns + column] = level
    }
  }
  return values
}

/** Combines every value with its neighbours within `reach` blocks in both directions. */
function slide(
  values: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  join: (a: number, b: number) => number,
  finish: (joined: number, count: number) => number,
): Float32Array {
  const result = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let joined = 0
      let count = 0
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
          joined = join(joined, values[y * columns + x]!)
          count++
        }
      }
      result[row * columns + column] = finish(joined, count)
    }
  }
  return result
}
