import { a4 } from '../../layout'
import { lakhs } from './facts'
import type { Paper } from './paper'

/** The print at the head of a stamp paper; a paper on it begins its text below `stampPaperTop`. */
export const stampPaperTop = 560

export function stampPaper(paper: Paper, value: number, state: string): Paper {
  return paper.draw((pen) => {
    const { left } = paper.style
    pen.ctx.fillStyle = '#eef3ea'
    pen.ctx.fillRect(left, 90, a4.width - 2 * left, 420)
    pen.ctx.strokeStyle = '#506050'
    pen.ctx.lineWidth = 3
    pen.ctx.strokeRect(left, 90, a4.width - 2 * left, 420)
    const lines = [
      ['INDIA NON JUDICIAL', 38, 170],
      [`Rs. ${lakhs(value)}`, 44, 260],
      [state, 30, 340],
    ] as const
    for (const [text, size, y] of lines)
      pen.text(text, a4.width / 2, y, { size, face: 'times', weight: 700, align: 'center', colour: '#406040' })
  })
}
