import type { PageViewport } from 'pdfjs-dist'
import type { TextContent } from 'pdfjs-dist/types/src/display/api'
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

/** How far a font's letters reach above and below the line, in ems. */
export interface FontExtent {
  readonly ascent: number
  readonly descent: number
}

/** What the library says of a font, or what most of them have. */
export const extentOf = (style: { readonly ascent?: number; readonly descent?: number } | undefined): FontExtent => ({
  ascent: style?.ascent || DEFAULT_ASCENT,
  descent: Math.abs(style?.descent || DEFAULT_DESCENT),
})

/** Cuts the items of a page's text at their spaces and places the pieces in page space. */
export function textRuns(text: TextContent, viewport: PageViewport, widths?: GlyphWidths): TextRun[] {
  const toPage = viewport.transform as unknown as Affine
  const scale = Math.sqrt(Math.abs(toPage[0] * toPage[3] - toPage[1] * toPage[2]))
  return text.items.flatMap((item) => {
    if (!('str' in item) || item.width <= 0) return []
    const matrix = item.transform as unknown as Affine
    const ems = (item.width * scale) / lengthOf(multiplyAffine(toPage, matrix))
    const offsets = advances(item.str, (char) => widths?.(item.fontName, char))
    return runsAlong(item.str, matrix, ems, toPage, extentOf(text.styles[item.fontName]), offsets)
  })
}

const lengthOf = ([a, b]: Affine): number => Math.hypot(a, b)

/** The pieces of a text that begins at a matrix of one em, and is so many ems long; cut at its spaces. */
export function runsAlong(
  text: string,
  matrix: Affine,
  ems: number,
  toPage: Affine,
  { ascent, descent }: FontExtent,
  offsets: readonly number[] = advances(text),
): TextRun[] {
  const placed = multiplyAffine(toPage, matrix)
  const [a, b, c, d, e, f] = placed
  const length = lengthOf(placed)
  if (length === 0) return []
  const along = { x: a / length, y: b / length }
  const height = Math.abs(a * d - b * c) / length
  const width = ems * length
  return [...text.matchAll(/\S+/g)].map((match) => {
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
