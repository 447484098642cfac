import { a4, type Composition, type Fields, type Layout } from '../../layout'
import type { KnownType } from '../../../../src/shared/domain/document-types'
import type { LatinFace } from '../../fonts'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'

/** What is printed under a label; `path` is the field whose value it shows. */
export interface Item {
  readonly label: string
  readonly value: string
  readonly path?: string
}

export const item = (label: string, value: string, path?: string): Item =>
  path === undefined ? { label, value } : { label, value, path }

/** How a form looks; drawn from the seed unless a design fixes it. */
export interface Look {
  readonly face: LatinFace
  readonly size: number
  readonly left: number
}

/** Writes an A4 form from top to bottom: label and value in rows, tables, grids and boxes. */
export class FormWriter {
  y: number
  readonly width: number
  readonly text: TextStyle

  constructor(
    readonly pen: Pen,
    readonly random: Random,
    readonly look: Look,
  ) {
    this.y = random.int(100, 170)
    this.width = a4.width - 2 * look.left
    this.text = { size: look.size, face: look.face, deva: random.pick(['noto', 'mukta', 'tiro'] as const) }
  }

  get leading(): number {
    return Math.round(this.look.size * 1.42)
  }

  /** Lines in the middle, the first the largest. */
  title(...lines: readonly string[]): this {
    lines.forEach((line, i) => {
      const size = this.look.size + (i === 0 ? 11 : 4)
      const style = { ...this.text, size, weight: 700, align: 'center', maxWidth: this.width } as const
      this.pen.text(line, a4.width / 2, this.y, style)
      this.y += Math.round(size * 1.4)
    })
    return this.gap(14)
  }

  heading(text: string): this {
    this.y += 12
    this.pen.text(text, this.look.left, this.y, { ...this.text, size: this.look.size + 3, weight: 700 })
    this.y += this.leading + 8
    return this
  }

  gap(pixels: number): this {
    this.y += pixels
    return this
  }

  prose(text: string): this {
    this.y = this.lines(text, this.look.left, this.width) + 12
    return this
  }

  /** Text in lines no wider than `width`; returns the baseline after the last. */
  lines(text: string, x: number, width: number, style: Partial<TextStyle> = {}, path: string | null = null): number {
    const whole = { ...this.text, ...style }
    const lines = this.pen.wrap(text, width, whole)
    return this.pen.lines(lines.length === 0 ? [''] : lines, x, this.y, this.leading, whole, path)
  }

  /** Label, colon and value on one line; a long value goes on under the label. */
  colons(items: readonly Item[], mark = ' : ', labelStyle: Partial<TextStyle> = {}): this {
    for (const { label, value, path } of items) {
      const head = `${label}${mark}`
      const style = { ...this.text, ...labelStyle }
      const used = this.pen.text(head, this.look.left, this.y, style)
      const words = value.split(' ')
      let first = ''
      while (words.length > 0) {
        const longer = first === '' ? words[0]! : `${first} ${words[0]!}`
        if (first !== '' && used + this.pen.measure(longer, this.text) > this.width) break
        first = longer
        words.shift()
      }
      this.pen.text(first, this.look.left + used + 6, this.y, this.text, path ?? null)
      this.y += this.leading
      if (words.length > 0) this.y = this.lines(words.join(' '), this.look.left, this.width, {}, path ?? null)
      this.y += 8
    }
    return this
  }

  /** Two columns: labels, which may take two lines, and values beside them. */
  columns(items: readonly Item[], share = 0.42, mark = '', gap = 10): this {
    const column = Math.round(this.width * share)
    for (const { label, value, path } of items) {
      const top = this.y
      const afterLabel = this.lines(label + mark, this.look.left, column - 40)
      this.y = top
      const afterValue = this.lines(value, this.look.left + column, this.width - column, {}, path ?? null)
      this.y = Math.max(afterLabel, afterValue) + gap
    }
    return this
  }

  /** A ruled table of label and value, each centred on the height of its row. */
  ruled(items: readonly Item[], share = 0.4, bold = false): this {
    const column = Math.round(this.width * share)
    for (const { label, value, path } of items) {
      const labelStyle: TextStyle = { ...this.text, weight: bold ? 700 : 400 }
      const labelLines = this.pen.wrap(label, column - 30, labelStyle)
      const valueLines = this.pen.wrap(value === '' ? ' ' : value, this.width - column - 30, this.text)
      const height = Math.max(labelLines.length, valueLines.length) * this.leading + 24
      this.box(this.look.left, column, height)
      this.box(this.look.left + column, this.width - column, height)
      const put = (lines: readonly string[], x: number, style: TextStyle, field: string | null): void => {
        const top = this.y + (height - lines.length * this.leading) / 2 + this.look.size
        this.pen.lines(lines, x, top, this.leading, style, field)
      }
      put(labelLines, this.look.left + 14, labelStyle, null)
      put(valueLines, this.look.left + column + 14, this.text, path ?? null)
      this.y += height
    }
    return this.gap(36)
  }

