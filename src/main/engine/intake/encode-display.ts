import type { ColourRaster, SourcePage } from '../model'
import { sharp } from './sharp'

const DISPLAY_QUALITY = 88

/** Encodes a page's pixels for the desk. */
export async function encodeDisplay(colour: ColourRaster): Promise<SourcePage['encoded']> {
  const { width, height, data } = colour
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: DISPLAY_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { mime: 'image/jpeg', bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
}
