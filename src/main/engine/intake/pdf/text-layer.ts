import type { PDFOperatorList, TextContent } from 'pdfjs-dist/types/src/display/api'
import type { PageViewport } from 'pdfjs-dist'
import type { PageQuad, TextLine } from '../../model'
import { glyphRuns, type FontMeasures } from './glyph-runs'
import { glyphWidths } from './glyph-widths'
import { withoutGroundPrint } from './ground-print'
import type { PdfLibrary } from './library'
import type { PageContent } from './page-content'
import { groupLines } from './text-lines'
import { extentOf, textRuns, type TextRun } from './text-runs'
import { isUsableText } from './text-quality'

/** A page as the library tells of it. */
export interface ToldPage {
  readonly text: TextContent
  readonly operations: PDFOperatorList
  readonly ops: PdfLibrary['OPS']
  readonly viewport: PageViewport
  readonly content: PageContent
  /** How wide a unit is in which a font measures its signs, in ems. */
  readonly unitOf: (font: string) => number
  /** What the page says that its marked pieces read, in their order; null where that is not known. */
  readonly marked: () => readonly (string | null)[] | null
}

/** The words of a page in page space, or null where its text is missing, hidden or garbage. */
export function textLayer(page: ToldPage): readonly TextLine<PageQuad>[] | null {
  const runs = withoutGroundPrint(runsOf(page))
  const pieces = runs.map((run) => run.text)
  if (!isUsableText(pieces, page.content)) return null
  return groupLines(runs)
}

/** Letters of India, or signs without a letter: what they read together the library does not tell, and parts their words. */
const shaped = /[\u0900-\u0dff\0\ufffd]/

function runsOf(page: ToldPage): readonly TextRun[] {
  const { text, operations, ops, viewport } = page
  const isShaped = text.items.some((item) => 'str' in item && shaped.test(item.str))
  const marked = isShaped ? page.marked() : null
  const bySign = marked?.some((said) => said !== null)
    ? glyphRuns(operations, ops, viewport, fontsOf(page), marked)
    : null
  return bySign ?? textRuns(text, viewport, glyphWidths(operations, ops))
}

function fontsOf({ text, unitOf }: ToldPage): (font: string) => FontMeasures {
  const known = new Map<string, FontMeasures>()
  return (font) => {
    const measures = known.get(font) ?? { extent: extentOf(text.styles[font]), unit: unitOf(font) }
    known.set(font, measures)
    return measures
  }
}
