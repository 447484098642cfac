import { nativeImage } from 'electron'
import { boxAround } from '../../shared/domain/geometry'
import type { ImageTools } from '../services'

/** Bytes of a pixel in a bitmap: blue, green, red, alpha. */
const pixel = 4
/** Pixels around a place that are painted over with it: the edges of digits lie outside their box. */
const margin = 4

/** JPEG and PNG, decoded and encoded by Electron: its process does not bear the imaging library (docs/adr/0004). */
export const nativeImages: ImageTools = {
  cover(bytes, places) {
    const image = nativeImage.createFromBuffer(Buffer.from(bytes))
    if (image.isEmpty()) return null
    const { width, height } = image.getSize()
    const bitmap = Buffer.from(image.toBitmap())
    for (const place of places) {
      const box = boxAround(place)
      const [left, right] = [clamp(box.x - margin, width), clamp(box.x + box.width + margin, width)]
      const [top, bottom] = [clamp(box.y - margin, height), clamp(box.y + box.height + margin, height)]
      for (let y = top; y < bottom; y += 1) {
        const at = (y * width + left) * pixel
        // Opaque black: each pixel 0, 0, 0, 255.
        for (let i = at; i < at + (right - left) * pixel; i += pixel) bitmap.writeUInt32BE(0x000000ff, i)
      }
    }
    return nativeImage.createFromBitmap(bitmap, { width, height }).toPNG()
  },

  crop(bytes, box) {
    const image = nativeImage.createFromBuffer(Buffer.from(bytes))
    if (image.isEmpty()) return null
    const { width, height } = image.getSize()
    const [x, y] = [clamp(box.x, width), clamp(box.y, height)]
    const part = { x, y, width: clamp(box.x + box.width, width) - x, height: clamp(box.y + box.height, height) - y }
    return part.width < 1 || part.height < 1 ? null : image.crop(part).toPNG()
  },
}

const clamp = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most))
