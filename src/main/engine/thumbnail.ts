import sharp from 'sharp'
import type { PageQuad, QuarterTurn } from '../../shared/domain/geometry'
import type { PageImage } from './index'

const widest = 320

/** JPEG, 320 px wide at most, upright, with the given places painted over. Empty where there is no page. */
export async function thumbnailOf(page: PageImage | undefined, turn: QuarterTurn, masks: readonly PageQuad[]): Promise<Uint8Array> {
  if (!page) return new Uint8Array()
  const image = sharp(page.bytes)
  const { width = 1, height = 1 } = await image.metadata()
  const side = turn % 180 === 0 ? width : height
  const scale = Math.min(1, widest / side)
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const small = image.resize(w, h, { fit: 'fill' })
  const painted = masks.length > 0 ? small.composite([{ input: maskSvg(masks, scale, w, h) }]) : small
  // A turn would be applied before the masks in the same pass: the picture is finished first.
  const flat = await painted.flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { info } = flat
  const bytes = await sharp(flat.data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .rotate(turn)
    .jpeg({ quality: 78 })
    .toBuffer()
  return new Uint8Array(bytes)
}

function maskSvg(masks: readonly PageQuad[], scale: number, width: number, height: number): Buffer {
  const polygons = masks.map((quad) => `<polygon points="${quad.map((p) => `${p.x * scale},${p.y * scale}`).join(' ')}" fill="#222"/>`)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${polygons.join('')}</svg>`)
}
