import type { PageQuad } from '../../../../shared/domain/geometry'
import { cropOf, type Crop } from './crop'
import { cutLine, linesOf } from './print-lines'
import { areaAround, axesOf, type Area } from './quad-axes'

/** How a crop is laid out; heights in CSS pixels, of print as its words' boxes have it. */
export interface CropStyle {
  readonly wanted: number
  /** Lower print is cut into pieces that leave it higher. */
  readonly least: number
  readonly highest: number
  /** After as many pieces the page itself is the better place. */
  readonly mostPieces: number
}

/** Lower print than this cannot be read: the page itself shows the place. */
const unreadable = 9
/** Around print, as a share of its height, where nothing else stands there. */
const room = 0.35
/** Of what lies between print and the next words, as much is shown: a crop that ends at the print itself looks cut. */
const ofGap = 0.75

/**
 * What is seen of a quad in a pane `width` wide: whole lines with a little room, and nothing of the words beside, above
 * and below. One crop; or pieces of its lines below each other, where the print would be too low; or none where neither
 * can be read. `words` are the places of all words around.
 */
export function layoutCrops(
  words: readonly PageQuad[],
  quad: PageQuad,
  width: number,
  style: CropStyle,
): readonly Crop[] {
  const axes = axesOf(quad)
  const place: Area = { left: 0, top: 0, right: axes.width, bottom: axes.height }
  const areas = words.map(axes.areaOf)
  const own = areas.filter((area) => hasMiddleOf(place, area))
  const lines = linesOf(own)
  const print = heightOf(lines.map(areaAround)) ?? axes.height
  const most = print * room
  const frame = (held: readonly Area[], around: readonly Area[]): Frame => {
    const text = areaAround(around)
    const area = withRoom(
      text,
      areas.filter((one) => !held.includes(one)),
      most,
    )
    return { area, indent: area.left - (text.left - most) }
  }
  const inWidth = ({ area, indent }: Frame): number => width / (indent + area.right - area.left)
  const cut = ({ area, indent }: Frame, by: number): Crop => cropOf(axes.quadOf(area), by, indent)
  const alone = ({ area }: Frame): Frame => ({ area, indent: 0 })

  const whole = alone(frame(own, [place, ...own]))
  const { top, bottom } = whole.area
  const scale = Math.min(style.wanted / print, inWidth(whole), style.highest / (bottom - top))
  if (print * scale >= style.least) return [cut(whole, scale)]

  const leastScale = style.least / print
  const pieces = lines.flatMap((line) =>
    cutLine(line, (piece) => inWidth(frame(piece, piece)) >= leastScale).map((piece) => frame(piece, piece)),
  )
  // All of one scale: print of one size stays that.
  const ofPieces = Math.min(style.wanted / print, ...pieces.map(inWidth))
  if (pieces.length > 1 && pieces.length <= style.mostPieces && print * ofPieces >= unreadable)
    return pieces.map((piece) => cut(piece, ofPieces))
  return print * scale >= unreadable ? [cut(whole, scale)] : []
}

/** What a crop shows, and how much less room its print has on the left than it might have. */
interface Frame {
  readonly area: Area
  readonly indent: number
}

const hasMiddleOf = (place: Area, { left, right, top, bottom }: Area): boolean => {
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return u >= place.left && u <= place.right && v >= place.top && v <= place.bottom
}

/** The middling height of lines; null where there is none. */
function heightOf(lines: readonly Area[]): number | null {
  const heights = lines.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? null
}

/** An area with room on each side, which ends before the next words. */
function withRoom({ left, right, top, bottom }: Area, others: readonly Area[], most: number): Area {
  const upTo = (gaps: readonly number[]): number => Math.max(0, Math.min(most, ...gaps.map((gap) => gap * ofGap)))
  // Over the whole width with its room, so that no word shows at a corner.
  const overOrUnder = others.filter((word) => word.right > left - most && word.left < right + most)
  const up = upTo(overOrUnder.filter((word) => middleV(word) < top).map((word) => top - word.bottom))
  const down = upTo(overOrUnder.filter((word) => middleV(word) > bottom).map((word) => word.top - bottom))
  const beside = others.filter((word) => word.bottom > top - up && word.top < bottom + down)
  return {
    left: left - upTo(beside.filter((word) => middleU(word) < left).map((word) => left - word.right)),
    right: right + upTo(beside.filter((word) => middleU(word) > right).map((word) => word.left - right)),
    top: top - up,
    bottom: bottom + down,
  }
}

const middleU = ({ left, right }: Area): number => (left + right) / 2
const middleV = ({ top, bottom }: Area): number => (top + bottom) / 2
