import type { GreyRaster } from '../../model'

/** Glyphs are looked at in squares of this many points a side. */
export const glyphSide = 16

/** Blank points around the glyph. */
const air = 1
/** Each point is the mean of so many samples a side. */
const samples = 3

/**
 * The ink of a glyph, 0 to 1, in a square of `glyphSide` points by row: its longer side fills the square but for the
 * air, and what lies beyond the other is blank.
 */
export function glyphImage({ width, height, data }: GreyRaster): Float32Array {
  const darkest = data.reduce((most, light) => Math.min(most, light), 255)
  const lightest = data.reduce((most, light) => Math.max(most, light), 0)
  const contrast = Math.max(1, lightest - darkest)
  const inkAt = (x: number, y: number): number =>
    x < 0 || x >= width || y < 0 || y >= height ? 0 : (lightest - data[y * width + x]!) / contrast
  const scale = Math.max(width, height) / (glyphSide - 2 * air)
  const left = (width - glyphSide * scale) / 2
  const top = (height - glyphSide * scale) / 2
  return Float32Array.from({ length: glyphSide * glyphSide }, (_, at) => {
    const row = Math.floor(at / glyphSide)
    const column = at % glyphSide
    let ink = 0
    for (let i = 0; i < samples * samples; i++) {
      const x = left + (column + ((i % samples) + 0.5) / samples) * scale
      const y = top + (row + (Math.floor(i / samples) + 0.5) / samples) * scale
      ink += inkAt(Math.floor(x), Math.floor(y))
    }
    return ink / samples ** 2
  })
}
