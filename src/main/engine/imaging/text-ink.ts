import type { GreyRaster } from '../model'
import { findComponents, type Components } from './components'
import { evenLight } from './even-light'
import { shrink } from './shrink'

/** Where there seems to be text: the ink of small shapes that stand among their like. Pixels of the raster. */
export interface TextInk {
  /** Centres of short runs of ink. */
  readonly x: Float32Array
  readonly y: Float32Array
  /** Pixels of each run, at the scale at which it was looked for. */
  readonly weight: Float32Array
  readonly count: number
  /** Boxes of the shapes: left, top, right, bottom, one after the other. */
  readonly boxes: Float32Array
  /** Boxes of shapes as long as words with but one of their size beside them: words that hang from a headline. */
  readonly lonePairs: Float32Array
  /** Brightness of the ink of each shape, where paper is at 245. */
  readonly levels: Float32Array
  /** Boxes of printed bands: even dark grounds, on which letters are light and no ink. As `boxes`. */
  readonly bands: Float32Array
  /** Median of the shorter sides of the shapes: about the height of small letters. 0 without text. */
  readonly letterHeight: number
}

const LONG_SIDE = 1300
/** Paper is at 245 after the light is evened; print is darker than this, guilloche is not. */
const INK = 185
const MIN_SIDE = 4
const MAX_SIDE = 64
/** A word under one headline, or letters that blur together. */
const MAX_LENGTH = 14
const MIN_NEIGHBOURS = 2
/** Longer runs are headlines and rules; they are cut so that a slope can spread them. */
const MAX_RUN = 4

/**
 * A band is as high as a line of print, longer, and filled but for its letters; at the scale at which it is looked for.
 */
const BAND_HEIGHT = 12
const BAND_LENGTH = 3
const BAND_FILLED = 0.6

/** Looks for text in a raster, whichever way it runs. */
export function findTextInk(grey: GreyRaster): TextInk {
  const factor = Math.max(1, Math.round(Math.max(grey.width, grey.height) / LONG_SIDE))
  const small = shrink(grey, factor)
  const even = evenLight({ ...small, data: small.data.slice() })
  const components = findComponents(even, INK)
  const kept = textShapes(components, small.width, small.height)
  return inkOf(components, kept, even, factor)
}

/** The boxes of bands; what touches the border of the picture is what lies around the paper. */
function bandsOf({ count, left, top, right, bottom, ink }: Components, { width, height }: GreyRaster): number[] {
  const boxes: number[] = []
  for (let i = 0; i < count; i++) {
    const w = right[i]! - left[i]!
    const h = bottom[i]! - top[i]!
    if (Math.min(w, h) < BAND_HEIGHT || Math.max(w, h) < BAND_LENGTH * Math.min(w, h)) continue
    if (left[i] === 0 || top[i] === 0 || right[i] === width || bottom[i] === height) continue
    if (ink[i]! >= BAND_FILLED * w * h) boxes.push(left[i]!, top[i]!, right[i]!, bottom[i]!)
  }
  return boxes
}

/** Marks the shapes that could be letters or words and have others of their size around them. */
function textShapes(components: Components, width: number, height: number): Uint8Array {
  const { count, left, top, right, bottom, ink } = components
  const shortSide = new Int32Array(count)
  const shaped: number[] = []
  for (let i = 0; i < count; i++) {
    const w = right[i]! - left[i]!
    const h = bottom[i]! - top[i]!
    const short = Math.min(w, h)
    const long = Math.max(w, h)
    const density = ink[i]! / (w * h)
    // Thin letters such as l and I lie below the least side; their neighbours speak for the line.
    if (short < MIN_SIDE || short > MAX_SIDE || long > MAX_LENGTH * short) continue
    if (density < 0.12 || density > 0.92) continue
    if (left[i] === 0 || top[i] === 0 || right[i] === width || bottom[i] === height) continue
    shortSide[i] = short
    shaped.push(i)
  }
  return withNeighbours(components, shortSide, shaped, width)
}

const CELL = 32
/** What a shape is: text, or one of two words that stand alone, which may be print. */
const TEXT = 1
const PAIR = 2
const WORD_SHAPE = 1.3

