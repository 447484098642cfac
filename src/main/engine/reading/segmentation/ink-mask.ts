import { pixels } from '../../imaging/pixels/pixels'
import type { GreyRaster } from '../../model'

export interface InkMask {
  /**
   * 255 less the difference of each pixel from its surroundings in the direction of the ink: the more ink, the darker.
   */
  readonly raster: GreyRaster
  /** What is darker than this in the raster is ink. */
  readonly limit: number
}

/** Means are taken over whole blocks of pixels, as the kernel has them. */
const block = 4
/** Blocks to each side whose mean a pixel is compared with: wider than any stroke, narrower than a photo. */
const reach = 5
/** Typical difference between ink and paper is looked for above this: below it is the noise of paper and camera. */
const noise = 20
const strongInk = 0.9
const shareOfInk = 0.35
const leastThreshold = 22
const mostThreshold = 48
/** Light ink counts on grounds darker than this. */
export const darkGround = 185
/**
 * A block whose strongest ink is below this is bare paper, and a sheet with this share of such blocks has no pattern.
 */
const bareInk = 15
const bareShare = 0.7
/**
 * Blocks to the left and right among which faint print has nothing stronger: over and under it the next line is near.
 */
const near = 2
/** Less than this is no print, and so much of it in fewer blocks than these, of those within some steps, is a speck. */
const leastFaint = 34
const leastBlocks = 4
const steps = 5

/** The brightness around each block of a sheet. */
export interface Surroundings {
  readonly columns: number
  readonly rows: number
  readonly means: Uint8Array
}

export function surroundingsOf(grey: GreyRaster): Surroundings {
  const columns = Math.ceil(grey.width / block)
  const rows = Math.ceil(grey.height / block)
  return { columns, rows, means: blockMeans(grey, columns, rows, 255) }
}

/** True for a place of the sheet, in its pixels, around which it is dark; beyond its edges nothing is. */
export function isDarkAround({ columns, rows, means }: Surroundings, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x / block), Math.floor(y / block)]
  return column >= 0 && row >= 0 && column < columns && row < rows && means[row * columns + column]! < darkGround
}

/** True where light print may stand on some ground. */
export const hasDarkGround = ({ means }: Surroundings): boolean => means.some((mean) => mean < darkGround)

/**
 * Marks what is darker (or, for `light`, lighter) than its surroundings. The threshold follows the contrast of the
 * print, so that faint print is found and the fine lines of a security ground mostly are not.
 */
export function findInk(grey: GreyRaster, ink: 'dark' | 'light', { columns, rows, means }: Surroundings): InkMask {
  const { width, height, data } = grey
  const grounds = ink === 'dark' ? means : blockMeans(grey, columns, rows, darkGround)
  const result = new Uint8Array(data.length)
  const strongest = new Uint8Array(means.length)
  const brightest = ink === 'dark' ? 256 : darkGround
  const kernel = pixels()
  const [from, to] = [kernel.take(width), kernel.take(width)]
  const [mean, ground, most] = [kernel.take(columns), kernel.take(columns), kernel.take(columns)]
  const [ownFrom, ownTo] = [kernel.bytes(from, width), kernel.bytes(to, width)]
  const [ownMean, ownGround, ownMost] = [mean, ground, most].map((at) => kernel.bytes(at, columns)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  for (let r = 0; r < rows; r++) {
    const blocks = r * columns
    ownMean.set(means.subarray(blocks, blocks + columns))
    ownGround.set(grounds.subarray(blocks, blocks + columns))
    ownMost.fill(0)
    for (let row = r * block * width, end = Math.min(height, (r + 1) * block) * width; row < end; row += width) {
      ownFrom.set(data.subarray(row, row + width))
      kernel.run.ink_row(from, width, mean, ground, ink === 'light' ? 1 : 0, brightest, most, to)
      result.set(ownTo, row)
    }
    for (let b = 0; b < columns; b++) strongest[blocks + b] = ownMean[b]! >= darkGround ? ownMost[b]! : 255
  }
  const threshold = thresholdOf(result)
  const raster = { width, height, data: result }
  if (ink === 'dark') strengthenFaint(raster, strongest, threshold / shareOfInk)
  return { raster, limit: 255 - threshold }
}

/**
 * Brings grey labels up to the black values beside them: a limit that follows the strong print alone would lose the
 * faint. Only on bare paper, for elsewhere what is faint is the pattern of a security ground. `strongest` is the most
 * ink of each block, 255 on a dark ground; `full` the typical ink of the sheet.
 */
function strengthenFaint({ width, height, data }: GreyRaster, strongest: Uint8Array, full: number): void {
  let bare = 0
  for (const ink of strongest) if (ink < bareInk) bare++
  if (bare < bareShare * strongest.length) return
  const columns = Math.ceil(width / block)
  for (let at = 0; at < strongest.length; at++) {
    const most = mostAround(strongest, columns, at)
    if (most < leastFaint || most >= full) continue
    const gain = full / most
    const left = (at % columns) * block
    const top = Math.floor(at / columns) * block
    for (let y = top; y < Math.min(height, top + block); y++)
      for (let i = y * width + left, end = y * width + Math.min(width, left + block); i < end; i++)
        data[i] = Math.max(0, 255 - (255 - data[i]!) * gain)
  }
}

/** The most of a block and of those beside it; 0 where it has no ink of its own, or what it has is a speck. */
function mostAround(strongest: Uint8Array, columns: number, at: number): number {
  if (strongest[at]! < bareInk) return 0
  const row = at - (at % columns)
  const last = Math.min(row + columns - 1, at + steps)
  let [printed, most] = [0, 0]
  for (let i = Math.max(row, at - steps); i <= last; i++) {
    const ink = strongest[i]!
    if (ink >= leastFaint) printed++
    if (ink > most && Math.abs(i - at) <= near) most = ink
  }
  return printed < leastBlocks ? 0 : most
}

/**
 * The mean around each block, of pixels no brighter than `most`: a letter at the end of a dark band is light beside the
 * band, not beside the paper next to it.
 */
function blockMeans({ width, height, data }: GreyRaster, columns: number, rows: number, most: number): Uint8Array {
  const kernel = pixels()
  const [row, sums] = [kernel.take(width), kernel.take(columns * rows * 4)]
  const [line, means] = [kernel.take(columns * 4), kernel.take(columns * rows)]
  const own = kernel.bytes(row, width)
  kernel.uint32s(sums, columns * rows).fill(0)
  for (let y = 0; y < height; y++) {
    own.set(data.subarray(y * width, (y + 1) * width))
    kernel.run.add_blocks(row, width, most, sums + Math.floor(y / block) * columns * 4)
  }
  kernel.run.block_means(sums, columns, rows, width, height, reach, line, means)
  return kernel.bytes(means, columns * rows).slice()
}

function thresholdOf(raster: Uint8Array): number {
  const counts = new Uint32Array(256)
  let total = 0
  // Every third pixel shows the distribution well enough.
  for (let i = 0; i < raster.length; i += 3) {
    const d = 255 - raster[i]!
    if (d > noise) {
      counts[d]!++
      total++
    }
  }
  let typical = 255
  for (let sum = 0; typical > noise && sum < (1 - strongInk) * total; typical--) sum += counts[typical]!
  return Math.min(mostThreshold, Math.max(leastThreshold, typical * shareOfInk))
}
