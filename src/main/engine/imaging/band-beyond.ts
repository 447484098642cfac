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
/** So many places beside each other tell the ground of the middle one: light falls off along a band. */
const together = 5
/** Places of the first row, and of all others, that are letters at most. */
const mostLettersFirst = 0.45
const mostLetters = 0.65
/** Places in all rows together that are letters of the heading, at least. */
const leastLetters = 6
/** Levels by which a row's ground differs from that of the first row, place by place, at most. */
const evenly = 16
/** Levels that light falls off by along a band, at most; what differs more in a place is a letter. */
const mostFalling = 48
/** Beside the ends of a band lies something else: where, in how many of these places, and by how many levels. */
const besides = [-0.09, -0.06, 1.06, 1.09] as const
const leastSeen = 2
const leastStep = 24
/** Share of the rows at whose ends it does. */
const mostRows = 0.8

type Colour = readonly [red: number, green: number, blue: number]

interface Row {
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
  let ground: readonly Colour[] | null = null
  let ends = 0
  let letters = 0
  let rows = 0
  let height = 0
  for (let depth = 1.5 * step; depth <= farthest; depth += step) {
    const at = (u: number): Colour | null => colourAt(picture, mapPoint<'page'>(toPicture, u, -depth))
    const colours = Array.from({ length: places }, (_, i) => at(inset + ((1 - 2 * inset) * (i + 0.5)) / places))
    const seen = colours.filter((colour) => colour !== null)
    if (seen.length < places) return 0
    const row = rowOn((ground ??= groundOf(seen)), seen, at)
    if (row.others > (rows === 0 ? mostLettersFirst : mostLetters) * places) break
    height = depth
    rows++
    letters += row.others
    if (row.parted) ends++
  }
  return height < farthest - 2 * step && ends >= mostRows * rows && letters >= leastLetters ? height : 0
}

/** A row as it differs from the band's ground, in each place from that of its own. */
function rowOn(ground: readonly Colour[], colours: readonly Colour[], at: (u: number) => Colour | null): Row {
  const others = colours.filter((colour, i) => difference(colour, ground[i]!) > evenly).length
  const beside = besides.flatMap((u) => {
    const colour = at(u)
    return colour ? [difference(colour, u < 0 ? ground[0]! : ground.at(-1)!)] : []
  })
  return { others, parted: beside.length >= leastSeen && beside.every((levels) => levels > leastStep) }
}

/** The ground of a row by places, without its letters. */
function groundOf(colours: readonly Colour[]): Colour[] {
  const whole = medianOf(colours)
  return colours.map((_, i) => {
    const from = Math.min(Math.max(0, i - (together >> 1)), colours.length - together)
    const near = medianOf(colours.slice(from, from + together))
    return difference(near, whole) > mostFalling ? whole : near
  })
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
