import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
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
}

interface Face {
  readonly name: string
  readonly family: string
}

/** Digits and marks of a Devanagari face lie in the file of its Latin letters. */
const latinOf = (text: string): string => text.replace('-devanagari-', '-latin-')

/** Makes the faces of a folder of `@fontsource` packages known to the canvas. */
export function registerFaces(folder: string, subset: 'latin' | 'devanagari'): Face[] {
  const packages = join(folder, '@fontsource')
  const upright = new RegExp(`-${subset}-(?:400|500|600|700)-normal\\.woff2$`)
  return readdirSync(packages).flatMap((family) =>
    readdirSync(join(packages, family, 'files'))
      .filter((file) => upright.test(file))
      .map((file) => {
        const [path, name] = [join(packages, family, 'files', file), file.replace('.woff2', '')]
        GlobalFonts.registerFromPath(path, name)
        if (subset === 'devanagari') GlobalFonts.registerFromPath(latinOf(path), latinOf(name))
        return { name, family }
      }),
  )
}

const [width, height] = [1654, 2339]

/** An A4 page at 200 dpi, mostly in one family: prose, rows of a table, labels with values. */
export function drawPage(
  random: Random,
  texts: Texts,
  faces: readonly Face[],
): { readonly raster: Raster; readonly drawn: readonly DrawnText[] } {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, width, height)
  const drawn: DrawnText[] = []
  const put = (text: string, x: number, y: number, size: number, most: number): void => {
    let shown = text
    while (ctx.measureText(shown).width > most && shown.includes(' ')) shown = shown.slice(0, shown.lastIndexOf(' '))
    const wide = ctx.measureText(shown).width
    if (wide > most || shown.trim() === '') return
    ctx.fillText(shown, x, y)
    drawn.push({ text: shown.trim(), left: x, right: x + wide, top: y - size * 0.72, bottom: y + size * 0.05 })
  }
  const { family } = random.pick(faces)
  const own = faces.filter((face) => face.family === family)
  const margin = random.between(70, 170)
  const across = width - 2 * margin
  let y = random.between(90, 160)
  while (y < height - 110) {
    const { name } = random.pick(random.chance(0.85) ? own : faces)
    const size = random.weighted([
      [random.between(18, 24), 3],
      [random.between(22, 31), 6],
      [random.between(30, 44), 2],
    ])
    const leading = size * random.between(1.25, 2)
    ctx.font = `${size}px '${name}', '${latinOf(name)}'`
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
    if (random.chance(0.25)) ctx.fillRect(margin, y - leading * 0.5, across, random.between(1, 3))
    y += size * random.between(0.6, 1.6)
  }
  return { raster: fromCanvas(canvas), drawn }
}