  /** Two pairs of label and value a row. */
  pairs(items: readonly Item[], mark = ' : ', share = 0.5): this {
    for (let i = 0; i < items.length; i += 2) {
      const ends = [items[i], items[i + 1]].map((pair, side) => {
        if (!pair) return this.y
        const x = this.look.left + (side === 0 ? 0 : this.width * share)
        const room = (side === 0 ? share : 1 - share) * this.width - 40
        const used = this.pen.text(pair.label + mark, x, this.y, this.text) + 6
        return this.lines(pair.value, x + used, Math.max(120, room - used), { weight: 600 }, pair.path ?? null)
      })
      this.y = Math.max(...ends) + 12
    }
    return this
  }

  /** A row of boxes: small labels with their values under them. */
  boxes(items: readonly Item[], options: { lines?: boolean; centred?: boolean } = {}): this {
    const width = this.width / items.length
    const rows = items.map(({ value }) => this.pen.wrap(value, width - 24, { ...this.text, weight: 700 }))
    const labels = items.map(({ label }) =>
      this.pen.wrap(label, width - 24, { ...this.text, size: this.look.size - 4 }),
    )
    const most = Math.max(...labels.map((l) => l.length))
    const height = most * this.leading + Math.max(...rows.map((r) => r.length)) * this.leading + 26
    items.forEach(({ path }, i) => {
      const x = this.look.left + i * width
      if (options.lines !== false) this.box(x, width, height)
      const at = options.centred ? x + width / 2 : x + 12
      const align = options.centred ? 'center' : 'left'
      const small: TextStyle = { ...this.text, size: this.look.size - 4, align }
      this.pen.lines(labels[i]!, at, this.y + this.look.size + 4, this.leading, small)
      const top = this.y + most * this.leading + this.look.size + 10
      this.pen.lines(rows[i]!, at, top, this.leading, { ...this.text, weight: 700, align }, path ?? null)
    })
    this.y += height
    return this.gap(28)
  }

  /** A table: headings, then rows of cells, some of which show fields. */
  table(
    shares: readonly number[],
    head: readonly string[],
    rows: readonly (readonly (string | Item)[])[],
    ruled = true,
  ): this {
    return this.row(shares, head, ruled, 700).grid(shares, rows, ruled)
  }

  /** Rows of cells without headings; a cell's own breaks are kept. */
  grid(shares: readonly number[], rows: readonly (readonly (string | Item)[])[], ruled = true): this {
    for (const cells of rows) this.row(shares, cells, ruled, 400)
    return this.gap(34)
  }

  private row(shares: readonly number[], cells: readonly (string | Item)[], ruled: boolean, weight: 400 | 700): this {
    const style: TextStyle = { ...this.text, size: this.look.size - 3, weight }
    const wrapped = cells.map((cell, i) =>
      (typeof cell === 'string' ? cell : cell.value)
        .split('\n')
        .flatMap((line) => this.pen.wrap(line, shares[i]! * this.width - 18, style)),
    )
    const height = Math.max(1, ...wrapped.map((l) => l.length)) * this.leading + 16
    let x = this.look.left
    cells.forEach((cell, i) => {
      const path = typeof cell === 'string' ? null : (cell.path ?? null)
      if (ruled) this.box(x, shares[i]! * this.width, height)
      this.pen.lines(wrapped[i]!, x + 9, this.y + this.look.size + 8, this.leading, style, path)
      x += shares[i]! * this.width
    })
    this.y += height
    return this
  }

  /** Lines one under the other, as in the window of an envelope; those of a path show its field. */
  block(lines: readonly (readonly [string, string | null])[], x = this.look.left): this {
    for (const [line, path] of lines) {
      this.pen.text(line, x, this.y, this.text, path)
      this.y += this.leading
    }
    return this.gap(16)
  }

  right(text: string): this {
    this.pen.text(text, this.look.left + this.width, this.y, { ...this.text, align: 'right' })
    this.y += this.leading
    return this
  }

  private box(x: number, width: number, height: number): void {
    const { ctx } = this.pen
    ctx.strokeStyle = '#555'
    ctx.lineWidth = 1.5
    ctx.strokeRect(x, this.y, width, height)
  }
}

/** A content, decided before it is drawn: the truth and the pages that print it. */
export interface Form {
  readonly fields: Fields
  readonly unjudged?: readonly string[]
  readonly pages: readonly ((w: FormWriter) => void)[]
}

const faces: readonly LatinFace[] = ['arial', 'times', 'roboto', 'open', 'noto', 'condensed']

/** A design of a form of one or more A4 pages. */
export function formLayout(
  id: string,
  type: KnownType,
  write: (random: Random) => Form | Promise<Form>,
  options: { hidden?: boolean; weight?: number; faces?: readonly LatinFace[] } = {},
): Layout {
  const compose = async (random: Random): Promise<Composition> => {
    const { fields, unjudged, pages } = await write(random.fork('content'))
    const style = random.fork('style')
    const look: Look = { face: style.pick(options.faces ?? faces), size: style.int(23, 27), left: style.int(95, 150) }
    const draw = (page: (w: FormWriter) => void) => (pen: Pen) => page(new FormWriter(pen, random.fork('writer'), look))
    const [first, ...more] = pages.map(draw)
    return { ...a4, fields, unjudged: unjudged ?? [], draw: first!, ...(more.length > 0 ? { more } : {}) }
  }
  return { id, type, hidden: options.hidden ?? false, weight: options.weight ?? 1, form: 'page', compose }
}
