import { gradient, guilloche, rosette } from '../../paint/background'
import type { Pen } from '../../pen'
import type { Random } from '../../random'
import { card } from '../../layout'

const tints: readonly (readonly [string, string, string])[] = [
  ['#a8d4e6', '#cfe6ea', '#9fc9dd'],
  ['#b9dff0', '#e2eef2', '#b3d2e9'],
  ['#8fc7df', '#c7e5ee', '#a9bfe3'],
  ['#c3e3ec', '#eef6f5', '#bfdfe9'],
]

/** The blue ground with waves that every PAN card has. */
export function panGround(pen: Pen, random: Random): void {
  const { ctx } = pen
  gradient(ctx, 0, 0, card.width, card.height, random.pick(tints), random.between(0, 60))
  guilloche(ctx, random, 0, 0, card.width, card.height, {
    colour: '#4b86b4',
    alpha: random.between(0.12, 0.3),
    lines: random.int(30, 60),
  })
  guilloche(ctx, random, 0, 0, card.width, card.height, {
    colour: '#c98aa8',
    alpha: random.between(0.05, 0.18),
    lines: 36,
  })
  rosette(
    ctx,
    card.width * random.between(0.45, 0.6),
    card.height * 0.55,
    random.between(120, 190),
    '#3f7cae',
    0.16,
    30,
  )
}
