import type { GreyRaster, PageQuad } from '../model'
import { lettersBeside, type FoundQuad } from './find-quads'
import { sideLengths } from './matrix'
import { usualShape } from './quad-checks'
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

function isLevel(quad: PageQuad): boolean {
  return quad.every((from, i) => {
    const to = quad[(i + 1) % 4]!
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    return Math.abs(degrees - 90 * Math.round(degrees / 90)) < LEVEL
  })
}
