import { mapCorners, type PageQuad, type QuarterTurn } from '../../shared/domain/geometry'
import { makeThumbnail, shrinkColour } from './imaging'
import type { SourcePage } from './model'

/** A page as small as its thumbnail needs it: pixels of all pages of a long file could not be kept. */
export interface SmallPage {
  readonly page: SourcePage
  /** How many pixels of the page became one. */
  readonly factor: number
}

/** Wider than a thumbnail, so that it can still be shrunk well. */
const leastSide = 480

export function smallPage(page: SourcePage): SmallPage {
  const { width, height } = page.colour
  const factor = Math.max(1, Math.floor(Math.min(width, height) / leastSide))
  return { page: { ...page, colour: shrinkColour(page.colour, factor) }, factor }
}

/** The thumbnail of a document; `masks` are places on its page. */
export function smallThumbnail(
  { page, factor }: SmallPage,
  turn: QuarterTurn,
  masks: readonly PageQuad[],
): Promise<Uint8Array> {
  const scaled = masks.map((quad) => mapCorners<'page', 'page'>(quad, ({ x, y }) => ({ x: x / factor, y: y / factor })))
  return makeThumbnail(page, turn, scaled)
}
