import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, type Raster } from '../../test/generator/degrade/raster'
import type { Random } from '../../test/generator/random'
import type { Texts } from './texts'

/** A text on a page, in its pixels. */
export interface DrawnText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Each sign stands in a box of its own. */
  readonly isBoxed?: boolean
}

export interface Face {
  readonly name: string
  readonly family: string
  /** Some faces draw Devanagari digits in the shapes of Latin ones: they are read as what they show. */
  readonly hasLatinShapes: boolean
}

/** Debian's package fonts-ocr-b; no package of the registry has it. */
const ocrB = '/usr/share/fonts/opentype/ocr-b/OCRB.otf'

/** Digits and marks of a Devanagari face lie in the file of its Latin letters. */
const latinOf = (text: string): string => text.replace(/-devanagari-(?=\d)/, '-latin-')

/** Makes the faces of a folder of `@fontsource` packages known to the canvas. */
export function registerFaces(folder: string, subset: 'latin' | 'devanagari'): Face[] {
  const packages = join(folder, '@fontsource')
  GlobalFonts.registerFromPath(ocrB, 'ocr-b')
  const upright = new RegExp(`-${subset}-(?:400|500|600|700)-normal\\.woff2$`)
  return readdirSync(packages).flatMap((family) =>
    readdirSync(join(packages, family, 'files'))
      .filter((file) => upright.test(file))
      .map((file) => {
        const [path, name] = [join(packages, family, 'files', file), file.replace('.woff2', '')]
        GlobalFonts.registerFromPath(path, name)
        if (subset === 'devanagari') GlobalFonts.registerFromPath(latinOf(path), latinOf(name))
        return { name, family, hasLatinShapes: subset === 'devanagari' && drawsLatinShapes(name) }
      }),
  )
}

/** A face by its name, `size` pixels high; digits and marks may lie in the file of its Latin letters. */
export const fontOf = (name: string, size: number): string => `${size}px '${name}', '${latinOf(name)}'`

/** How far two drawings of a digit lie apart, as a share of the ink of the first: ones of one shape stay below. */
const mostApart = 0.9
const devanagariZero = 0x966

function drawsLatinShapes(name: string): boolean {
  const side = 60
  const drawn = (text: string): Uint8ClampedArray => {
    const ctx = createCanvas(side, side).getContext('2d')
    ctx.font = fontOf(name, 40)
    ctx.fillText(text, 10, 45)
    return ctx.getImageData(0, 0, side, side).data.filter((_, i) => i % 4 === 3)
  }
  return Array.from({ length: 9 }, (_, i) => i + 1).every((digit) => {
    const [own, latin] = [drawn(String.fromCharCode(devanagariZero + digit)), drawn(String(digit))]
    const ink = own.reduce((sum, value) => sum + value, 0)
    return own.reduce((sum, value, i) => sum + Math.abs(value - latin[i]!), 0) < mostApart * ink
  })
}

/** A text of a face on a page: from `x` on its base line `y`, `wide` pixels wide and `size` high. */
export const drawnText = (
  face: Face,
  text: string,
  { x, y, wide, size }: Readonly<Record<'x' | 'y' | 'wide' | 'size', number>>,
): DrawnText => ({
  text: asRead(face, text).trim(),
  left: x,
  right: x + wide,
  top: y - size * 0.72,
  bottom: y + size * 0.05,
})

/** What a text shows in a face: some draw Devanagari digits in the shapes of Latin ones. */
const asRead = (face: Face, text: string): string => (face.hasLatinShapes ? asLatin(text) : text)

const asLatin = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

/** Faces of machine-readable zones; the first is made for them. */
const machineFaces = [
  ['ocr-b', 4],
  ['roboto-mono-latin-400-normal', 1],
  ['courier-prime-latin-400-normal', 1],
  ['source-code-pro-latin-500-normal', 1],
  ['anonymous-pro-latin-400-normal', 1],
  ['ubuntu-mono-latin-400-normal', 1],
] as const

/** An A4 page at 200 dpi. */
export const [width, height] = [1654, 2339] as const

/** Such a page without a mark on it. */
export function whitePage(): { readonly canvas: Canvas; readonly ctx: SKRSContext2D } {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, width, height)
  return { canvas, ctx }
}

/** An A4 page at 200 dpi, mostly in one family: prose, rows of a table, labels with values. */
export function drawPage(
  random: Random,
  texts: Texts,
  faces: readonly Face[],
): { readonly raster: Raster; readonly drawn: readonly DrawnText[] } {
  const { canvas, ctx } = whitePage()
  const drawn: DrawnText[] = []
  let face = random.pick(faces)
  const put = (text: string, x: number, y: number, size: number, most: number): void => {
    let shown = text
    while (ctx.measureText(shown).width > most && shown.includes(' ')) shown = shown.slice(0, shown.lastIndexOf(' '))
    const wide = ctx.measureText(shown).width
    if (wide > most || shown.trim() === '') return
    ctx.fillText(shown, x, y)
    drawn.push(drawnText(face, shown, { x, y, wide, size }))
  }
  const own = faces.filter(({ family }) => family === face.family)
  const margin = random.between(70, 170)
  const across = width - 2 * margin
  let y = random.between(90, 160)
  while (y < height - 110) {
    face = random.pick(random.chance(0.85) ? own : faces)
    const size = random.weighted([
      [random.between(18, 24), 3],
      [random.between(22, 31), 6],
      [random.between(30, 44), 2],
    ])
    const leading = size * random.between(1.25, 2)
    ctx.font = fontOf(face.name, size)
    ctx.letterSpacing = `${
      size *
      random.weighted([
        [0, 6],
        [random.between(-0.03, 0.02), 2],
        [random.between(0.02, 0.12), 1],
      ])
    }px`
    ctx.wordSpacing = `${
      size *
      random.weighted([
        [0, 6],
        [random.between(-0.1, 0.05), 2],
        [random.between(0.05, 0.3), 1],
      ])
    }px`
    ctx.fillStyle = random.weighted([
      ['#111', 8],
      ['#333', 2],
      ['#1b2a5a', 1],
      ['#555', 1],
    ])
    const edges = random.weighted([
      [[0], 5],
      [[0, random.between(0.4, 0.6)], 4],
      [[0, 0.13, 0.55, 0.7, 0.86], 2],
      [[0, 0.3, 0.66], 2],
    ])
    const lines = random.int(2, 9)
    for (let n = 0; n < lines && y < height - 100; n++, y += leading)
      for (const [i, edge] of edges.entries()) {
        if (i > 0 && random.chance(0.15)) continue
        const room = ((edges[i + 1] ?? 1) - edge) * across - size * 1.2
        put(texts.piece(random), margin + edge * across, y, size, room)
      }
    if (texts.machineLine && random.chance(0.12)) {
      const machine = random.weighted(machineFaces)
      ctx.letterSpacing = ctx.wordSpacing = '0px'
      ctx.font = `${size}px '${machine}'`
      for (let n = random.int(1, 3); n > 0 && y < height - 100; n--, y += size * 1.8)
        put(texts.machineLine(random), margin, y, size, across)
    }
    if (random.chance(0.25)) ctx.fillRect(margin, y - leading * 0.5, across, random.between(1, 3))
    y += size * random.between(0.6, 1.6)
  }
  return { raster: fromCanvas(canvas), drawn }
}
