import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api'
import type { PdfLibrary } from './library'

/** How wide a font's character is, in ems; undefined where the page does not draw it. */
export type GlyphWidths = (font: string, char: string) => number | undefined

/** What the fonts of a page themselves say, by the glyphs that it draws. */
export function glyphWidths(list: PDFOperatorList, ops: PdfLibrary['OPS']): GlyphWidths {
  const fonts = new Map<string, Map<string, number>>()
  let widths = new Map<string, number>()
  list.fnArray.forEach((operation, i) => {
    const [first] = list.argsArray[i] ?? []
    if (operation === ops.setFont) {
      const font = String(first)
      widths = fonts.get(font) ?? new Map<string, number>()
      fonts.set(font, widths)
    } else if (operation === ops.showText && Array.isArray(first)) {
      for (const glyph of first as readonly unknown[])
        if (isGlyph(glyph) && glyph.width > 0) widths.set(glyph.unicode, glyph.width / 1000)
    }
  })
  return (font, char) => fonts.get(font)?.get(char)
}

const isGlyph = (one: unknown): one is { readonly unicode: string; readonly width: number } =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as { unicode?: unknown }).unicode === 'string' &&
  typeof (one as { width?: unknown }).width === 'number'
