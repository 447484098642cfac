import type { SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, type Raster } from '../../test/generator/degrade/raster'
import type { Random } from '../../test/generator/random'
import { height, whitePage, width, type DrawnText, type Face } from './draw-page'
import type { Texts } from './texts'
import type { TextsByHand } from './texts-by-hand'

/** A hand: its face, how far its letters lean, how wide its pen is, how much it wavers, its ink. */
interface Hand {
  readonly face: Face
  readonly lean: number
  readonly pen: number
  readonly waver: number
  readonly ink: string
  readonly single: boolean
}

const handOf = (random: Random, faces: readonly Face[]): Hand => ({
  face: random.pick(faces),
  lean: random.weighted([
    [0, 3],
    [random.between(-0.12, 0.3), 4],
  ]),
  pen: random.weighted([
    [0, 2],
    [random.between(0.01, 0.05), 4],
    [random.between(0.05, 0.09), 1],
  ]),
  waver: random.between(0, 1),
  ink: random.pick(['#111', '#1b2a6b', '#24408e', '#0c1f5c', '#1d1d1d', '#2b3a8c', '#444', '#20306a', '#7a1f1f']),
  single: random.chance(0.4),
})

/**
 * Writes a text so that its capitals are `tall` pixels; no wider than `most`: it is cut at a blank. Words, or letters,
 * lie a little off the line, turned, larger or smaller. Null where nothing fits.
 */
function write(
  ctx: SKRSContext2D,
  random: Random,
  hand: Hand,
  { text, x, y, tall, most }: { text: string; x: number; y: number; tall: number; most: number },
): DrawnText | null {
  ctx.font = `100px '${hand.face.name}'`
  ctx.letterSpacing = ctx.wordSpacing = '0px'
  const size = (tall / ctx.measureText('HE2').actualBoundingBoxAscent) * 100
  ctx.font = `${size}px '${hand.face.name}'`
  const slack = random.between(0.9, 1.08)
  let shown = text
  while (ctx.measureText(shown).width * slack > most && shown.includes(' '))
    shown = shown.slice(0, shown.lastIndexOf(' '))
  if (shown === '' || ctx.measureText(shown).width * slack > most) return null
  const blank = ctx.measureText(' ').width * random.between(0.9, 1.7)
  const slope = random.normal() * 0.006
  const pieces = hand.single ? [...shown] : shown.split(/(?<= )|(?= )/)
  let at = x
  ctx.fillStyle = ctx.strokeStyle = hand.ink
  ctx.lineWidth = hand.pen * size
  ctx.lineJoin = 'round'
  for (const piece of pieces) {
    if (piece === ' ') {
      at += blank
      continue
    }
    const waver = hand.waver * (hand.single ? 0.6 : 1)
    const scale = 1 + random.normal() * 0.03 * waver
    const turn = random.normal() * 0.012 * waver
    ctx.save()
    ctx.translate(at, y + (at - x) * slope + random.normal() * 0.035 * waver * tall)
    ctx.transform(scale, turn + slope, -hand.lean * scale, scale, 0, 0)
    ctx.fillText(piece, 0, 0)
    if (hand.pen > 0) ctx.strokeText(piece, 0, 0)
    ctx.restore()
    at += ctx.measureText(piece).width * scale * slack
  }
  return { text: shown.trim(), left: x, right: at, top: y - tall, bottom: y + tall * 0.05 }
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

/** An A4 page at 200 dpi of forms that are filled in by one or two hands: on lines, in boxes, in the cells of a table. */
export function drawFilledPage(
  random: Random,
  texts: Texts & TextsByHand,
  printed: readonly Face[],
  written: readonly Face[],
): { readonly raster: Raster; readonly drawn: readonly DrawnText[] } {
  const { canvas, ctx } = whitePage()
  const drawn: DrawnText[] = []
  const put = (text: DrawnText | null): number => {
    if (text) drawn.push(text)
    return text?.right ?? 0
  }
  /** Returns where it ends. */
  const print = (text: string, x: number, y: number, size: number): number => {
    ctx.font = `${size}px '${random.pick(own).name}'`
    ctx.letterSpacing = ctx.wordSpacing = '0px'
    ctx.fillStyle = ink
    ctx.fillText(text, x, y)
    const right = x + ctx.measureText(text).width
    put({ text, left: x, right, top: y - size * 0.72, bottom: y + size * 0.05 })
    return right
  }
  const face = random.pick(printed)
  const own = printed.filter(({ family }) => family === face.family)
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
    const drop = tall * random.between(0, 0.4)
    const values = (left: number, right: number): void => {
      const from = left + random.between(0.2, 1.3) * tall
      rule(ctx, random, [left + size * 0.2, right], y + drop)
      put(write(ctx, random, hand, { text: texts.value(random), x: from, y, tall, most: right - from - tall * 0.4 }))
    }
    const rows = random.int(2, 6)
    const kind = random.weighted([
      ['form', 6],
      ['bare', 2],
      ['table', 2],
      ['boxes', 1.2],
    ] as const)
    const edges =
      kind === 'table' ? [0, 0.5, 0.63, 0.78, 1] : random.chance(0.5) ? [0, 1] : [0, random.between(0.45, 0.7), 1]
    const top = y - leading * 0.75
    for (let n = 0; n < rows && y < height - 110; n++, y += leading)
      for (const [i, edge] of edges.slice(0, -1).entries()) {
        const left = margin + edge * (end - margin)
        const right = margin + edges[i + 1]! * (end - margin) - tall
        if (kind === 'form' || (kind === 'boxes' && i > 0)) values(print(texts.label(random), left, y, size), right)
        else if (kind === 'bare') values(left, right)
        else if (kind === 'table') {
          const text = i === 0 ? texts.value(random) : random.int(1, 10 ** random.int(1, 5)).toLocaleString('en-IN')
          if (random.chance(0.85))
            put(write(ctx, random, hand, { text, x: left + tall * 0.7, y, tall, most: right - left }))
        } else {
          const signs = texts.boxed(random)
          const [pitch, from] = [tall * random.between(1.2, 1.7), left + tall]
          if (from + signs.length * pitch > right) continue
          ctx.strokeStyle = random.pick(['#333', '#777', '#3a5a8a'])
          ctx.lineWidth = random.between(1, 2.5)
          for (const [k, sign] of [...signs].entries()) {
            ctx.strokeRect(from + k * pitch, y - tall * 1.3, pitch, tall * 1.6)
            write(ctx, random, hand, { text: sign, x: from + (k + 0.25) * pitch, y, tall, most: pitch })
          }
          const box = { left: from + 0.25 * pitch, right: from + (signs.length - 0.25) * pitch }
          put({ text: signs, ...box, top: y - tall, bottom: y, isBoxed: true })
        }
      }
    if (kind === 'table' && random.chance(0.7))
      for (const edge of edges)
        ctx.fillRect(margin + edge * (end - margin), top, random.between(1, 2.5), y - top - leading * 0.25)
    if (random.chance(0.4)) print(texts.piece(random).slice(0, 60).trim(), margin, y, size)
    y += leading * random.between(0.8, 1.2)
  }
  return { raster: fromCanvas(canvas), drawn }
}
