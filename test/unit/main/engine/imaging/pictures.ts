import { invert, mapPoint } from '../../../../../src/main/engine/imaging'
import { rectangleToQuad } from '../../../../../src/main/engine/imaging/matrix'
import type { ColourRaster, PageQuad, SourcePage } from '../../../../../src/main/engine/model'

export type Colour = readonly [red: number, green: number, blue: number]

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function blank(width: number, height: number, colour: Colour): ColourRaster {
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < data.length; i++) data[i] = colour[i % 3]!
  return { width, height, data }
}

export function fill(raster: ColourRaster, x: number, y: number, width: number, height: number, colour: Colour): void {
  for (let row = Math.max(0, y); row < Math.min(raster.height, y + height); row++) {
    for (let column = Math.max(0, x); column < Math.min(raster.width, x + width); column++) {
      raster.data.set(colour, (row * raster.width + column) * 3)
    }
  }
}

/** A line of shapes of the size of letters: two stems and a bar, or a stem and two bars, no font needed. */
export function writeLine(
  raster: ColourRaster,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): void {
  const ink: Colour = [30, 30, 40]
  const stroke = Math.max(2, Math.round(height / 7))
  for (let left = x; left < x + width - height;) {
    const letter = Math.round(height * (0.5 + 0.2 * random()))
    fill(raster, left, y, stroke, height, ink)
    if (random() < 0.5) fill(raster, left + letter - stroke, y, stroke, height, ink)
    fill(raster, left, y + Math.round((height - stroke) * random()), letter, stroke, ink)
    fill(raster, left, random() < 0.5 ? y : y + height - stroke, letter, stroke, ink)
    left += letter + Math.round(height * (random() < 0.18 ? 0.7 : 0.22))
  }
}

/** A card of 1000 x 630 with a photo and lines of text. */
export function card(random: () => number, colour: Colour = [205, 222, 235]): ColourRaster {
  const raster = blank(1000, 630, colour)
  fill(raster, 720, 180, 200, 260, [120, 90, 80])
  for (let row = 0; row < 9; row++) writeLine(raster, 50, 40 + row * 62, 380 + 220 * random(), 22, random)
  return raster
}

/** A page of text, 1240 x 1754. */
export function textPage(random: () => number): ColourRaster {
  const raster = blank(1240, 1754, [247, 247, 245])
  for (let row = 0; row < 38; row++) writeLine(raster, 110, 120 + row * 40, 600 + 400 * random(), 16, random)
  return raster
}

/** Lays a picture on another so that its corners come to lie on the quad. */
export function lay(ground: ColourRaster, top: ColourRaster, quad: PageQuad): void {
  const toTop = invert(rectangleToQuad(top.width, top.height, quad))
  for (let y = 0; y < ground.height; y++) {
    for (let x = 0; x < ground.width; x++) {
      const { x: u, y: v } = mapPoint<'sheet'>(toTop, x + 0.5, y + 0.5)
      if (u < 0.5 || v < 0.5 || u >= top.width - 0.5 || v >= top.height - 0.5) continue
      const at = (Math.floor(v) * top.width + Math.floor(u)) * 3
      ground.data.set(top.data.subarray(at, at + 3), (y * ground.width + x) * 3)
    }
  }
}

/** Wood: bands along x, with grain. */
export function wood(width: number, height: number, random: () => number): ColourRaster {
  const raster = blank(width, height, [0, 0, 0])
  for (let y = 0; y < height; y++) {
    const band = 18 * Math.sin(y / 9 + 2 * Math.sin(y / 31)) + 10 * (random() - 0.5)
    for (let x = 0; x < width; x++) {
      const tone = band + 8 * Math.sin(x / 57 + y / 13) + 6 * (random() - 0.5)
      raster.data.set([118 + tone, 82 + tone, 52 + tone * 0.8], (y * width + x) * 3)
    }
  }
  return raster
}

export function pageOf(colour: ColourRaster): SourcePage {
  return { index: 0, colour, textLayer: null, drawn: true, encoded: { mime: 'image/png', bytes: new Uint8Array() } }
}

/** The corners of a rectangle turned about its middle. */
export function turned(cx: number, cy: number, width: number, height: number, degrees: number): PageQuad {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const at = (u: number, v: number) => ({
    x: cx + u * width * cos - v * height * sin,
    y: cy + u * width * sin + v * height * cos,
  })
  return [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)]
}
