import type { ImageQuality, Sheet, SourcePage } from '../../model'
import { mapQuad } from '../matrix'
import { sampleCard } from './card-samples'
import { colourfulness } from './colourfulness'
import { isCut } from './cut-side'
import { glare } from './glare'
import { screenPattern } from './screen-pattern'
import { sharpness } from './sharpness'

/** Measures the picture of a page inside what one of its sheets shows. */
export function measureQuality(page: SourcePage, sheet: Sheet): ImageQuality {
  const { width, height } = sheet.grey
  const card = mapQuad({ x: 0, y: 0, width, height }, sheet.toPage)
  const samples = sampleCard(page.colour, sheet)
  return {
    sharpness: sharpness(sheet.blur * scaleOf(sheet)),
    glare: glare(samples),
    colourfulness: colourfulness(samples),
    screenPattern: screenPattern(page.colour, card),
    cut: sheet.method === 'quad' && isCut(card, page),
  }
}

/** Longer side of a card in pixels at which widths of edges are compared. */
const CARD_WIDTH = 1080

/** A card that was enlarged for its small print is no less sharp for that. */
function scaleOf({ form, grey: { width, height } }: Sheet): number {
  return form === 'card' ? Math.min(1, CARD_WIDTH / Math.max(width, height)) : 1
}
