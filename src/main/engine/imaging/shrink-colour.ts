import type { ColourRaster } from '../model'
import { shrunk } from './shrink'

/** Averages squares of `factor` pixels to one; of large squares every second pixel is enough. */
export function shrinkColour(colour: ColourRaster, factor: number): ColourRaster {
  return factor === 1 ? colour : shrunk(colour, factor, { channels: 3, step: factor > 3 ? 2 : 1, round: false })
}
