import type { ImageQuality, PageQuad, Sheet, SheetBox, SourcePage, TextLine } from '../../model'
import { mapQuad } from '../matrix'
import { sampleCard } from './card-samples'
import { colourfulness } from './colourfulness'
import { isCut, isWhole } from './cut-side'
import { screenPattern } from './screen-pattern'
import { sharpness } from './sharpness'

/**
 * Measures the picture of a page inside what one of its sheets shows; `lines` are what was read of the sheet. What few
 * types ask about, and takes long, is measured when it is first asked for: the answer keeps the pixels of the page.
 */
export function measureQuality(page: SourcePage, sheet: Sheet, lines: readonly TextLine<SheetBox>[]): ImageQuality {
  const { toPage, method } = sheet
  const { width, height } = sheet.grey
  const { colour } = page
  const card = mapQuad({ x: 0, y: 0, width, height }, toPage)
  const whole = isWhole(card, page, sheet)
  // Where the sides of the card were not seen, the sheet shows what it lies on too: tiles and cloth are no screen.
  const printed = method === 'quad' ? card : (printOn(sheet, lines) ?? card)
  let [colours, screen]: (number | null)[] = [null, null]
  return {
    sharpness: sharpness(sheet.blur * scaleOf(sheet)),
    get colourfulness() {
      return (colours ??= colourfulness(sampleCard(colour, { width, height, toPage })))
    },
    get screenPattern() {
      return (screen ??= screenPattern(colour, printed))
    },
    cut: !whole && method === 'quad' && isCut(card, page),
    whole,
  }
}

/** Fewer words than this do not tell where the card lies. */
const LEAST_WORDS = 3

/** Where the print stands that was surely read; patterns around a card are read as short words or unsure ones. */
function printOn(sheet: Sheet, lines: readonly TextLine<SheetBox>[]): PageQuad | null {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, confidence }) => confidence > 0.9 && /^[\p{L}\p{M}\p{N}.,:/'-]{4,}$/u.test(text))
  if (words.length < LEAST_WORDS) return null
  const [x, y] = [Math.min(...words.map((w) => w.place.x)), Math.min(...words.map((w) => w.place.y))]
  const right = Math.max(...words.map((w) => w.place.x + w.place.width))
  const bottom = Math.max(...words.map((w) => w.place.y + w.place.height))
  return mapQuad({ x, y, width: right - x, height: bottom - y }, sheet.toPage)
}

/** Longer side of a card in pixels at which widths of edges are compared. */
const CARD_WIDTH = 1080

/** A card that was enlarged for its small print is no less sharp for that. */
function scaleOf({ form, grey: { width, height } }: Sheet): number {
  return form === 'card' ? Math.min(1, CARD_WIDTH / Math.max(width, height)) : 1
}
