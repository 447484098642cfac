import type { GreyRaster } from '../model'
import { deblur } from './deblur'
import { blurSigma, UNREADABLE_SIGMA } from './quality/sharpness'
import { shrink } from './shrink'

/** Edges wider than this are sharpened before they are read. */
const SOFT_SIGMA = 0.9
/** Of wider ones the blur itself is taken away: so wide at half the size, in pixels of the sheet. */
const BLURRED_SIGMA = 1.1
/**
 * A soft sheet is measured at half its size: grain and the ripples of a JPEG bend as much as wide edges do, and made
 * dense small print seem half as soft as it was. Nothing of what is measured is so fine as to be lost by that.
 */
const COARSE = 2
/** The strokes of letters are so thin that both their edges lie in one blur, which seems narrower then than it is. */
const STROKE = 1.5
/** No letter can be read of what is blurred more; edges that seem so are those of large print. */
const MOST_SIGMA = 3.5

/** A raster with its soft edges raised, and how wide they were before, as the sigma of a blur in its pixels. */
export function crisp(grey: GreyRaster): { readonly grey: GreyRaster; readonly blur: number } {
  const blur = blurSigma(grey)
  if (blur <= SOFT_SIGMA) return { grey, blur }
  // An empty sheet has no edges at all.
  const coarse = blur === UNREADABLE_SIGMA ? 0 : COARSE * blurSigma(shrink(grey, COARSE))
  const isBlurred = coarse > BLURRED_SIGMA
  return { grey: isBlurred ? deblur(grey, Math.min(MOST_SIGMA, STROKE * coarse)) : sharpen(grey, 3, 2), blur }
}

/** Raises what differs from its surroundings (unsharp mask over a box of `radius` pixels to each side). */
export function sharpen({ width, height, data }: GreyRaster, radius = 4, amount = 1.5): GreyRaster {
  const mean = boxMean(data, width, height, radius)
  const result = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 1) {
    const here = data[index]!
    const value = here + amount * (here - mean[index]!)
    result[index] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return { width, height, data: result }
}

/** Mean of the square of `2 radius + 1` pixels around each, edges repeated. */
function boxMean(data: Uint8Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(data.length)
  const size = 2 * radius + 1
  for (let start = 0; start < data.length; start += width) {
    const last = start + width - 1
    let sum = data[start]! * (radius + 1)
    for (let x = 0; x < radius; x += 1) sum += data[Math.min(last, start + x)]!
    for (let x = start; x <= last; x += 1) {
      sum += data[Math.min(last, x + radius)]!
      if (x > start) sum -= data[Math.max(start, x - radius - 1)]!
      else sum -= data[start]!
      across[x] = sum / size
    }
  }
  return down(across, width, height, radius)
}

/** Row by row with a sum for each column, which reads memory in its order. */
function down(across: Float32Array, width: number, height: number, radius: number): Float32Array {
  const size = 2 * radius + 1
  const row = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width
  const sums = new Float32Array(width)
  for (let y = -radius - 1; y < radius; y += 1) {
    for (let x = 0, from = row(y); x < width; x += 1) sums[x]! += across[from + x]!
  }
  const mean = new Float32Array(across.length)
  for (let y = 0; y < height; y += 1) {
    const [enters, leaves, to] = [row(y + radius), row(y - radius - 1), y * width]
    for (let x = 0; x < width; x += 1) {
      sums[x]! += across[enters + x]! - across[leaves + x]!
      mean[to + x] = sums[x]! / size
    }
  }
  return mean
}
