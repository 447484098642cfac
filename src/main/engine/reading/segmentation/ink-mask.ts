import type { GreyRaster } from '../../model'

export interface InkMask {
  /** 255 less the difference of each pixel from its surroundings in the direction of the ink: the more ink, the darker. */
  readonly raster: GreyRaster
  /** What is darker than this in the raster is ink. */
  readonly limit: number
}

/** Means are taken over whole blocks of pixels. */
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
const darkGround = 185

/**
 * Marks what is darker (or, for `light`, lighter) than its surroundings. The threshold follows the contrast of the
 * print, so that faint print is found and the fine lines of a security ground mostly are not.
 */
export function findInk(grey: GreyRaster, ink: 'dark' | 'light'): InkMask {
  const { width, height, data } = grey
  const columns = Math.ceil(width / block)
  const means = blockMeans(grey, columns, Math.ceil(height / block))
  const result = new Uint8Array(data.length)
  const sign = ink === 'dark' ? 1 : -1
  const brightest = ink === 'dark' ? 256 : darkGround
  for (let y = 0; y < height; y++) {
    const row = y * width
    const blocks = Math.floor(y / block) * columns
    for (let b = 0; b < columns; b++) {
      const mean = means[blocks + b]!
      const end = row + Math.min(width, (b + 1) * block)
      if (mean >= brightest) {
        result.fill(255, row + b * block, end)
        continue
      }
      for (let i = row + b * block; i < end; i++) {
        const difference = sign * (mean - data[i]!)
        result[i] = difference > 0 ? 255 - difference : 255
      }
    }
  }
  return { raster: { width, height, data: result }, limit: 255 - thresholdOf(result) }
}

/** The mean around each block. */
function blockMeans({ width, height, data }: GreyRaster, columns: number, rows: number): Uint8Array {
  // Sums over everything above and to the left, with a row and a column of zeros first.
  const pitch = columns + 1
  const sums = new Float64Array(pitch * (rows + 1))
  for (let y = 0; y < height; y++) {
    const row = y * width
    const to = (Math.floor(y / block) + 1) * pitch + 1
    for (let b = 0, i = row, end = row + width; i < end; b++) {
      let sum = 0
      for (const blockEnd = Math.min(end, i + block); i < blockEnd; i++) sum += data[i]!
      sums[to + b]! += sum
    }
  }
  for (let r = 1; r <= rows; r++) {
    let line = 0
    for (let c = 1; c <= columns; c++) {
      line += sums[r * pitch + c]!
      sums[r * pitch + c] = line + sums[(r - 1) * pitch + c]!
    }
  }
  const means = new Uint8Array(columns * rows)
  for (let r = 0; r < rows; r++) {
    const top = Math.max(0, r - reach)
    const bottom = Math.min(rows, r + reach + 1)
    const tall = Math.min(height, bottom * block) - top * block
    for (let c = 0; c < columns; c++) {
      const left = Math.max(0, c - reach)
      const right = Math.min(columns, c + reach + 1)
      const wide = Math.min(width, right * block) - left * block
      const sum =
        sums[bottom * pitch + right]! -
        sums[top * pitch + right]! -
        sums[bottom * pitch + left]! +
        sums[top * pitch + left]!
      means[r * columns + c] = sum / (wide * tall)
    }
  }
  return means
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
