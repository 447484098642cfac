import type { GreyRaster } from '../../model'

export interface InkMask {
  /** Ink is 0 and everything else 255. */
  readonly raster: GreyRaster
  /** How far each pixel lies off its surroundings, in the direction of the ink. */
  readonly difference: Uint8Array
  /** How many grey levels a pixel must lie off its surroundings to be ink. */
  readonly threshold: number
}

/** Half the side of the square whose mean a pixel is compared with: larger than any stroke, smaller than a photo. */
const reach = 20
/** Typical difference between ink and paper is looked for above this: below it is the noise of paper and camera. */
const noise = 20
const strongInk = 0.9
const shareOfInk = 0.35
const leastThreshold = 22
const mostThreshold = 48
/** Light ink counts on grounds darker than this. */
const darkGround = 150

/**
 * Marks what is darker (or, for `light`, lighter) than its surroundings. The threshold follows the contrast of the
 * print, so that faint print is found and the fine lines of a security ground mostly are not.
 */
export function findInk(grey: GreyRaster, ink: 'dark' | 'light'): InkMask {
  const difference = differences(grey, ink)
  const threshold = thresholdOf(difference)
  const data = new Uint8Array(difference.length)
  for (let i = 0; i < data.length; i++) data[i] = difference[i]! > threshold ? 0 : 255
  return { raster: { width: grey.width, height: grey.height, data }, difference, threshold }
}

/** How far each pixel lies off the mean around it, in the direction of the ink; 0 where it does not. */
function differences(grey: GreyRaster, ink: 'dark' | 'light'): Uint8Array {
  const { width, height, data } = grey
  const result = new Uint8Array(data.length)
  const columns = new Int32Array(width)
  const addRow = (y: number, sign: 1 | -1): void => {
    const row = y * width
    for (let x = 0; x < width; x++) columns[x]! += sign * data[row + x]!
  }
  for (let y = 0; y < Math.min(reach, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + reach < height) addRow(y + reach, 1)
    if (y - reach - 1 >= 0) addRow(y - reach - 1, -1)
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(reach, width); x++, count++) sum += columns[x]!
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (x + reach < width) {
        sum += columns[x + reach]!
        count++
      }
      if (x - reach - 1 >= 0) {
        sum -= columns[x - reach - 1]!
        count--
      }
      const mean = sum / (rows * count)
      const d = ink === 'dark' ? mean - data[row + x]! : mean < darkGround ? data[row + x]! - mean : 0
      if (d > 0) result[row + x] = d
    }
  }
  return result
}

function thresholdOf(difference: Uint8Array): number {
  const counts = new Uint32Array(256)
  let total = 0
  // Every third pixel shows the distribution well enough.
  for (let i = 0; i < difference.length; i += 3) {
    const d = difference[i]!
    if (d > noise) {
      counts[d]!++
      total++
    }
  }
  let typical = 255
  for (let sum = 0; typical > noise && sum < (1 - strongInk) * total; typical--) sum += counts[typical]!
  return Math.min(mostThreshold, Math.max(leastThreshold, typical * shareOfInk))
}
