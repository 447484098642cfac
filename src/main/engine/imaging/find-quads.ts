import type { ColourRaster, PageQuad } from '../model'
import { findEdges } from './edges'
import { quadCandidates } from './quad-candidates'
import { borderStep, contains, isPaperShaped, letterHeights, overlap, textLevel } from './quad-checks'
import { shrinkColour } from './shrink-colour'
import { findStraightLines } from './straight-lines'
import type { TextInk } from './text-ink'

const LONG_SIDE = 512
/** Levels by which a card differs from what lies around it. A frame that is only printed has none. */
const MIN_BORDER_STEP = 9
const MIN_LETTERS = 8
const MAX_QUADS = 4

export interface FoundQuad {
  readonly quad: PageQuad
  /** Share of its sides that are edges, 0..1. */
  readonly support: number
  /** Letter shapes inside, and their median height in page pixels. */
  readonly letters: number
  readonly letterHeight: number
}

/**
 * Finds the cards and pages that lie on a picture, in page space, the best first. Doubtful ones are left out: a
 * wrong quadrilateral costs more than none.
 */
export function findQuads(colour: ColourRaster, ink: TextInk): FoundQuad[] {
  const factor = Math.max(1, Math.ceil(Math.max(colour.width, colour.height) / LONG_SIDE))
  const picture = shrinkColour(colour, factor)
  const lines = findStraightLines(findEdges(picture))
  const accepted: FoundQuad[] = []
  for (const { quad: small, support } of quadCandidates(lines, picture.width, picture.height)) {
    if (accepted.length === MAX_QUADS) break
    if (!isPaperShaped(small)) continue
    if (borderStep(picture, small) < MIN_BORDER_STEP) continue
    const quad = enlarge(small, factor)
    if (accepted.some((other) => overlap(other.quad, quad))) continue
    const heights = letterHeights(ink, (x, y) => contains(quad, x, y))
    if (heights.length < MIN_LETTERS || !textLevel(ink, quad)) continue
    accepted.push({ quad, support, letters: heights.length, letterHeight: heights[heights.length >> 1]! })
  }
  return accepted
}

/** Edge pixels are named by their column and row; their centres lie half a pixel further. */
function enlarge(quad: PageQuad, factor: number): PageQuad {
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor }))
  return [a!, b!, c!, d!]
}
