import type { PageViewport } from 'pdfjs-dist'
import type { TextContent } from 'pdfjs-dist/types/src/display/api'
import type { PageQuad, TextLine } from '../../model'
import { withoutGroundPrint } from './ground-print'
import type { GlyphWidths } from './glyph-widths'
import type { PageContent } from './page-content'
import { groupLines } from './text-lines'
import { textRuns } from './text-runs'
import { isUsableText } from './text-quality'

/** The words of a page in page space, or null where its text is missing, hidden or garbage. */
export function textLayer(
  text: TextContent,
  viewport: PageViewport,
  content: PageContent,
  widths?: GlyphWidths,
): readonly TextLine<PageQuad>[] | null {
  const runs = withoutGroundPrint(textRuns(text, viewport, widths))
  const pieces = runs.map((run) => run.text)
  if (!isUsableText(pieces, content)) return null
  return groupLines(runs)
}
