import type { SKRSContext2D } from '@napi-rs/canvas'
import { CodedError } from '../../../../shared/errors/coded-error'

/** The longer side of an A4 sheet, in points: what pictures of pages are taken to show. */
const longSide = 842
/** Of JPEG, 0 to 100: print stays as legible as it was, at a tenth of the size. */
const quality = 90

/**
 * Pictures of pages as one PDF, a picture a page, each drawn anew from its pixels: nothing else of the files goes
 * along. The library is loaded when first asked for. Throws DAMAGED where a picture cannot be drawn.
 */
export async function bindPages(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const { loadImage, PDFDocument } = await import('@napi-rs/canvas')
  const document = new PDFDocument({ producer: 'Veridesk', encodingQuality: quality })
  for (const bytes of pictures) {
    const picture = await loadImage(bytes).catch((cause: unknown) => {
      throw new CodedError('DAMAGED', null, { cause })
    })
    const scale = longSide / Math.max(picture.width, picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    // The library's types name the context of a browser, which this layer does not know.
    const page = document.beginPage(width, height) as unknown as SKRSContext2D
    page.drawImage(picture, 0, 0, width, height)
    document.endPage()
  }
  return document.close()
}
