import type { PageQuad, SourcePage } from '../../model'
import { sideLengths } from '../matrix'

/** Pixels of the picture's longer side within which a corner counts as lying on its edge. */
const ON_EDGE = 0.012

/**
 * True where the picture ends along one side of a card while the card's other sides are seen. A card that fills the
 * picture on all sides was scanned or trimmed so, and is not cut.
 */
export function isCut(card: PageQuad, page: SourcePage): boolean {
  const sides = sidesOnEdge(card, page)
  const onEdge = sides.filter((side) => side).length
  return onEdge === 1 || (onEdge === 2 && sides[0] !== sides[2])
}

/** Longer side to shorter: of identity cards (ISO/IEC 7810 ID-1) and of sheets of paper (ISO 216). */
const WHOLE_SHAPES = [85.6 / 53.98, Math.SQRT2] as const
/** A picture's sides differ by no more than this share from those of what fills it. */
const SHAPE_SLACK = 0.01
/** A card that a picture ends with covers this share of it at least; a photo leaves a margin where it does not cut. */
const FILLED = 0.93

/**
 * True where no strip of a card can be missing: all its sides are seen inside the picture, or the picture ends with it
 * and has the shape of a card or a sheet. `card` is null where its sides were not found.
 */
export function isWhole(card: PageQuad | null, page: SourcePage): boolean {
  if (card && sidesOnEdge(card, page).every((side) => !side)) return true
  const { width, height } = page.colour
  const [top, right, bottom, left] = card ? sideLengths(card) : [width, height, width, height]
  if (((top + bottom) / 2) * ((left + right) / 2) < FILLED * width * height) return false
  const shape = Math.max(width, height) / Math.min(width, height)
  return WHOLE_SHAPES.some((whole) => Math.abs(shape / whole - 1) < SHAPE_SLACK)
}

/** Which of the four sides of a card lie on an edge of the picture, in the order of the corners. */
function sidesOnEdge(card: PageQuad, { colour: { width, height } }: SourcePage): readonly boolean[] {
  const near = ON_EDGE * Math.max(width, height)
  return [0, 1, 2, 3].map((i) => {
    const a = card[i]!
    const b = card[(i + 1) % 4]!
    return (
      (a.x < near && b.x < near) ||
      (a.y < near && b.y < near) ||
      (a.x > width - near && b.x > width - near) ||
      (a.y > height - near && b.y > height - near)
    )
  })
}
