import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Shot } from '../../generator/degrade/profile'

/** An image, by its path or its bytes, as a page that a scanner made. */
export async function toRaster(image: string | Uint8Array): Promise<Shot> {
  const bytes = typeof image === 'string' ? readFileSync(image) : image
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raster = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  return { raster: raster as Shot['raster'], matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1], encode: { jpeg: 90 } }
}
