/** Words at the edge of a picture: what stood before or after them may be cut off. */
import type { PageQuad, Point } from '../../../../shared/domain/geometry'
import type { ReadPage } from '../../model'

/** The sides of a word on which its line may go on outside the picture. */
export interface AtEdge {
  readonly start: boolean
  readonly end: boolean
}

/** Blank between a word and the edge, in heights of the word: a letter of which a part is seen is not read at all. */
const reach = 1

const nowhere: AtEdge = { start: false, end: false }

/**
 * Which ends of a word lie at an edge of the picture; none where the whole of the paper is seen, or where it has text.
 */
export function atEdge({ width, height, source, quality }: ReadPage, [a, b, c, d]: PageQuad): AtEdge {
  if (source !== 'ocr' || quality.whole) return nowhere
  const along = { x: b.x - a.x, y: b.y - a.y }
  const step = (reach * Math.hypot(d.x - a.x, d.y - a.y)) / Math.max(1, Math.hypot(along.x, along.y))
  const isOutside = (p: Point<'page'>, q: Point<'page'>, by: number): boolean => {
    const [x, y] = [(p.x + q.x) / 2 + by * along.x, (p.y + q.y) / 2 + by * along.y]
    return x < 0 || y < 0 || x > width || y > height
  }
  return { start: isOutside(a, d, -step), end: isOutside(b, c, step) }
}
