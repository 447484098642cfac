import { createCanvas, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { asSharp } from './degrade/effects'
import type { Shot } from './degrade/profile'
import { fromCanvas, type Raster } from './degrade/raster'
import { registerFonts } from './fonts'
import type { Composition } from './layout'
import { Pen, type DrawnText } from './pen'

/** All pages of a composition, in order. */
export const drawings = (composition: Composition): readonly ((pen: Pen) => void)[] => [
  (pen) => composition.draw(pen),
  ...(composition.more ?? []),
]

/** Draws a page of a composition on pixels; transparent outside the rounded corners. */
export function toPixels(
  composition: Composition,
  draw: (pen: Pen) => void = (pen) => composition.draw(pen),
): { raster: Raster; texts: readonly DrawnText[] } {
  registerFonts()
  const canvas = createCanvas(composition.width, composition.height)
  const ctx = canvas.getContext('2d')
  ctx.beginPath()
  ctx.roundRect(0, 0, composition.width, composition.height, composition.corner)
  ctx.clip()
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, composition.width, composition.height)
  const pen = new Pen(ctx)
  draw(pen)
  return { raster: fromCanvas(canvas), texts: pen.texts }
}

const points = (pixels: number, dpi: number): number => (pixels * 72) / dpi

/** The library's type of a PDF page's context lacks most of what the context can do. */
function beginPage(document: PDFDocument, width: number, height: number): SKRSContext2D {
  return document.beginPage(width, height) as unknown as SKRSContext2D
}

/** Draws a composition on PDF pages of its own size, its text as text. */
export function toTextPdf(composition: Composition): Uint8Array {
  registerFonts()
  const document = new PDFDocument()
  const [width, height] = [points(composition.width, composition.dpi), points(composition.height, composition.dpi)]
  for (const draw of drawings(composition)) {
    const ctx = beginPage(document, width, height)
    ctx.scale(72 / composition.dpi, 72 / composition.dpi)
    draw(new Pen(ctx))
    document.endPage()
  }
  return document.close()
}

/** The bytes of a shot, and how its file's name ends. */
export async function encode(shot: Shot): Promise<{ bytes: Uint8Array; extension: 'png' | 'jpg' | 'pdf' }> {
  const flat = asSharp(shot.raster).removeAlpha()
  if (shot.encode === 'png') return { bytes: await flat.png({ compressionLevel: 6 }).toBuffer(), extension: 'png' }
  if (shot.encode === 'pdf') return { bytes: await scannedPdf([shot]), extension: 'pdf' }
  return { bytes: await flat.jpeg({ quality: shot.encode.jpeg }).toBuffer(), extension: 'jpg' }
}

/** A PDF of scanned pages, A4 wide, without a text layer. */
export async function scannedPdf(shots: readonly Shot[]): Promise<Uint8Array> {
  const document = new PDFDocument()
  const width = 595
  for (const { raster, encode } of shots) {
    const quality = typeof encode === 'object' ? encode.jpeg : 84
    const image = await loadImage(await asSharp(raster).removeAlpha().jpeg({ quality }).toBuffer())
    const height = Math.round((width * image.height) / image.width)
    beginPage(document, width, height).drawImage(image, 0, 0, width, height)
    document.endPage()
  }
  return document.close()
}
