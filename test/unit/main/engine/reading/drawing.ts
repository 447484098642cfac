import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { GreyRaster, Sheet } from '../../../../../src/main/engine/model'

const face = (name: string): string =>
  fileURLToPath(new URL(`../../../../../node_modules/@fontsource/${name}`, import.meta.url))
GlobalFonts.registerFromPath(face('arimo/files/arimo-latin-400-normal.woff2'), 'test-latin')
GlobalFonts.registerFromPath(face('noto-sans/files/noto-sans-devanagari-400-normal.woff2'), 'test-devanagari')

export interface Text {
  readonly text: string
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly size?: number
  readonly ink?: string
}

export const languageDir = fileURLToPath(new URL('../../../../../resources/language', import.meta.url))

/** A sheet of paper with texts, and bands under them: [x, y, width, height, colour]. */
export function draw(
  width: number,
  height: number,
  texts: readonly Text[],
  bands: readonly (readonly [number, number, number, number, string])[] = [],
): GreyRaster {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#f5f5f5'
  pen.fillRect(0, 0, width, height)
  for (const [x, y, w, h, colour] of bands) {
    pen.fillStyle = colour
    pen.fillRect(x, y, w, h)
  }
  for (const { text, x, y, size = 28, ink = '#141414' } of texts) {
    pen.font = `${size}px test-latin, test-devanagari`
    pen.fillStyle = ink
    pen.fillText(text, x, y)
  }
  const { data } = pen.getImageData(0, 0, width, height)
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!) }
}

/** `blur`: how wide its edges were, in pixels; sharp where not given. */
export const sheetOf = (grey: GreyRaster, blur = 0.6): Sheet => ({
  grey,
  toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  form: 'card',
  method: 'quad',
  blur,
})
