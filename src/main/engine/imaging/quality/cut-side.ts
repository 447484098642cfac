import type { PageQuad, Sheet, SourcePage } from '../../model'
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
const CARD_SHAPE = 85.6 / 53.98
const WHOLE_SHAPES = [CARD_SHAPE, Math.SQRT2] as const
/** A picture's sides differ by no more than this share from those of what fills it. */
const SHAPE_SLACK = 0.01
/** … and those of a card that is seen aslant by no more than this; a frame printed on it, or a part of it, does. */
const SLANT_SLACK = 0.08
/** A card that a picture ends with covers this share of it at least; a photo leaves a margin where it does not cut. */
const FILLED = 0.93

/** A card that a picture ends with lies straight in it: less than this across for every pixel along. */
const STRAIGHT = 0.012

/**
 * True where no strip of a card can be missing: all its corners are seen inside the picture, or the picture ends with
 * it and has the shape of a card or a sheet. Where its sides were not found, `card` is the picture as its lines of text
 * are straight.
 */
export function isWhole(card: PageQuad, page: SourcePage, { method, form }: Pick<Sheet, 'method' | 'form'>): boolean {
  const { width, height } = page.colour
  const seen = method === 'quad'
  const inside = card.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const shaped = form !== 'card' || hasShape(sidesOf(card), CARD_SHAPE, SLANT_SLACK)
  if (seen && inside && shaped && sidesOnEdge(card, page).every((side) => !side)) return true
  if (!seen && !isStraight(card)) return false
  const [across, down] = seen ? sidesOf(card) : [width, height]
  if (across * down < FILLED * width * height) return false
  return WHOLE_SHAPES.some((whole) => hasShape([width, height], whole, SHAPE_SLACK))
}

/** Means of the opposite sides in pixels. */
function sidesOf(card: PageQuad): readonly [number, number] {
  const [top, right, bottom, left] = sideLengths(card)
  return [(top + bottom) / 2, (left + right) / 2]
}

const hasShape = (sides: readonly [number, number], shape: number, slack: number): boolean =>
  Math.abs(Math.max(...sides) / Math.min(...sides) / shape - 1) < slack

const isStraight = ([a, b]: PageQuad): boolean => {
  const [across, along] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)].sort((p, q) => p - q) as [number, number]
  return across < STRAIGHT * along
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
