import type { PageBox, PagePoint, PageQuad } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'

/** True where a point lies in a quad (convex, clockwise or not). */
export function inQuad(quad: PageQuad, point: PagePoint): boolean {
  let sign = 0
  for (let i = 0; i < 4; i += 1) {
    const from = quad[i as 0 | 1 | 2 | 3]
    const to = quad[((i + 1) % 4) as 0 | 1 | 2 | 3]
    const cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    if (cross === 0) continue
    if (sign !== 0 && Math.sign(cross) !== sign) return false
    sign = Math.sign(cross)
  }
  return true
}

/** The middle of a quad. */
export const middleOf = (quad: PageQuad): PagePoint => ({
  x: (quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4,
  y: (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4,
})

/** The word under a point; null where there is none. */
export function wordAt(words: readonly PageWord[], point: PagePoint): PageWord | null {
  return words.find((word) => inQuad(word.quad, point)) ?? null
}

/** The words whose middle lies in a lasso, in reading order. */
export function wordsIn(words: readonly PageWord[], lasso: PageBox): readonly PageWord[] {
  return words.filter((word) => {
    const at = middleOf(word.quad)
    return at.x >= lasso.x && at.x <= lasso.x + lasso.width && at.y >= lasso.y && at.y <= lasso.y + lasso.height
  })
}

/** The words whose middle lies in a quad, in reading order: where the page lies askew, those of its own lines alone. */
export const wordsInQuad = (words: readonly PageWord[], quad: PageQuad): readonly PageWord[] =>
  words.filter((word) => inQuad(quad, middleOf(word.quad)))

/** Words as one text: in their order, lines joined by a blank. */
export const textOf = (words: readonly PageWord[]): string => words.map((word) => word.text).join(' ')

/** Words that may be shown and taken: those under a mask are neither. */
export function unmaskedWords(words: readonly PageWord[], masks: readonly PageQuad[]): readonly PageWord[] {
  if (masks.length === 0) return words
  return words.filter((word) => !masks.some((mask) => inQuad(mask, middleOf(word.quad))))
}

/** The box between two corners of a drag. */
export function boxBetween(from: PagePoint, to: PagePoint): PageBox {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  }
}

/** How many lines of words lie in a quad; at least one. */
export function linesIn(words: readonly PageWord[], quad: PageQuad): number {
  return Math.max(1, new Set(wordsInQuad(words, quad).map((word) => word.line)).size)
}