function withNeighbours(
  { count, left, top, right, bottom }: Components,
  shortSide: Int32Array,
  shaped: readonly number[],
  width: number,
): Uint8Array {
  const columns = Math.ceil(width / CELL) + 1
  const cells = new Map<number, number[]>()
  const cellOf = (x: number, y: number) => Math.floor(y / CELL) * columns + Math.floor(x / CELL)
  const middleOf = (i: number): number => (top[i]! + bottom[i]!) / 2
  for (const i of shaped) {
    const key = cellOf((left[i]! + right[i]!) / 2, middleOf(i))
    const cell = cells.get(key)
    if (cell) cell.push(i)
    else cells.set(key, [i])
  }
  const isLike = (i: number, j: number): boolean =>
    j !== i && shortSide[j]! * 2 > shortSide[i]! && shortSide[i]! * 2 > shortSide[j]!
  /** How many shapes fit to one, their centres at most so many cells off across. */
  const countAround = (i: number, reach: number, fits: (i: number, j: number) => boolean): number => {
    const key = cellOf((left[i]! + right[i]!) / 2, middleOf(i))
    let fitting = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        for (const j of cells.get(key + dy * columns + dx) ?? []) if (fits(i, j)) fitting++
      }
    }
    return fitting
  }
  const isBeside = (i: number, j: number): boolean =>
    isLike(i, j) && Math.abs(middleOf(i) - middleOf(j)) < shortSide[i]! / 2
  const kept = new Uint8Array(count)
  for (const i of shaped) {
    const neighbours = countAround(i, 1, isLike)
    const w = right[i]! - left[i]!
    const h = bottom[i]! - top[i]!
    // Wide shapes are words on their own: their neighbours' centres lie further away.
    const wide = w > CELL || h > CELL
    if (neighbours >= MIN_NEIGHBOURS || (wide && neighbours >= 1)) kept[i] = TEXT
    else if (w > WORD_SHAPE * h && countAround(i, 1 + Math.ceil(w / CELL), isBeside) > 0) kept[i] = PAIR
  }
  return kept
}

function inkOf(components: Components, kept: Uint8Array, even: GreyRaster, factor: number): TextInk {
  const { count, left, top, right, bottom, ink, runs, runStart, runEnd, runRow, runComponent } = components
  let points = 0
  for (let run = 0; run < runs; run++) {
    if (kept[runComponent[run]!] === TEXT) points += Math.ceil((runEnd[run]! - runStart[run]!) / MAX_RUN)
  }
  const x = new Float32Array(points)
  const y = new Float32Array(points)
  const weight = new Float32Array(points)
  const sums = new Float64Array(count)
  let at = 0
  for (let run = 0; run < runs; run++) {
    const component = runComponent[run]!
    if (kept[component] !== TEXT) continue
    const row = runRow[run]! * even.width
    for (let i = row + runStart[run]!; i < row + runEnd[run]!; i++) sums[component]! += even.data[i]!
    for (let start = runStart[run]!; start < runEnd[run]!; start += MAX_RUN) {
      const end = Math.min(runEnd[run]!, start + MAX_RUN)
      // Spread over their pixel: on the grid of the pixels they would fall into rows at that grid's slope as well.
      x[at] = ((start + end) / 2 + ((at * 0.7548777) % 1) - 0.5) * factor
      y[at] = (runRow[run]! + ((at * 0.5698403) % 1)) * factor
      weight[at++] = end - start
    }
  }
  const boxOf = (i: number): number[] => [left[i]!, top[i]!, right[i]!, bottom[i]!].map((at) => at * factor)
  const boxes: number[] = []
  const lonePairs: number[] = []
  const levels: number[] = []
  const heights: number[] = []
  for (let i = 0; i < count; i++) {
    if (kept[i] === PAIR) lonePairs.push(...boxOf(i))
    if (kept[i] !== TEXT) continue
    boxes.push(...boxOf(i))
    levels.push(sums[i]! / ink[i]!)
    heights.push(Math.min(right[i]! - left[i]!, bottom[i]! - top[i]!) * factor)
  }
  heights.sort((a, b) => a - b)
  return {
    x,
    y,
    weight,
    count: points,
    boxes: Float32Array.from(boxes),
    lonePairs: Float32Array.from(lonePairs),
    levels: Float32Array.from(levels),
    bands: Float32Array.from(bandsOf(components, even), (at) => at * factor),
    letterHeight: heights[heights.length >> 1] ?? 0,
  }
}
