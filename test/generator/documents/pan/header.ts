import { emblem } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import { card } from '../../layout'

/** Department left, emblem in the middle, Government of India right. */
export function panHeader(
  pen: Pen,
  style: { hindi: TextStyle; english: TextStyle; emblemColour: string; top: number },
): void {
  const { top } = style
  pen.text('आयकर विभाग', 40, top, style.hindi)
  pen.text('INCOME TAX DEPARTMENT', 40, top + 44, { ...style.english, maxWidth: 385 })
  pen.text('भारत सरकार', card.width - 215, top, { ...style.hindi, align: 'center', maxWidth: 250 })
  pen.text('GOVT. OF INDIA', card.width - 215, top + 44, { ...style.english, align: 'center' })
  emblem(pen.ctx, card.width * 0.53, top - 42, 108, style.emblemColour)
}
