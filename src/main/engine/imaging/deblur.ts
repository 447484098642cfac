import type { GreyRaster } from '../model'
import { PAPER } from './even-light'
import { GaussianBlur } from './gaussian-blur'
import { scaling } from './matrix'
import { Pixels } from './pixels/pixels'
import { shrink } from './shrink'
import { warp } from './warp'

/** A soft picture has nothing finer than this many of its pixels, and is worked on at a size in which they are one. */
const COARSE = 2
/** Taking a blur away in more rounds brings out the grain. */
const ROUNDS = 12
/** What the mean of the pixels that are taken for one adds to the variance of a blur, in those larger pixels. */
const SHRINK_VARIANCE = (COARSE * COARSE - 1) / 12 / (COARSE * COARSE)
const LEAST_SIGMA = 0.5
/** Added to the ink everywhere, so that paper is not divided by nothing. */
const BASE = 2
/** No point is believed to have less ink than this, or it would never get any. */
const LEAST_INK = 0.05
/** A step that overshoots by as much as the last one went is as far as may be guessed ahead. */
const MOST_LEAD = 0.98

/**
 * Takes a blur of so many pixels off a sheet whose light is even: looks for the ink that, blurred, gives what is seen,
 * and that is nowhere less than none (Richardson–Lucy, each round led on by the last as Biggs and Andrews do).
 */
export function deblur(grey: GreyRaster, sigma: number): GreyRaster {
  const coarse = shrink(grey, COARSE)
  const { width, height, data } = coarse
  const count = data.length
  // Seven rasters of floats: a kernel of its own, whose memory goes with it.
  const kernel = new Pixels()
  const raster = (): number => kernel.take(4 * count)
  const blur = new GaussianBlur(
    kernel,
    width,
    height,
    Math.sqrt(Math.max(LEAST_SIGMA ** 2, (sigma / COARSE) ** 2 - SHRINK_VARIANCE)),
  )
  const [seen, guess, sums] = [raster(), raster(), kernel.take(2 * 8)]
  let [ink, ratio, step, last] = [raster(), raster(), raster(), raster()]
  const first = kernel.float32s(seen, count)
  for (let i = 0; i < count; i++) first[i] = Math.max(0, PAPER - data[i]!) + BASE
  for (const other of [ink, guess]) kernel.float32s(other, count).set(first)
  kernel.float32s(last, count).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    blur.apply(guess, ratio)
    kernel.run.divide(seen, ratio, count)
    blur.apply(ratio, ratio)
    kernel.run.improve(guess, ratio, last, step, count, sums)
    const [along, length] = kernel.float64s(sums, 2) as unknown as [number, number]
    const lead = length > 0 ? Math.min(MOST_LEAD, Math.max(0, along / length)) : 0
    kernel.run.guess_ahead(ratio, ink, lead, LEAST_INK, guess, count)
    ;[ink, ratio] = [ratio, ink]
    ;[step, last] = [last, step]
  }
  const found = kernel.float32s(ink, count)
  const sharp = new Uint8Array(count)
  for (let i = 0; i < count; i++) sharp[i] = Math.max(0, PAPER + BASE - found[i]!)
  return warp({ width, height, data: sharp }, scaling(1 / COARSE, 1 / COARSE), grey.width, grey.height)
}
