import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** The picture with paper over thin stripes of its right lower quarter, where its code is: it is seen, but not read. */
export async function withWornCode(path: string): Promise<Buffer> {
  const picture = sharp(readFileSync(path))
  const { width, height } = await picture.metadata()
  const stripes = Array.from({ length: 12 }, (_, i) => ({
    input: { create: { width: Math.round(width / 2), height: 6, channels: 3 as const, background: '#ffffff' } },
    left: Math.floor(width / 2),
    top: Math.round(height * (0.55 + i * 0.035)),
  }))
  return picture.composite(stripes).jpeg({ quality: 92 }).toBuffer()
}
