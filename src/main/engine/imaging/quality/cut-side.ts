import type { PageQuad, SourcePage } from '../../model'

/** Pixels of the picture's longer side within which a corner counts as lying on its edge. */
const ON_EDGE = 0.012

/**
 * True where the picture ends along one side of a card while the card's other sides are seen. A card that fills the
 * picture on all sides was scanned or trimmed so, and is not cut.
 */
export function isCut(card: PageQuad, { colour: { width, height } }: SourcePage): boolean {
  const near = ON_EDGE * Math.max(width, height)
  const sides = [0, 1, 2, 3].map((i) => {
    const a = card[i]!
    const b = card[(i + 1) % 4]!
    return (
      (a.x < near && b.x < near) ||
      (a.y < near && b.y < near) ||
      (a.x > width - near && b.x > width - near) ||
      (a.y > height - near && b.y > height - near)
    )
  })
  const onEdge = sides.filter((side) => side).length
  return onEdge === 1 || (onEdge === 2 && sides[0] !== sides[2])
}
