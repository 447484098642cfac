import type { GreyRaster } from '../model'
import { lightPrint, toneShares, type BlockTones } from './light-print'

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
  const { paper: raw, tones } = blockPercentiles(grey, columns, rows)
  brighten(raw, lightPrint(tones, columns, rows))
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

/** The ground of light letters is taken for as bright as paper elsewhere, so that it stays dark beside them. */
function brighten(paper: Float32Array, bands: Uint8Array): void {
  if (!bands.includes(1)) return
  const sorted = paper.filter((_, i) => !bands[i]).sort()
  const level = sorted[Math.floor((sorted.length - 1) * BRIGHT_PERCENTILE)] ?? 255
  for (let i = 0; i < paper.length; i++) if (bands[i]) paper[i] = Math.max(paper[i]!, level)
}

/** Every second pixel of every second row is enough to rank a block. */
const STRIDE = 2

function blockPercentiles(
  { width, height, data }: GreyRaster,
  columns: number,
  rows: number,
): { paper: Float32Array; tones: BlockTones } {
  const paper = new Float32Array(columns * rows)
  const [dark, middle, bright] = [0, 1, 2].map(() => new Uint8Array(columns * rows)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
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
      const at = row * columns + column
      const levels = levelsOf(histogram, count)
      paper[at] = levels.paper
      dark[at] = levels.dark
      middle[at] = levels.middle
      bright[at] = levels.bright
    }
  }
  return { paper, tones: { dark, middle, bright } }
}

/** The brightness that a share of the pixels reaches, for each share in question, in one pass from the bright end. */
function levelsOf(
  histogram: Uint16Array,
  count: number,
): { paper: number; dark: number; middle: number; bright: number } {
  const levels = { paper: 0, dark: 0, middle: 0, bright: 0 }
  const shares = { ...toneShares, paper: PAPER_PERCENTILE }
  const wanted = (['bright', 'paper', 'middle', 'dark'] as const).map((name) => ({
    name,
    above: Math.max(1, Math.ceil(count * (1 - shares[name]))),
  }))
  let next = 0
  for (let level = 255, sum = 0; level >= 0 && next < wanted.length; level--) {
    sum += histogram[level]!
    while (next < wanted.length && sum >= wanted[next]!.above) levels[wanted[next++]!.name] = level
  }
  return levels
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
