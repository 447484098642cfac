import { a4, type Composition, type Layout } from '../../layout'
import type { KnownType, DocumentType } from '../../../../src/shared/domain/document-types'
import { fieldCatalogue } from '../../../../src/shared/domain/field-catalogue'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'

/** Writes an A4 page from top to bottom. */
export class PageWriter {
  y: number
  readonly left: number
  readonly width: number
  readonly text: TextStyle

  constructor(
    readonly pen: Pen,
    readonly random: Random,
  ) {
    const face = random.pick(['arial', 'times', 'noto', 'calibri', 'open'] as const)
    this.left = random.int(100, 150)
    this.width = a4.width - 2 * this.left
    this.y = random.int(110, 190)
    this.text = { size: random.int(24, 27), face, deva: random.pick(['noto', 'mukta', 'tiro'] as const) }
  }

  /** Lines in the middle of the page. */
  title(...lines: readonly string[]): this {
    lines.forEach((line, i) => {
      this.pen.text(line, a4.width / 2, this.y, {
        ...this.text,
        size: i === 0 ? 36 : 28,
        weight: 700,
        align: 'center',
        maxWidth: this.width,
      })
      this.y += i === 0 ? 48 : 40
    })
    return this.gap(16)
  }

  heading(text: string): this {
    this.y += 14
    this.pen.text(text, this.left, this.y, { ...this.text, size: 29, weight: 700 })
    this.y += 44
    return this
  }

  gap(pixels: number): this {
    this.y += pixels
    return this
  }

  /** Label and value in two columns; a long value takes several lines. */
  rows(rows: readonly (readonly [string, string])[], column = 560): this {
    for (const [label, value] of rows) {
      this.pen.text(label, this.left, this.y, this.text)
      const lines = this.pen.wrap(value, this.width - column, this.text)
      this.y = this.pen.lines(lines.length === 0 ? [''] : lines, this.left + column, this.y, 36, this.text) + 6
    }
    return this
  }

  prose(text: string): this {
    this.y = this.pen.lines(this.pen.wrap(text, this.width, this.text), this.left, this.y, 40, this.text) + 14
    return this
  }

  /** A ruled table; widths are shares of the page's width. */
  table(widths: readonly number[], rows: readonly (readonly string[])[]): this {
    const { ctx } = this.pen
    const style: TextStyle = { ...this.text, size: this.text.size - 3 }
    ctx.strokeStyle = '#444'
    ctx.lineWidth = 1.5
    rows.forEach((cells, r) => {
      const wrapped = cells.map((cell, i) => this.pen.wrap(cell, (widths[i] ?? 0.1) * this.width - 16, style))
      const height = Math.max(...wrapped.map((lines) => lines.length), 1) * 31 + 16
      let x = this.left
      wrapped.forEach((lines, i) => {
        const width = (widths[i] ?? 0.1) * this.width
        ctx.strokeRect(x, this.y, width, height)
        this.pen.lines(lines, x + 8, this.y + 32, 31, { ...style, weight: r === 0 ? 700 : 400 })
        x += width
      })
      this.y += height
    })
    return this.gap(46)
  }

  /** A line at the right, as for signatures. */
  right(text: string): this {
    this.pen.text(text, this.left + this.width, this.y, { ...this.text, align: 'right' })
    this.y += 40
    return this
  }
}

/** A page without fields of its own: its truth is its type. */
export function pageLayout(
  id: string,
  type: KnownType,
  write: (writer: PageWriter, random: Random) => void,
  hidden = false,
): Layout {
  const compose = (random: Random): Composition => ({
    ...a4,
    fields: {},
    unjudged: (fieldCatalogue[type as DocumentType] ?? []).map((spec) => spec.path),
    draw: (pen) => write(new PageWriter(pen, random.fork('style')), random.fork('content')),
  })
  return { id, type, hidden, weight: 1, form: 'page', compose }
}
