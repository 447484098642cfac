import type { ColourRaster, PagePoint, PageQuad } from '../model'
import { median } from '../median'
import { lineAngle } from './line-angle'
import { invert, mapPoint, rectangleToQuad } from './matrix'
import { quadAspect } from './quad-aspect'
import type { TextInk } from './text-ink'

/** Longer side by shorter: cards 1.586, A4 and open passports 1.414, old cards and letters down to 1.25. */
const ASPECTS = [
  [1.17, 1.85],
  // Front and back of a card beside each other, laminated as one.
  [2.8, 3.45],
] as const

/** With a strip missing on any side. */
const ASPECTS_CUT = [[1.05, 2.2]] as const

/** True for the shapes of cards and pages, or of what is left of them where the picture cuts one side. */
export function isPaperShaped(quad: PageQuad, cut: boolean): boolean {
  const aspect = quadAspect(quad)
  const ratio = Math.max(aspect, 1 / aspect)
  return (cut ? ASPECTS_CUT : ASPECTS).some(([low, high]) => ratio >= low && ratio <= high)
}

const USUAL_ASPECTS = [1.586, 1.415]
const SHAPE_WEIGHT = 0.15
const SHAPE_REACH = 0.06

/** 1 for a quad of the shape of a card or of A4, less for others; slant changes shapes, so not by much. */
export function usualShape(quad: PageQuad): number {
  const aspect = quadAspect(quad)
  const ratio = Math.max(aspect, 1 / aspect)
  const off = Math.min(...USUAL_ASPECTS.map((usual) => Math.abs(Math.log(ratio / usual)))) / SHAPE_REACH
  return 1 - SHAPE_WEIGHT * (1 - Math.exp(-off * off))
}

/** Pixels, of the small picture, on either side of a border at which colours are compared. */
const NEAR = 3
const FAR = 6
const SAMPLES = 24

/**
 * By how many levels the inside of a quad differs from the outside along its second weakest side: most sides of a
 * card show a step, though one may vanish where the table is of the card's colour. Of a side that the picture cuts
 * nothing is seen outside, and it counts as the weakest.
 */
export function borderStep(picture: ColourRaster, quad: PageQuad, cutSide: number | null): number {
  const steps: number[] = []
  for (let i = 0; i < 4; i++)
    if (i === cutSide) steps.push(0)
    else steps.push(sideStep(picture, quad[i]!, quad[(i + 1) % 4]!))
  steps.sort((a, b) => a - b)
  return steps[1]!
}

function sideStep(picture: ColourRaster, from: PagePoint, to: PagePoint): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  // The corners run clockwise, so the outside lies to the left.
  const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
  const differences: number[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const share = 0.08 + (0.84 * (i + 0.5)) / SAMPLES
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    let most = 0
    for (let channel = 0; channel < 3; channel++) {
      let difference = 0
      for (let depth = NEAR; depth <= FAR; depth++) {
        const outside = sample(picture, x + out.x * depth, y + out.y * depth, channel)
        if (outside === null) continue
        const inside = sample(picture, x - out.x * depth, y - out.y * depth, channel)
        if (inside !== null) difference += inside - outside
      }
      most = Math.max(most, Math.abs(difference) / (FAR - NEAR + 1))
    }
    differences.push(most)
  }
  differences.sort((a, b) => a - b)
  return differences[SAMPLES >> 1]!
}

function sample({ width, height, data }: ColourRaster, x: number, y: number, channel: number): number | null {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  return data[(row * width + column) * 3 + channel]!
}

/**
 * The heights of the letter shapes inside a quad of the page, or of those outside all of some quads; sorted. Only of
 * those whose ink is as dark as `faintest`.
 */
