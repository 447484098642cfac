import { createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '../../fonts'
import { a4, type Composition, type Fields } from '../../layout'
import { Pen, type TextStyle } from '../../pen'
import type { Random } from '../../random'

export interface PaperStyle {
  readonly text: TextStyle
  readonly left: number
  readonly leading: number
  readonly justified: boolean
  /** First baseline of the first page, as below the print of a stamp paper. */
  readonly top: number
  readonly numbered: boolean
}

/** Pages of running text: paragraphs break over lines and pages as a word processor breaks them. */
export class Paper {
  private readonly pages: ((pen: Pen) => void)[][] = [[]]
  private readonly pen: Pen
  private y: number

  constructor(readonly style: PaperStyle) {
    registerFonts()
    this.pen = new Pen(createCanvas(8, 8).getContext('2d'))
    this.y = style.top
  }

  private get width(): number {
    return a4.width - 2 * this.style.left
  }

  private line(height: number): number {
    if (this.y + height > a4.height - 170) this.newPage()
    this.y += height
    return this.y
  }

  newPage(): this {
    this.pages.push([])
    this.y = 150
    return this
  }

  title(text: string, size = 36): this {
    const y = this.line(size * 1.5)
    this.draw((pen) =>
      pen.text(text, a4.width / 2, y, { ...this.style.text, size, weight: 700, align: 'center', maxWidth: this.width }),
    )
    return this.gap(14)
  }

  heading(text: string): this {
    this.gap(12)
    const y = this.line(this.style.leading)
    this.draw((pen) => pen.text(text, this.style.left, y, { ...this.style.text, weight: 700 }))
    return this
  }

  gap(pixels: number): this {
    this.y += pixels
    return this
  }

  para(text: string, indent = 0): this {
    const width = this.width - indent
    const lines = this.pen.wrap(text, width, this.style.text)
    lines.forEach((line, i) => {
      const y = this.line(this.style.leading)
      const wide = this.style.justified && i + 1 < lines.length
      this.draw((pen) =>
        wide ? this.spread(pen, line, width, indent, y) : pen.text(line, this.style.left + indent, y, this.style.text),
      )
    })
    return this.gap(this.style.leading * 0.4)
  }

  private spread(pen: Pen, line: string, width: number, indent: number, y: number): void {
    const words = line.split(' ')
    const widths = words.map((w) => pen.measure(w, this.style.text))
    const blank = (width - widths.reduce((s, w) => s + w, 0)) / Math.max(1, words.length - 1)
    let x = this.style.left + indent
    words.forEach((word, i) => {
      pen.text(word, x, y, this.style.text)
      x += (widths[i] ?? 0) + blank
    })
  }

  /** A line at the right margin, as the part that somebody has in a deed. */
  right(text: string): this {
    const y = this.line(this.style.leading)
    const x = a4.width - this.style.left
    return this.draw((pen) => pen.text(text, x, y, { ...this.style.text, align: 'right' }))
  }

  /** Two columns of one line each, as signatures stand. */
  columns(left: string, right: string): this {
    const y = this.line(this.style.leading)
    this.draw((pen) => {
      pen.text(left, this.style.left, y, this.style.text)
      pen.text(right, a4.width / 2 + 80, y, this.style.text)
    })
    return this
  }

  draw(what: (pen: Pen) => void): this {
    this.pages.at(-1)?.push(what)
    return this
  }

  composition(fields: Fields): Composition {
    const draws = this.pages.map((parts, i) => (pen: Pen): void => {
      for (const part of parts) part(pen)
      if (!this.style.numbered) return
      pen.text(`Page ${i + 1} of ${this.pages.length}`, a4.width / 2, a4.height - 90, {
        ...this.style.text,
        size: 20,
        align: 'center',
      })
    })
    return { ...a4, fields, draw: draws[0] ?? (() => undefined), more: draws.slice(1) }
  }
}

/** Paper as offices print it. */
export function paperStyle(random: Random, top = random.int(150, 420)): PaperStyle {
  const size = random.int(25, 30)
  return {
    text: {
      size,
      face: random.pick(['times', 'arial', 'calibri', 'noto'] as const),
      // Not Hind, which draws Devanagari digits in Latin shapes.
      deva: random.pick(['noto', 'mukta', 'tiro', 'serif'] as const),
    },
    left: random.int(120, 180),
    leading: Math.round(size * random.between(1.45, 1.9)),
    justified: random.chance(0.5),
    top,
    numbered: random.chance(0.6),
  }
}
