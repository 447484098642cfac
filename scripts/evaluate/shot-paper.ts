/** A PDF's pages as a scanner, a copier or a phone would have brought them. */
import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist'
import { documentOptions, pdfLibrary } from '../../src/main/engine/intake/pdf/library'
import { asSharp } from '../../test/generator/degrade/effects'
import type { Profile } from '../../test/generator/degrade/profile'
import { fromCanvas, type Raster } from '../../test/generator/degrade/raster'
import { Random } from '../../test/generator/random'
import { encode, scannedPdf } from '../../test/generator/render'

const dpi = 200
/** Pixels that A4 is wide. A wider page lies on its side: scanners take no other, and whoever holds a phone turns it. */
const sheetWidth = (210 / 25.4) * dpi
/** Inches of the longer side of what lies on a sheet or a table like a card, as a cheque does. */
const longestCard = 8.1

/** The same name and profile make the same picture: an image of one page, a PDF of pictures of more. */
export async function shotPaper(pdf: Uint8Array, profile: Profile, name: string): Promise<Uint8Array> {
  const random = new Random(name)
  const shots = []
  for (const raster of await drawn(pdf)) {
    const form = Math.max(raster.width, raster.height) < longestCard * dpi ? 'card' : 'page'
    shots.push(await profile.shoot({ raster, form, dpi }, random.fork(`shot-${shots.length}`)))
  }
  const [first] = shots
  if (!first) throw new Error(`${name} has no page`)
  return shots.length === 1 ? (await encode(first)).bytes : scannedPdf(shots)
}

async function drawn(pdf: Uint8Array): Promise<Raster[]> {
  const library = await pdfLibrary()
  const task = library.getDocument({ ...documentOptions, data: new Uint8Array(pdf) })
  try {
    const document = await task.promise
    const rasters: Raster[] = []
    for (let page = 1; page <= document.numPages; page++) rasters.push(await drawPage(await document.getPage(page)))
    return rasters
  } finally {
    await task.destroy()
  }
}

async function drawPage(page: PDFPageProxy): Promise<Raster> {
  const viewport = page.getViewport({ scale: dpi / 72 })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  // The library types its canvas as the browser's; ours draws the same calls.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  const raster = fromCanvas(canvas)
  return raster.width > sheetWidth + 1 ? onItsSide(raster) : raster
}

async function onItsSide(raster: Raster): Promise<Raster> {
  const { data, info } = await asSharp(raster).rotate(90).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
