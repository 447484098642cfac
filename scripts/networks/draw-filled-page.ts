import type { SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, type Raster } from '../../test/generator/degrade/raster'
import type { Random } from '../../test/generator/random'
import { drawnText, height, whitePage, width, type DrawnText, type Face } from './draw-page'
import { handOf, write, type Hand } from './hand'
import type { Texts } from './texts'
import type { TextsByHand } from './texts-by-hand'

/** A part of a page that one hand filled in, and how large its print and its writing are, in pixels. */
interface Part {
  readonly ctx: SKRSContext2D
  readonly random: Random
  readonly texts: Texts & TextsByHand
  readonly drawn: DrawnText[]
  /** Of the print, of one family. */
  readonly faces: readonly Face[]
  readonly ink: string
  readonly hand: Hand
  readonly size: number
  readonly tall: number
  /** How far under the writing its line is. */
  readonly drop: number
}

/** A place on a line of the page, the first of it or another. */
interface Place {
  readonly isFirst: boolean
  readonly left: number
  readonly right: number
  readonly y: number
}

/** The line to write on: none, drawn, or of dots or strokes. */
function rule(ctx: SKRSContext2D, random: Random, [left, right]: readonly [number, number], y: number): void {
  const dash = random.weighted<readonly number[] | null>([
    [null, 3],
    [[], 5],
    [[2, random.between(3, 7)], 4],
    [[random.between(5, 12), random.between(3, 7)], 1],
  ])
  if (dash === null) return
  ctx.save()
  ctx.strokeStyle = random.pick(['#222', '#555', '#888', '#3a5a8a'])
  ctx.lineWidth = random.between(1, 2.5)
  ctx.setLineDash([...dash])
  ctx.beginPath()
  ctx.moveTo(left, y)
  ctx.lineTo(right, y)
  ctx.stroke()
  ctx.restore()
}

/** Prints a text; returns where it ends. */
function print({ ctx, random, drawn, faces, ink, size }: Part, text: string, x: number, y: number): number {
  const face = random.pick(faces)
  ctx.font = `${size}px '${face.name}'`
  ctx.letterSpacing = ctx.wordSpacing = '0px'
  ctx.fillStyle = ink
  ctx.fillText(text, x, y)
  const put = drawnText(face, text, { x, y, wide: ctx.measureText(text).width, size })
  drawn.push(put)
  return put.right
}

/** Writes a text from `x` on, over at most so many pixels. */
function fillIn({ ctx, random, drawn, hand, tall }: Part, text: string, x: number, y: number, most: number): void {
  const put = write(ctx, random, hand, { text, x, y, tall, most })
  if (put) drawn.push(put)
}

/** A value on its line. */
function value(part: Part, { left, right, y }: Place): void {
  const { ctx, random, texts, size, tall, drop } = part
  const from = left + random.between(0.2, 1.3) * tall
  rule(ctx, random, [left + size * 0.2, right], y + drop)
  fillIn(part, texts.value(random), from, y, right - from - tall * 0.4)
}

const labelled = (part: Part, place: Place): void =>
  value(part, { ...place, left: print(part, part.texts.label(part.random), place.left, place.y) })

/** A thing in the first column, its numbers in the others. */
function cell(part: Part, { isFirst, left, right, y }: Place): void {
  const { random, texts, tall } = part
  const text = isFirst ? texts.value(random) : random.int(1, 10 ** random.int(1, 5)).toLocaleString('en-IN')
  if (random.chance(0.85)) fillIn(part, text, left + tall * 0.7, y, right - left)
}

/** Signs in a box each; beside them a value with its label. */
function boxes(part: Part, place: Place): void {
  if (!place.isFirst) return labelled(part, place)
  const { ctx, random, texts, drawn, hand, tall } = part
  const { left, right, y } = place
  const signs = texts.boxed(random)
  const [pitch, from] = [tall * random.between(1.2, 1.7), left + tall]
  if (from + signs.length * pitch > right) return
  ctx.strokeStyle = random.pick(['#333', '#777', '#3a5a8a'])
  ctx.lineWidth = random.between(1, 2.5)
  for (const [k, sign] of [...signs].entries()) {
    ctx.strokeRect(from + k * pitch, y - tall * 1.3, pitch, tall * 1.6)
    write(ctx, random, hand, { text: sign, x: from + (k + 0.25) * pitch, y, tall, most: pitch })
  }
  const box = { left: from + 0.25 * pitch, right: from + (signs.length - 0.25) * pitch }
  drawn.push({ text: signs, ...box, top: y - tall, bottom: y, isBoxed: true })
}

const kinds = { form: labelled, bare: value, table: cell, boxes } as const

/** An A4 page at 200 dpi of forms that are filled in by one or two hands: on lines, in boxes, in the cells of a table. */
export function drawFilledPage(
  random: Random,
  texts: Texts & TextsByHand,
  printed: readonly Face[],
  written: readonly Face[],
): { readonly raster: Raster; readonly drawn: readonly DrawnText[] } {
  const { canvas, ctx } = whitePage()
  const drawn: DrawnText[] = []
  const face = random.pick(printed)
  const faces = printed.filter(({ family }) => family === face.family)
  const ink = random.pick(['#111', '#111', '#333', '#1b2a5a', '#5a1b1b'])
  const margin = random.between(70, 170)
  const end = width - margin
  let hand = handOf(random, written)
  let y = random.between(100, 170)
  while (y < height - 140) {
    if (random.chance(0.35)) hand = handOf(random, written)
    const size = random.between(18, 32)
    const tall = random.weighted([
      [random.between(18, 26), 3],
      [random.between(24, 36), 5],
      [random.between(34, 48), 2],
    ])
    const leading = Math.max(size, tall) * random.between(1.7, 2.7)
    const part: Part = { ctx, random, texts, drawn, faces, ink, hand, size, tall, drop: tall * random.between(0, 0.4) }
    const rows = random.int(2, 6)
    const kind = random.weighted([
      ['form', 6],
      ['bare', 2],
      ['table', 2],
      ['boxes', 1.2],
    ] as const)
    const edges = edgesOf(random, kind).map((share) => margin + share * (end - margin))
    const top = y - leading * 0.75
    for (let n = 0; n < rows && y < height - 110; n++, y += leading)
      for (const [i, left] of edges.slice(0, -1).entries())
        kinds[kind](part, { isFirst: i === 0, left, right: edges[i + 1]! - tall, y })
    if (kind === 'table' && random.chance(0.7))
      for (const edge of edges) ctx.fillRect(edge, top, random.between(1, 2.5), y - top - leading * 0.25)
    if (random.chance(0.4)) print(part, texts.piece(random).slice(0, 60).trim(), margin, y)
    y += leading * random.between(0.8, 1.2)
  }
  return { raster: fromCanvas(canvas), drawn }
}

/** Where the columns of a part begin and the last ends, as shares of the page between its margins. */
function edgesOf(random: Random, kind: keyof typeof kinds): readonly number[] {
  if (kind === 'table') return [0, 0.5, 0.63, 0.78, 1]
  return random.chance(0.5) ? [0, 1] : [0, random.between(0.45, 0.7), 1]
}
