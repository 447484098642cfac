import type { PictureFlag } from '../../../../shared/domain/reading'
import type { ImageQuality } from '../../model'

const SCREEN = 0.5
const BLURRED = 0.86
const PHOTOCOPY = 0.045

/** The one word for a picture: what spoils it most for a reader comes first. */
export function qualityFlag(quality: ImageQuality): PictureFlag {
  if (quality.cut) return 'cut'
  if (quality.screenPattern > SCREEN) return 'screen'
  if (quality.sharpness < BLURRED) return 'blurred'
  if (quality.colourfulness < PHOTOCOPY) return 'photocopy'
  return 'original'
}

/** Differences from a limit beyond which a measure is clear, in the order of the flags. */
const CLEAR = { screen: 0.5, sharpness: 0.1, colour: 0.03 } as const

/** 0..1: how far the measures are from those at which the word would be another. */
export function flagClarity(quality: ImageQuality): number {
  const screen = (quality.screenPattern - SCREEN) / CLEAR.screen
  const sharp = (quality.sharpness - BLURRED) / CLEAR.sharpness
  const colour = (quality.colourfulness - PHOTOCOPY) / CLEAR.colour
  // A card that lies in the picture as a whole is not cut, whatever else it is.
  const whole = quality.whole ? 1 : 0
  const margins: Readonly<Record<PictureFlag, readonly number[]>> = {
    // A side near the edge of the picture may as well lie just inside it.
    cut: [0],
    screen: [whole, screen],
    blurred: [whole, -screen, -sharp],
    photocopy: [whole, -screen, sharp, -colour],
    original: [whole, -screen, sharp, colour],
  }
  return Math.max(0, Math.min(1, ...margins[qualityFlag(quality)]))
}
