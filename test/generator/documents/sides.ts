import { a4, card, type Composition, type Fields } from '../layout'
import type { Pen } from '../pen'
import type { Random } from '../random'

type Draw = (pen: Pen) => void

/** Draws a card on a page at a place and scale, clipped to its rounded corners. */
export function cardOn(pen: Pen, x: number, y: number, scale: number, draw: Draw, outlined = false): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(0, 0, card.width, card.height, card.corner)
  ctx.clip()
  draw(pen)
  ctx.restore()
  if (outlined) {
    ctx.strokeStyle = '#999'
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.roundRect(0, 0, card.width, card.height, card.corner)
    ctx.stroke()
  }
  ctx.restore()
}

/** Front and back in one image: one above another, side by side, or both on an A4 sheet as copiers make them. */
export function bothSides(
  random: Random,
  fields: Fields,
  front: Draw,
  back: Draw,
  way: 'above' | 'beside' | 'sheet',
): Composition {
  const gap = random.int(20, 90)
  const margin = random.int(16, 60)
  if (way === 'sheet') {
    const scale = (a4.dpi / card.dpi) * random.pick([1, 1.3, 1.5])
    const x = (a4.width - card.width * scale) / 2 + random.between(-60, 60)
    const y = random.between(160, 400)
    return {
      ...a4,
      fields,
      draw: (pen) => {
        cardOn(pen, x, y, scale, front, true)
        cardOn(pen, x + random.between(-8, 8), y + card.height * scale + gap, scale, back, true)
      },
    }
  }
  const above = way === 'above'
  return {
    width: above ? card.width + 2 * margin : 2 * card.width + gap + 2 * margin,
    height: above ? 2 * card.height + gap + 2 * margin : card.height + 2 * margin,
    dpi: card.dpi,
    corner: 0,
    fields,
    draw: (pen) => {
      cardOn(pen, margin, margin, 1, front, true)
      cardOn(
        pen,
        above ? margin : margin + card.width + gap,
        above ? margin + card.height + gap : margin,
        1,
        back,
        true,
      )
    },
  }
}
