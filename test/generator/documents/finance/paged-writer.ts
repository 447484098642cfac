import { createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '../../fonts'
import { a4, type Composition, type Fields } from '../../layout'
import { Pen, type TextStyle } from '../../pen'

type Drawing = (pen: Pen) => void

/** A column of a printed table. */
export interface PrintedColumn {
  readonly title: string
  /** Share of the table's width. */
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
}

export interface TableManner {
  readonly rules: 'all' | 'rows' | 'columns' | 'head' | 'none'
  /** Blank over and under the text of a row. */
  readonly padding: number
  /** Where cells of fewer lines than their row stand. */
  readonly cells: 'top' | 'middle'
  readonly headFill: string | null
  readonly headAlign?: 'left' | 'center' | 'column'
  /** The head is printed on every page that the table reaches. */
  readonly repeats: boolean
}

/** Writes A4 pages from top to bottom, and goes on to the next where one is full. */
export class PagedWriter {
  y: number
  readonly pages: Drawing[][] = [[]]
  private readonly scratch: Pen

  constructor(
    readonly text: TextStyle,
    readonly left: number,
    readonly width: number,
    readonly top: number,
    /** Drawn on every page: a letterhead, a footer with the number of the page. */
    private readonly furniture: (pen: Pen, page: number) => void = () => undefined,
    readonly bottom = a4.height - 170,
  ) {
    registerFonts()
    this.scratch = new Pen(createCanvas(8, 8).getContext('2d'))
    this.y = top
  }

  draw(drawing: Drawing): this {
    this.pages.at(-1)?.push(drawing)
    return this
  }

  newPage(): void {
    this.pages.push([])
    this.y = this.top
  }

  /** Makes room for so many pixels. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.newPage()
    return true
  }

  at(text: string, x: number, y: number, style: Partial<TextStyle> = {}): this {
    return this.draw((pen) => void pen.text(text, x, y, { ...this.text, ...style }))
  }

  line(text: string, style: Partial<TextStyle> = {}, x = this.left): this {
    const size = style.size ?? this.text.size
    this.at(
      text,
      style.align === 'center' ? this.left + this.width / 2 : style.align === 'right' ? this.left + this.width : x,
      this.y,
      style,
    )
    this.y += size * 1.45
    return this
  }

  gap(pixels: number): this {
    this.y += pixels
    return this
  }

  wrap(text: string, width: number, style: TextStyle = this.text): string[] {
    return this.scratch.wrap(text, width, style).flatMap((line) => this.broken(line, width, style))
  }

  /** A word that is wider than its column is broken where it must be. */
  private broken(line: string, width: number, style: TextStyle): string[] {
    const out: string[] = []
    let rest = line
    while (this.scratch.measure(rest, style) > width && !rest.includes(' ') && rest.length > 4) {
      let at = rest.length - 1
      while (at > 3 && this.scratch.measure(rest.slice(0, at), style) > width) at--
      out.push(rest.slice(0, at))
      rest = rest.slice(at)
    }
    return [...out, rest]
  }

  measure = (text: string, style: TextStyle = this.text): number => this.scratch.measure(text, style)

  /** Lines of text at a place; returns the baseline after the last. */
  block(lines: readonly string[], x: number, y: number, style: Partial<TextStyle> = {}): number {
    const size = style.size ?? this.text.size
    lines.forEach((line, i) => this.at(line, x, y + i * size * 1.4, style))
    return y + lines.length * size * 1.4
  }

  /** Labels and values at a place, a value that is too long on several lines; returns the baseline after the last. */
  pairs(
    rows: readonly (readonly [string, string])[],
    x: number,
    y: number,
    options: { column: number; width: number; colon?: string; bold?: boolean },
  ): number {
    const size = this.text.size
    for (const [label, value] of rows) {
      this.at(label, x, y, { weight: options.bold ? 700 : 400 })
      const lines = this.wrap(`${options.colon ?? ''}${value}`, options.width - options.column)
      y = this.block(lines.length === 0 ? [''] : lines, x + options.column, y) + size * 0.25
    }
    return y
  }

  /**
   * A table over as many pages as it takes. `carried` is a row printed at the end of a page and the head of the next.
   */
  table(
    columns: readonly PrintedColumn[],
    rows: readonly (readonly string[])[],
    manner: TableManner,
    size: number,
    carried?: (row: number) => readonly [readonly string[], readonly string[]],
  ): this {
    const style = { ...this.text, size }
    const x0 = this.left
    const xs = columns.map((_, i) => x0 + columns.slice(0, i).reduce((s, c) => s + c.width, 0) * this.width)
    const pad = size * 0.35
    const row = (cells: readonly string[], head: boolean): void => {
      const wrapped = cells.map((cell, i) =>
        cell === ''
          ? []
          : this.wrap(cell, (columns[i]?.width ?? 0.1) * this.width - 2 * pad, { ...style, weight: head ? 700 : 400 }),
      )
      const lines = Math.max(1, ...wrapped.map((w) => w.length))
      const height = lines * size * 1.28 + 2 * manner.padding
      if (head && manner.headFill) this.rect(x0, this.y, this.width, height, manner.headFill)
      wrapped.forEach((cell, i) => {
        const column = columns[i]
        if (!column) return
        const width = column.width * this.width
        const align = head && manner.headAlign && manner.headAlign !== 'column' ? manner.headAlign : column.align
        const shift = manner.cells === 'middle' && !head ? ((lines - cell.length) * size * 1.28) / 2 : 0
        const x = align === 'right' ? xs[i]! + width - pad : align === 'center' ? xs[i]! + width / 2 : xs[i]! + pad
        cell.forEach((text, line) =>
          this.at(text, x, this.y + manner.padding + shift + size * (0.95 + line * 1.28), {
            size,
            align,
            weight: head ? 700 : 400,
          }),
        )
        if (manner.rules === 'all' || manner.rules === 'columns') this.stroke(xs[i]!, this.y, xs[i]!, this.y + height)
      })
      if (manner.rules === 'all' || manner.rules === 'columns')
        this.stroke(x0 + this.width, this.y, x0 + this.width, this.y + height)
      if (manner.rules === 'all' || manner.rules === 'rows' || (head && manner.rules !== 'none')) {
        this.stroke(x0, this.y, x0 + this.width, this.y)
        this.stroke(x0, this.y + height, x0 + this.width, this.y + height)
      }
      this.y += height
    }
    const titles = columns.map((c) => c.title)
    row(titles, true)
    rows.forEach((cells, i) => {
      const lines = Math.max(
        ...cells.map((cell, c) =>
          cell === '' ? 0 : this.wrap(cell, (columns[c]?.width ?? 0.1) * this.width - 2 * pad, style).length,
        ),
      )
      const height = lines * size * 1.28 + 2 * manner.padding + (carried ? size * 1.6 + 2 * manner.padding : 0)
      if (this.y + height > this.bottom && i > 0) {
        const [out, back] = carried?.(i) ?? []
        if (out) row(out, false)
        this.newPage()
        if (manner.repeats) row(titles, true)
        if (back) row(back, false)
      }
      row(cells, false)
    })
    return this
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.draw(({ ctx }) => {
      ctx.fillStyle = fill
      ctx.fillRect(x, y, width, height)
    })
  }

  stroke(x1: number, y1: number, x2: number, y2: number, colour = '#555'): void {
    this.draw(({ ctx }) => {
      ctx.strokeStyle = colour
      ctx.lineWidth = 1.4
      ctx.beginPath()
      ctx.moveTo(x1, y1)
      ctx.lineTo(x2, y2)
      ctx.stroke()
    })
  }

  /** The pages with what they say. */
  compose(fields: Fields, more: Pick<Composition, 'known' | 'unjudged'> = {}): Composition {
    const [first, ...others] = this.pages.map((drawings, page) => (pen: Pen) => {
      this.furniture(pen, page)
      for (const drawing of drawings) drawing(pen)
    })
    return {
      ...a4,
      fields,
      ...more,
      draw: first ?? (() => undefined),
      ...(others.length > 0 ? { more: others } : {}),
    }
  }
}
