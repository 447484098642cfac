import { createCanvas, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { asSharp } from './degrade/effects'
import type { Shot } from './degrade/profile'
import { fromCanvas, type Raster } from './degrade/raster'
import { registerFonts } from './fonts'
import type { Composition } from './layout'
import { Pen, type DrawnText } from './pen'

/** Draws a composition on pixels; transparent outside the rounded corners. */
export function toPixels(composition: Composition): { raster: Raster; texts: readonly DrawnText[] } {
  registerFonts()
  const canvas = createCanvas(composition.width, composition.height)
  const ctx = canvas.getContext('2d')
  ctx.beginPath()
  ctx.roundRect(0, 0, composition.width, composition.height, composition.corner)
  ctx.clip()
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, composition.width, composition.height)
  const pen = new Pen(ctx)
  composition.draw(pen)
  return { raster: fromCanvas(canvas), texts: pen.texts }
}

const points = (pixels: number, dpi: number): number => (pixels * 72) / dpi

/** The library's type of a PDF page's context lacks most of what the context can do. */
function beginPage(document: PDFDocument, width: number, height: number): SKRSContext2D {
  return document.beginPage(width, height) as unknown as SKRSContext2D
}

/** Draws a composition on a PDF page of its own size, its text as text. */
export function toTextPdf(composition: Composition): Uint8Array {
  registerFonts()
  const document = new PDFDocument()
  const ctx = beginPage(
    document,
    points(composition.width, composition.dpi),
    points(composition.height, composition.dpi),
  )
  ctx.scale(72 / composition.dpi, 72 / composition.dpi)
  composition.draw(new Pen(ctx))
  document.endPage()
  return document.close()
}

/** The bytes of a shot, and how its file's name ends. */
export async function encode(shot: Shot): Promise<{ bytes: Uint8Array; extension: 'png' | 'jpg' | 'pdf' }> {
  const flat = asSharp(shot.raster).removeAlpha()
  if (shot.encode === 'png') return { bytes: await flat.png({ compressionLevel: 6 }).toBuffer(), extension: 'png' }
  if (shot.encode === 'pdf')
    return { bytes: await imagePdf(await flat.jpeg({ quality: 84 }).toBuffer()), extension: 'pdf' }
  return { bytes: await flat.jpeg({ quality: shot.encode.jpeg }).toBuffer(), extension: 'jpg' }
}

/** A PDF of one scanned page, A4 wide, without a text layer. */
async function imagePdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const image = await loadImage(jpeg)
  const width = 595
  const height = Math.round((width * image.height) / image.width)
  const document = new PDFDocument()
  beginPage(document, width, height).drawImage(image, 0, 0, width, height)
  document.endPage()
  return document.close()
}
