import type { ColourRaster, SourcePage } from '../model'
import { pixels } from './pixels/pixels'

/** Levels by which a speck is darker than the paper around it, and by which that paper may vary. */
const DARKER = 50
const EVEN = 45
/** A speck has no more ink than this, in black pixels. */
const MOST_INK = 2.4
/** Near print what has more ink than most of the lonely ones, or than a full stop, may be a piece of a worn letter. */
const USUAL_SHARE = 0.8
const LEAST_STOP = 1.5
/** Pixels to each side in which nothing else stands around a lonely speck: no dot of print is so far from print. */
const LONELY = [5, 9, 13] as const
/** With so many lonely specks, and so many for each million pixels, a picture is a copy full of them. */
const LEAST_LONELY = 20
const LEAST_DENSITY = 8

/**
 * A page without the specks of dust and toner that a copier leaves all over the paper, which readers take for marks
 * and letters. What is not strewn with them is given back as it is. Dots that touch or nearly touch print stay.
 */
export function withoutSpecks(page: SourcePage): SourcePage {
  if (page.textLayer || !page.drawn) return page
  const { colour } = page
  const specks = findSpecks(colour)
  const lonely = specks.filter((speck) => isLonely(colour, speck.at))
  const least = Math.max(LEAST_LONELY, (LEAST_DENSITY * colour.width * colour.height) / 1e6)
  if (lonely.length < least) return page
  const inks = lonely.map((speck) => speck.ink).sort((a, b) => a - b)
  const usual = Math.min(LEAST_STOP, inks[Math.floor(inks.length * USUAL_SHARE)]!)
  const near = specks.filter((speck) => speck.ink <= usual)
  return { ...page, colour: paintedOver(colour, [...lonely, ...near]) }
}

interface Speck {
  /** Of its darkest pixel, the place of the green value in the data. */
  readonly at: number
  /** In black pixels. */
  readonly ink: number
}

/** Small dark spots on even paper. */
function findSpecks({ width, height, data }: ColourRaster): Speck[] {
  const [right, down] = [3, 3 * width]
  const found: Speck[] = []
  const kernel = pixels()
  const [rows, spots] = [kernel.take(5 * down), kernel.take(4 * width)]
  const [ownRows, ownSpots] = [kernel.bytes(rows, 5 * down), kernel.uint32s(spots, width)]
  for (let y = 2; y < height - 2; y++) {
    ownRows.set(data.subarray((y - 2) * down, (y + 3) * down))
    const count = kernel.run.dark_spots(
      rows + 2 * down,
      2 * right + 1,
      down - 2 * right,
      2 * right,
      2 * down,
      DARKER,
      spots,
    )
    for (let k = 0; k < count; k++) {
      const at = y * down + ownSpots[k]!
      const ink = inkOfSpeck(data, at, right, down)
      if (ink !== null && ink <= MOST_INK) found.push({ at, ink })
    }
  }
  return found
}

/** The ink of the spot of which a green value is the darkest; null where there is not even paper all around it. */
function inkOfSpeck(data: Uint8Array, at: number, right: number, down: number): number | null {
  const value = data[at]!
  let [least, most, ring, ink] = [255, 0, 0, 0]
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const here = data[at + dy * down + dx * right]!
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) {
        if (here < value) return null
        ink += here
        continue
      }
      ring += here
      least = Math.min(least, here)
      most = Math.max(most, here)
    }
  }
  const paper = ring / 16
  return least >= value + DARKER && most - least <= EVEN ? 9 - ink / paper : null
}

function isLonely({ width, height, data }: ColourRaster, at: number): boolean {
  const x = ((at - 1) / 3) % width
  const y = Math.floor((at - 1) / 3 / width)
  const limit = data[at - 6]! - EVEN
  return LONELY.every((reach) =>
    [-reach, -reach / 2, 0, reach / 2, reach].every((a) =>
      [
        [a, -reach],
        [a, reach],
        [-reach, a],
        [reach, a],
      ].every(([dx, dy]) => {
        const [px, py] = [Math.round(x + dx!), Math.round(y + dy!)]
        return px < 0 || py < 0 || px >= width || py >= height || data[(py * width + px) * 3 + 1]! >= limit
      }),
    ),
  )
}

/** Each speck and its rim in the mean colour of what is around it. */
function paintedOver({ width, height, data }: ColourRaster, specks: readonly Speck[]): ColourRaster {
  const painted = data.slice()
  const down = 3 * width
  for (const { at } of specks) {
    for (let channel = -1; channel <= 1; channel++) {
      let sum = 0
      for (let d = -2; d <= 2; d++)
        sum += data[at + channel - 2 * down + 3 * d]! + data[at + channel + 2 * down + 3 * d]!
      for (let d = -1; d <= 1; d++) sum += data[at + channel - 6 + d * down]! + data[at + channel + 6 + d * down]!
      const paper = Math.round(sum / 16)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) painted[at + channel + dy * down + 3 * dx] = paper
    }
  }
  return { width, height, data: painted }
}
