import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { CodedError } from '../../../../shared/errors/coded-error'
import { unknownSign, type ColourRaster, type PageQuad, type SourcePage, type TextLine } from '../../model'
import { encodeDisplay } from '../encode-display'
import type { IntakeLimits } from '../limits'
import { documentOptions, pdfLibrary, type PdfLibrary } from './library'
import { markedTexts } from './marked-texts'
import { pdfObjects, type PdfObjects } from './objects'
import { pageContent, type PageContent } from './page-content'
import { rasterScale } from './raster-scale'
import { textLayer } from './text-layer'

/** Yields the pages of a PDF. Throws DAMAGED, PASSWORD_PROTECTED, TOO_LARGE. */
export async function* decodePdf(
  bytes: Uint8Array,
  limits: IntakeLimits,
  pictures: boolean,
): AsyncGenerator<SourcePage> {
  checkEnd(bytes)
  const library = await pdfLibrary()
  const document = await openDocument(library, bytes, limits)
  try {
    const pages = document.numPages
    if (pages > limits.maxPages) throw new CodedError('TOO_LARGE', `${pages} pages`)
    const objects = onFirstUse(() => pdfObjects(bytes))
    for (let index = 0; index < pages; index++)
      yield await decodePage(library, document, objects, index, limits, pictures)
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Bytes at the end in which the end marker must stand; programs append a little after it. */
const END_WINDOW = 4096

/** The library repairs a file that was cut short by leaving pages out; half a document must not pass for one. */
function checkEnd(bytes: Uint8Array): void {
  const end = Buffer.from(
    bytes.buffer,
    bytes.byteOffset + Math.max(0, bytes.length - END_WINDOW),
    Math.min(bytes.length, END_WINDOW),
  )
  if (!end.includes('%%EOF') && !end.includes('startxref')) throw new CodedError('DAMAGED')
}

async function openDocument(library: PdfLibrary, bytes: Uint8Array, limits: IntakeLimits): Promise<PDFDocumentProxy> {
  // A copy, because the library takes the buffer away from whoever passes it.
  const task = library.getDocument({
    ...documentOptions,
    data: new Uint8Array(bytes),
    maxImageSize: limits.maxPixels,
  })
  try {
    return await task.promise
  } catch (cause) {
    await task.destroy()
    const locked = cause instanceof Error && cause.name === 'PasswordException'
    throw new CodedError(locked ? 'PASSWORD_PROTECTED' : 'DAMAGED', null, { cause })
  }
}

async function decodePage(
  library: PdfLibrary,
  document: PDFDocumentProxy,
  objects: () => PdfObjects | null,
  index: number,
  limits: IntakeLimits,
  pictures: boolean,
): Promise<SourcePage> {
  try {
    const page = await document.getPage(index + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    const operations = await page.getOperatorList()
    const content = pageContent(operations, library.OPS, width * height)
    const viewport = page.getViewport({ scale: rasterScale(width, height, content, limits) })
    const marked = () => {
      const all = page.ref ? objects() : null
      return all && page.ref ? markedTexts(all, page.ref.num) : null
    }
    const text = await page.getTextContent()
    const unitOf = (font: string) => unitOfFont(page, font)
    const lines = textLayer({ text, operations, ops: library.OPS, viewport, content, unitOf, marked })
    const drawn = pictures || lines === null || mayHoldCode(content) || lines.some(hasUnknownSign)
    const colour = drawn ? await drawPage(page, viewport) : undrawn(viewport)
    page.cleanup()
    return { index, colour, textLayer: lines, drawn, encoded: pictures ? await encodeDisplay(colour) : null }
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('DAMAGED', `page ${index + 1}`, { cause })
  }
}

/** Fonts whose signs are drawings have a unit of their own; all others measure in thousandths of an em. */
function unitOfFont({ commonObjs }: PDFPageProxy, font: string): number {
  const told: unknown = commonObjs.has(font) ? commonObjs.get(font) : null
  const matrix: unknown = typeof told === 'object' && told !== null && 'fontMatrix' in told ? told.fontMatrix : null
  return Array.isArray(matrix) && typeof matrix[0] === 'number' && matrix[0] > 0 ? matrix[0] : 0.001
}

/** Few files need to be read beside the library: those in scripts of India. */
function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** A code is a picture, or hundreds of little squares. */
const mayHoldCode = ({ imageShare, shapes }: PageContent): boolean => imageShare > 0 || shapes > codeShapes
const codeShapes = 400

/** What the font does not say is read from the page's pixels. */
const hasUnknownSign = ({ words }: TextLine<PageQuad>): boolean => words.some(({ text }) => text.includes(unknownSign))

const undrawn = (viewport: ReturnType<PDFPageProxy['getViewport']>): ColourRaster => ({
  width: Math.max(1, Math.round(viewport.width)),
  height: Math.max(1, Math.round(viewport.height)),
  data: new Uint8Array(),
})

async function drawPage(page: PDFPageProxy, viewport: ReturnType<PDFPageProxy['getViewport']>): Promise<ColourRaster> {
  const width = Math.max(1, Math.round(viewport.width))
  const height = Math.max(1, Math.round(viewport.height))
  const canvas = createCanvas(width, height)
  // The library types its canvas as the browser's; ours draws the same calls.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  const rgba = canvas.data()
  const data = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < data.length; from += 4) {
    data[to++] = rgba[from]!
    data[to++] = rgba[from + 1]!
    data[to++] = rgba[from + 2]!
  }
  return { width, height, data }
}