export function letterHeights(
  { boxes, levels }: TextInk,
  within: (x: number, y: number) => boolean,
  faintest = 255,
): number[] {
  const heights: number[] = []
  for (let i = 0; i < boxes.length; i += 4) {
    if (levels[i >> 2]! > faintest) continue
    const [left, top, right, bottom] = [boxes[i]!, boxes[i + 1]!, boxes[i + 2]!, boxes[i + 3]!]
    if (within((left + right) / 2, (top + bottom) / 2)) heights.push(Math.min(right - left, bottom - top))
  }
  return heights.sort((a, b) => a - b)
}

/** The median brightness of the letter shapes in some places; 0 where there are none. */
export function usualLevel({ boxes, levels }: TextInk, within: (x: number, y: number) => boolean): number {
  const inside = levels.filter((_, i) => {
    const [left, top, right, bottom] = [boxes[4 * i]!, boxes[4 * i + 1]!, boxes[4 * i + 2]!, boxes[4 * i + 3]!]
    return within((left + right) / 2, (top + bottom) / 2)
  })
  return median([...inside])
}

/**
 * How many letter shapes, whose ink is as dark as `faintest`, a side of a quad goes through: no card ends in its print.
 * It lies at least `into` a letter, in shares of the letter's size; less than nothing is so far beside it.
 */
export function lettersCut({ boxes, levels }: TextInk, quad: PageQuad, faintest: number, into: number): number {
  let count = 0
  for (let i = 0; i < boxes.length; i += 4) {
    if (levels[i >> 2]! > faintest) continue
    const [left, top, right, bottom] = [boxes[i]!, boxes[i + 1]!, boxes[i + 2]!, boxes[i + 3]!]
    const inset = into * Math.min(right - left, bottom - top)
    const [x0, x1, y0, y1] = [left + inset, right - inset, top + inset, bottom - inset]
    const corners = [contains(quad, x0, y0), contains(quad, x1, y0), contains(quad, x1, y1), contains(quad, x0, y1)]
    if (corners.some((inside) => inside !== corners[0])) count++
  }
  return count
}

/** True for a point inside a convex quad whose corners run clockwise. */
export function contains(quad: PageQuad, x: number, y: number): boolean {
  for (let i = 0; i < 4; i++) if (isOutside(quad[i]!, quad[(i + 1) % 4]!, x, y)) return false
  return true
}

/** True for a point beyond a side: corners run clockwise, what lies to the left of a side is outside. */
export const isOutside = (from: PagePoint, to: PagePoint, x: number, y: number): boolean =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) < 0

/** True where one quad holds the middle of the other: both are of the same thing. */
export function overlap(a: PageQuad, b: PageQuad): boolean {
  const middle = (quad: PageQuad): [number, number] => [
    quad.reduce((sum, p) => sum + p.x, 0) / 4,
    quad.reduce((sum, p) => sum + p.y, 0) / 4,
  ]
  return contains(a, ...middle(b)) || contains(b, ...middle(a))
}

/** A trial sheet is this wide; its letters come out some 10 units high. */
const TRIAL = 1000
/** Degrees either way; text that slopes more is as wrong as text that slopes by this. */
const REACH = 8
const MAX_POINTS = 4000

/** The slope of the text inside a quad after rectification. */
export function slopeInside(ink: TextInk, quad: PageQuad) {
  const aspect = quadAspect(quad)
  const height = TRIAL / aspect
  const toSheet = invert(rectangleToQuad(TRIAL, height, quad))
  const x = new Float32Array(ink.count)
  const y = new Float32Array(ink.count)
  const weight = new Float32Array(ink.count)
  let count = 0
  for (let i = 0; i < ink.count; i++) {
    if (!contains(quad, ink.x[i]!, ink.y[i]!)) continue
    const point = mapPoint<'sheet'>(toSheet, ink.x[i]!, ink.y[i]!)
    x[count] = point.x
    y[count] = point.y
    weight[count++] = ink.weight[i]!
  }
  return lineAngle({ x, y, weight, count }, Math.max(1.5, Math.min(TRIAL, height) / 400), REACH, MAX_POINTS)
}
