import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../test/generator/random'
import type { DrawnText, Face } from './draw-page'

/** A hand: its face, how far its letters lean, how wide its pen is, how much it wavers, its ink. */
export interface Hand {
  readonly face: Face
  readonly lean: number
  readonly pen: number
  readonly waver: number
  readonly ink: string
  readonly single: boolean
}

export const handOf = (random: Random, faces: readonly Face[]): Hand => ({
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
export function write(
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
