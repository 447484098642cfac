/**
 * Cards whose heading stands in a coloured band: where the ground is busy, the band's inner edge is taken for a side.
 */
import { mapCorners } from '../../../shared/domain/geometry'
import { median } from '../median'
import type { ColourRaster, Matrix3, PageQuad } from '../model'
import { mapPoint, rectangleToQuad } from './matrix'

/** How far beyond a side a band is looked for, and how high it is at least, as shares of the card's height. */
const farthest = 0.3
const least = 0.05
const step = 0.01
/** Places along a row that are compared, from this share of the width on; some of them are letters. */
const places = 40
const inset = 0.04
const endPlaces = 5
const mostLetters = 0.45
/** Places in all rows together that are letters of the heading, at least. */
const leastLetters = 6
/** Levels by which a row's ground differs from its median, and from the first row's, at most. */
const evenly = 16
/** Beside the ends of a band lies something else: where, in how many of these places, and by how many levels. */
const besides = [-0.09, -0.06, 1.06, 1.09] as const
const leastSeen = 2
const leastStep = 24
/** Share of the rows at whose ends it does. */
const mostRows = 0.8

type Colour = readonly [red: number, green: number, blue: number]

interface Row {
  readonly ground: Colour
  /** Places that are of another colour, as letters are. */
  readonly others: number
  /** True where something else lies beside both its ends. */
  readonly parted: boolean
}

/** The quad with the band that goes on beyond one of its sides in the card's own width, where there is one. */
export function withBand(picture: ColourRaster, quad: PageQuad): PageQuad {
  const turns = [0, 1, 2, 3].map((turn) => [0, 1, 2, 3].map((i) => quad[(turn + i) % 4]!) as unknown as PageQuad)
  for (const turned of turns) {
    const toPicture = rectangleToQuad(1, 1, turned)
    const height = bandHeight(picture, toPicture)
    if (height < least) continue
    const [from, to] = [mapPoint<'page'>(toPicture, 0, -height), mapPoint<'page'>(toPicture, 1, -height)]
    return mapCorners(quad, (corner) => (corner === turned[0] ? from : corner === turned[1] ? to : corner))
  }
  return quad
}

/** How high the band over the upper side is, as a share of the height; 0 where there is none. */
function bandHeight(picture: ColourRaster, toPicture: Matrix3): number {
  let first: Colour | null = null
  let ends = 0
  let letters = 0
  let rows = 0
  let height = 0
  for (let depth = 1.5 * step; depth <= farthest; depth += step) {
    const row = rowAt(picture, toPicture, depth)
    if (row === 'outside') return 0
    if (!row || (first && difference(row.ground, first) > evenly)) break
    first ??= row.ground
    height = depth
    rows++
    letters += row.others
    if (row.parted) ends++
  }
  return height < farthest - 2 * step && ends >= mostRows * rows && letters >= leastLetters ? height : 0
}

/** A row over the quad; null for one that is not of one ground, as of a band with its letters. */
function rowAt(picture: ColourRaster, toPicture: Matrix3, depth: number): Row | 'outside' | null {
  const at = (u: number): Colour | null => colourAt(picture, mapPoint<'page'>(toPicture, u, -depth))
  const row = Array.from({ length: places }, (_, i) => at(inset + ((1 - 2 * inset) * (i + 0.5)) / places))
  const seen = row.filter((colour) => colour !== null)
  if (seen.length < places) return 'outside'
  const ground = medianOf(seen)
  const others = seen.filter((colour) => difference(colour, ground) > evenly).length
  if (others > mostLetters * places) return null
  // Each end beside its own part of the row: light that falls off along it is no end.
  const ends = [medianOf(seen.slice(0, endPlaces)), medianOf(seen.slice(-endPlaces))]
  const beside = besides.flatMap((u) => {
    const colour = at(u)
    return colour ? [difference(colour, ends[u < 0 ? 0 : 1]!)] : []
  })
  return { ground, others, parted: beside.length >= leastSeen && beside.every((levels) => levels > leastStep) }
}

const medianOf = (colours: readonly Colour[]): Colour => [
  median(colours.map(([red]) => red)),
  median(colours.map(([, green]) => green)),
  median(colours.map(([, , blue]) => blue)),
]

const difference = (a: Colour, b: Colour): number => Math.max(...a.map((level, i) => Math.abs(level - b[i]!)))

function colourAt({ width, height, data }: ColourRaster, { x, y }: { x: number; y: number }): Colour | null {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  const at = (row * width + column) * 3
  return [data[at]!, data[at + 1]!, data[at + 2]!]
}
