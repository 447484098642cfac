import type { GreyRaster } from '../model'
import { PAPER } from './even-light'
import { GaussianBlur } from './gaussian-blur'
import { scaling } from './matrix'
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
  const blur = new GaussianBlur(
    width,
    height,
    Math.sqrt(Math.max(LEAST_SIGMA ** 2, (sigma / COARSE) ** 2 - SHRINK_VARIANCE)),
  )
  const seen = Float32Array.from(data, (value) => Math.max(0, PAPER - value) + BASE)
  let ink = seen.slice()
  const guess = seen.slice()
  let [step, last] = [new Float32Array(seen.length), new Float32Array(seen.length)]
  let ratio = new Float32Array(seen.length)
  for (let round = 0; round < ROUNDS; round++) {
    blur.apply(guess, ratio)
    for (let i = 0; i < seen.length; i++) ratio[i] = seen[i]! / ratio[i]!
    blur.apply(ratio, ratio)
    let [along, length] = [0, 0]
    for (let i = 0; i < seen.length; i++) {
      const better = guess[i]! * ratio[i]!
      step[i] = better - guess[i]!
      along += step[i]! * last[i]!
      length += last[i]! * last[i]!
      ratio[i] = better
    }
    const lead = length > 0 ? Math.min(MOST_LEAD, Math.max(0, along / length)) : 0
    for (let i = 0; i < seen.length; i++) guess[i] = Math.max(LEAST_INK, ratio[i]! + lead * (ratio[i]! - ink[i]!))
    ;[ink, ratio] = [ratio, ink]
    ;[step, last] = [last, step]
  }
  const sharp = Uint8Array.from(ink, (value) => Math.max(0, PAPER + BASE - value))
  return warp({ width, height, data: sharp }, scaling(1 / COARSE, 1 / COARSE), grey.width, grey.height)
}
