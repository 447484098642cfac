import type { PictureFlag } from '../../../../shared/domain/reading'
import type { ImageQuality } from '../../model'

const SCREEN = 0.45
const BLURRED = 0.86
const PHOTOCOPY = 0.02

/** The one word for a picture: what spoils it most for a reader comes first. */
export function qualityFlag(quality: ImageQuality): PictureFlag {
  if (quality.cut) return 'cut'
  if (quality.screenPattern > SCREEN) return 'screen'
  if (quality.sharpness < BLURRED) return 'blurred'
  if (quality.colourfulness < PHOTOCOPY) return 'photocopy'
  return 'original'
}
