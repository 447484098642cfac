/** The words of a page that was read before, in its upright frame: what a human draws edges between. */
import { boxAround, mapCorners, quadOf, turnedBy, type Box, type PageQuad } from '../../../../../shared/domain/geometry'
import { readingAngle, type PageReading } from '../../../../../shared/domain/reading'
import type { LaidWord } from '../../layout/layout'

export interface LaidPage {
  readonly page: number
  /** Radians; the page is turned back by it. */
  readonly angle: number
  readonly words: readonly LaidWord[]
  /** Median height of a word. */
  readonly textHeight: number
}

/** Lays the words of a page out upright, by its own slope or by that of edges that were drawn on it. */
export function laidPage({ index, words }: PageReading, angle = readingAngle(words)): LaidPage {
  const laid = words.map(({ text, confidence, quad }): LaidWord => ({
    text,
    confidence,
    quad,
    box: uprightBox(quad, angle),
    page: index,
    chars: [],
    script: 'latin',
  }))
  const heights = laid.map(({ box }) => box.height).sort((a, b) => a - b)
  return { page: index, angle, words: laid, textHeight: heights[heights.length >> 1] ?? 1 }
}

/** A place of the page in its upright frame. */
export function uprightBox(quad: PageQuad, angle: number): Box<'sheet'> {
  const { x, y, width, height } = boxAround(quad.map(turnedBy(-angle)))
  return { x, y, width, height }
}

/** A place of the upright frame on the page. */
export const onPage = ({ x, y, width, height }: Box<'sheet'>, angle: number): PageQuad =>
  mapCorners(quadOf<'page'>({ x, y, width, height }), turnedBy(angle))
