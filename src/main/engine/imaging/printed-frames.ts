import { median } from '../median'
import type { GreyRaster, PagePoint, PageQuad } from '../model'
import { FAINTEST_PRINT, lettersBeside, LIKE_SIZE, type FoundQuad } from './find-quads'
import { sideLengths } from './matrix'
import { contains, isOutside, letterHeights, usualShape } from './quad-checks'
import { sheetForm } from './sheet-size'
import type { TextInk } from './text-ink'

/** Letters outside a frame that stand for lines of print. */
const LINES_OUTSIDE = 30
const MOST_ON_CARD = 500
/** Share of the picture's width from which on what leaves print above and below it is no card. */
const WIDE = 0.75
/** Degrees that a page on a scanner may lie aslant. */
const LEVEL = 3
/** Letters beside a column, for each inside, from which on its rows go on there. */
const ROWS_GO_ON = 0.2
/** Nearer to the shape of a card than this, it may be one that lies on a printed page. */
const LIKE_A_CARD = 0.97

/**
 * True for a quadrilateral of the size of a page that lies level and leaves print outside: the frame of a table on
 * a scanned page, and not the page. `share`: letters outside all quads for each inside.
 */
export function isFrame(
  { quad, letters, letterHeight }: FoundQuad,
  all: readonly FoundQuad[],
  share: number,
  page: GreyRaster,
): boolean {
  const [top, right, bottom, left] = sideLengths(quad)
  const outside = share * all.reduce((sum, other) => sum + other.letters, 0)
  const [width, height] = [Math.max(top, bottom), Math.max(left, right)]
  const large = letters > MOST_ON_CARD || width > WIDE * page.width || sheetForm(width, height, letterHeight) === 'page'
  return large && isLevel(quad) && outside > LINES_OUTSIDE
}

/**
 * True for a quadrilateral that lies level, has another shape than cards and pages, and has print beside it on its own
 * rows: a column of a ruled form, whose values would be parted from their labels.
 */
export function isPane(found: FoundQuad, all: readonly FoundQuad[], ink: TextInk): boolean {
  if (!isLevel(found.quad) || usualShape(found.quad) > LIKE_A_CARD) return false
  const beside = lettersBeside(found, all, ink)
  return beside > LINES_OUTSIDE && beside > ROWS_GO_ON * found.letters
}

/**
 * True for a quadrilateral that lies level and has lines of print in common with another that does: cards hide each
 * other where they overlap, and the frames of two tables of one page were taken together where these meet.
 */
export function sharesPrint({ quad }: FoundQuad, all: readonly FoundQuad[], ink: TextInk): boolean {
  if (!isLevel(quad)) return false
  return all.some((other) => {
    if (other.quad === quad || !isLevel(other.quad)) return false
    const shared = letterHeights(ink, (x, y) => contains(quad, x, y) && contains(other.quad, x, y), FAINTEST_PRINT)
    return shared.length > LINES_OUTSIDE
  })
}

function isLevel(quad: PageQuad): boolean {
  return quad.every((from, i) => {
    const to = quad[(i + 1) % 4]!
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    return Math.abs(degrees - 90 * Math.round(degrees / 90)) < LEVEL
  })
}

/** Share of a quadrilateral that printed bands cover from which on it is a column or a block of them. */
const MOSTLY_BANDS = 0.5

/** True for a quadrilateral of dark grounds printed one beside the other, as the column of labels of a form. */
export function isOfBands({ quad }: FoundQuad, { bands }: TextInk): boolean {
  let covered = 0
  for (let i = 0; i < bands.length; i += 4) {
    const [left, top, right, bottom] = [bands[i]!, bands[i + 1]!, bands[i + 2]!, bands[i + 3]!]
    if (contains(quad, (left + right) / 2, (top + bottom) / 2)) covered += (right - left) * (bottom - top)
  }
  const [top, right, bottom, left] = sideLengths(quad)
  return covered > MOSTLY_BANDS * Math.max(top, bottom) * Math.max(left, right)
}

/** Letters beyond a side that are a line of print, if a short one. */
const LINE_BEYOND = 8
/** Levels by which the paper on both sides of a printed line differs at most. */
const SAME_PAPER = 8
/** How far from a side its paper is looked at, as a share of the sheet's height, and in how many places. */
const NEAR_SIDE = 0.008
const PLACES = 24

/**
 * True for a page one side of which is a line printed across it, as under a letterhead: paper and print go on beyond
 * it, and would be cut off.
 */
export function isCutAtRule(found: FoundQuad, all: readonly FoundQuad[], ink: TextInk, page: GreyRaster): boolean {
  const { quad, letterHeight } = found
  const [top, right, bottom, left] = sideLengths(quad)
  const [width, height] = [Math.max(top, bottom), Math.max(left, right)]
  if (sheetForm(width, height, letterHeight) !== 'page') return false
  return quad.some((from, i) => {
    const to = quad[(i + 1) % 4]!
    if (paperStep(page, from, to, NEAR_SIDE * Math.max(width, height)) > SAME_PAPER) return false
    const [before, after] = [quad[(i + 3) % 4]!, quad[(i + 2) % 4]!]
    const beyond = letterHeights(
      ink,
      (x, y) =>
        isOutside(from, to, x, y) &&
        !isOutside(before, from, x, y) &&
        !isOutside(to, after, x, y) &&
        !all.some((other) => contains(other.quad, x, y)),
      FAINTEST_PRINT,
    )
    return beyond.filter((h) => h >= LIKE_SIZE * letterHeight).length >= LINE_BEYOND
  })
}

/** Levels between the paper inside and outside of a side; print is darker than paper and no middle value. */
function paperStep(page: GreyRaster, from: PagePoint, to: PagePoint, depth: number): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const out = { x: ((to.y - from.y) / length) * depth, y: (-(to.x - from.x) / length) * depth }
  const levels = (sign: 1 | -1): number[] =>
    Array.from({ length: PLACES }, (_, i) => {
      const share = (i + 0.5) / PLACES
      const x = Math.round(from.x + (to.x - from.x) * share + sign * out.x)
      const y = Math.round(from.y + (to.y - from.y) * share + sign * out.y)
      return x < 0 || y < 0 || x >= page.width || y >= page.height ? null : page.data[y * page.width + x]!
    }).filter((level) => level !== null)
  const [outside, inside] = [levels(1), levels(-1)]
  return outside.length < PLACES / 2 ? Infinity : Math.abs(median(inside) - median(outside))
}
