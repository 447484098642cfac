import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Random } from '../../test/generator/random'
import type { GreyRaster } from '../../src/main/engine/model'
import { glyphsOf } from '../../src/main/engine/reading/digits/glyphs'
import { glyphImage } from '../../src/main/engine/reading/digits/glyph-image'

const zero = 0x966
/** Pixels a side of the clean drawing, and of the type on it. */
const field = 120
const size = 64

/** A digit of a face as a page of 100 to 300 dpi shows it, worn and a little aslant; null where nothing is left. */
export function drawDigit(face: string, digit: number, random: Random): Float32Array | null {
  const drawn = worn(clean(face, digit, random), random)
  const glyph = glyphsOf(drawn)(drawn.width / 2, drawn.width / 4)
  return glyph && glyphImage(glyph)
}

function clean(face: string, digit: number, random: Random): Canvas {
  const canvas = createCanvas(field, field)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, field, field)
  pen.fillStyle = 'black'
  pen.translate(field / 2, field / 2)
  pen.rotate(random.between(-0.04, 0.04))
  const italic = random.chance(0.3) ? 0.15 : 0.05
  pen.transform(1, 0, random.between(-italic, italic), random.between(0.9, 1.1), 0, 0)
  pen.font = `${size}px ${face}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String.fromCharCode(zero + digit), 0, 0)
  return canvas
}

function worn(drawn: Canvas, random: Random): GreyRaster {
  const side = Math.round((field * random.between(9, 35)) / 40)
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  if (random.chance(0.4)) pen.filter = `blur(${random.between(0.2, 1.2)}px)`
  pen.drawImage(drawn, 0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  const [ink, noise] = [random.between(0, 90), random.between(0, 20)]
  const gamma = random.chance(0.3) ? random.between(0.5, 1.5) : 1
  const light = (at: number): number => ink + (data[4 * at]! / 255) ** gamma * (245 - ink)
  return {
    width: side,
    height: side,
    data: Uint8Array.from({ length: side * side }, (_, at) =>
      Math.min(255, Math.max(0, light(at) + random.between(-noise, noise))),
    ),
  }
}
