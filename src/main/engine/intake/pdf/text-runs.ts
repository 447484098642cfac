import type { PageViewport } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'
import type { PagePoint } from '../../model'
import { multiplyAffine, type Affine } from './affine'
import { advances } from './advances'
import type { GlyphWidths } from './glyph-widths'

/** A piece of text without spaces, as one drawing call placed it; page space. */
export interface TextRun {
  readonly text: string
  /** Left end of the baseline. */
  readonly origin: PagePoint
  /** Unit vector along the baseline. */
  readonly along: PagePoint
  readonly width: number
  /** Above the baseline. */
  readonly ascent: number
  /** Below the baseline, positive. */
  readonly descent: number
}

const DEFAULT_ASCENT = 0.8
const DEFAULT_DESCENT = 0.2
/** Some faces reserve room far above and below their letters: a box is as high as print, as a reader's is. */
const MOST_ASCENT = 0.8
const MOST_DESCENT = 0.22

/** Cuts the items of a page's text at their spaces and places the pieces in page space. */
export function textRuns(text: TextContent, viewport: PageViewport, widths?: GlyphWidths): TextRun[] {
  const toPage = viewport.transform as unknown as Affine
  const scale = Math.sqrt(Math.abs(toPage[0] * toPage[3] - toPage[1] * toPage[2]))
  return text.items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '' || item.width <= 0) return []
    const style = text.styles[item.fontName]
    const offsets = advances(item.str, (char) => widths?.(item.fontName, char))
    return itemRuns(
      item,
      toPage,
      scale,
      offsets,
      style?.ascent || DEFAULT_ASCENT,
      Math.abs(style?.descent || DEFAULT_DESCENT),
    )
  })
}

function itemRuns(
  item: TextItem,
  toPage: Affine,
  scale: number,
  offsets: readonly number[],
  ascent: number,
  descent: number,
): TextRun[] {
  const [a, b, c, d, e, f] = multiplyAffine(toPage, item.transform as unknown as Affine)
  const length = Math.hypot(a, b)
  if (length === 0) return []
  const along = { x: a / length, y: b / length }
  const height = Math.abs(a * d - b * c) / length
  const width = item.width * scale
  return [...item.str.matchAll(/\S+/g)].map((match) => {
    const from = offsets[match.index]! * width
    const to = offsets[match.index + match[0].length]! * width
    return {
      text: match[0],
      origin: { x: e + along.x * from, y: f + along.y * from },
      along,
      width: to - from,
      ascent: Math.min(ascent, MOST_ASCENT) * height,
      descent: Math.min(descent, MOST_DESCENT) * height,
    }
  })
}
