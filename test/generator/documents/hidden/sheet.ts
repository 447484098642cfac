/** Lists of rows in columns, over as many pages as they take, in the manners of offices out of sight. */
import { a4 } from '../../layout'
import type { LatinFace } from '../../fonts'
import type { Random } from '../../random'
import { PagedWriter } from '../finance/paged-writer'

/** A column of a list of rows; `width` is a share of the paper's. */
export interface Column<Row> {
  /** Breaks of its own are kept. */
  readonly title: string
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
  readonly cell: (row: Row, index: number) => string
  readonly colour?: (row: Row) => string
}

export interface SheetManner {
  readonly size: number
  /** Blank over and under the lines of a row. */
  readonly pad: number
  readonly rules: 'box' | 'columns' | 'rows' | 'frame' | 'dashes' | 'none'
  /** Where cells of fewer lines than their row stand. */
  readonly cells?: 'top' | 'middle' | 'bottom'
  readonly head?: { readonly fill?: string; readonly colour?: string; readonly centred?: boolean }
  readonly zebra?: string
  /** The head is printed again on every page; it is unless told. */
  readonly repeats?: boolean
}

/** Cells of a line that is no row: sums, balances brought and carried forward; by the number of the column. */
export type LooseLine = Readonly<Record<number, string>>

export interface SheetExtras<Row> {
  readonly before?: LooseLine
  readonly after?: LooseLine
  /** Printed at the end of a page and at the head of the next; `last` is the last row before the break. */
  readonly carried?: (last: Row) => readonly [out: LooseLine, back: LooseLine]
}

/** Lines no wider than `width`, broken at blanks and after strokes and dashes, as offices' printers do. */
export function broken(w: PagedWriter, text: string, width: number, size: number, weight: 400 | 700 = 400): string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = []
    let line = ''
    for (const piece of part.split(/(?<=[ /-])/)) {
      const tooLong = w.measure((line + piece).trimEnd(), { ...w.text, size, weight }) > width
      if (line !== '' && tooLong) {
        lines.push(line.trimEnd())
        line = piece
      } else line += piece
    }
    return [...lines, line.trimEnd()]
  })
}

/** Prints rows under a head from where the writer stands. */
export function sheet<Row>(
  w: PagedWriter,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  manner: SheetManner,
  extras: SheetExtras<Row> = {},
): void {
  const { size, pad, rules } = manner
  const leading = Math.round(size * 1.26)
  const inset = Math.round(size * 0.4)
  const edges = columns.map((_, i) => w.left + columns.slice(0, i).reduce((sum, c) => sum + c.width, 0) * w.width)
  const rule = (y: number): void => {
    if (rules !== 'dashes') return w.stroke(w.left, y, w.left + w.width, y)
    const count = Math.floor(w.width / w.measure('-', { ...w.text, size }))
    w.at('-'.repeat(count), w.left, y + size * 0.3, { size })
  }
  const linesOf = (cells: readonly string[], weight: 400 | 700 = 400): string[][] =>
    cells.map((text, i) => (text === '' ? [] : broken(w, text, columns[i]!.width * w.width - 2 * inset, size, weight)))
  const heightOf = (cells: readonly (readonly string[])[]): number =>
    Math.max(1, ...cells.map((lines) => lines.length)) * leading + 2 * pad
  const put = (cells: readonly string[], kind: 'head' | 'row' | 'loose', row?: Row, fill?: string): void => {
    const weight = kind === 'row' ? 400 : 700
    const wrapped = linesOf(cells, weight)
    const height = heightOf(wrapped)
    if (fill !== undefined) w.rect(w.left, w.y, w.width, height, fill)
    columns.forEach((column, i) => {
      const lines = wrapped[i] ?? []
      const room = (height - 2 * pad) / leading - lines.length
      const shift = kind !== 'row' || manner.cells === 'middle' ? room / 2 : manner.cells === 'bottom' ? room : 0
      const align = kind === 'head' && manner.head?.centred ? 'center' : column.align
      const width = column.width * w.width
      const x = edges[i]! + (align === 'right' ? width - inset : align === 'center' ? width / 2 : inset)
      const colour = kind === 'head' ? manner.head?.colour : row === undefined ? undefined : column.colour?.(row)
      lines.forEach((text, line) =>
        w.at(text, x, w.y + pad + size * 0.94 + (line + shift) * leading, {
          ...{ size, align, weight },
          ...(colour === undefined ? {} : { colour }),
        }),
      )
    })
    if (rules === 'box' || rules === 'columns')
      for (const x of [...edges, w.left + w.width]) w.stroke(x, w.y, x, w.y + height)
    if (rules === 'frame') for (const x of [w.left, w.left + w.width]) w.stroke(x, w.y, x, w.y + height)
    if (rules === 'box' || (kind === 'head' && rules !== 'none')) rule(w.y)
    w.y += height
    if (rules === 'box' || rules === 'rows' || (kind === 'head' && rules !== 'none')) rule(w.y)
  }
  const loose = (line: LooseLine | undefined): void => {
    if (line) put(columns.map((_, i) => line[i] ?? ''), 'loose') // prettier-ignore
  }
  const head = (): void => put(columns.map((c) => c.title), 'head', undefined, manner.head?.fill) // prettier-ignore
  head()
  loose(extras.before)
  rows.forEach((row, i) => {
    const cells = columns.map((column) => column.cell(row, i))
    if (i > 0 && w.y + heightOf(linesOf(cells)) + (extras.carried ? 2 * leading : 0) > w.bottom) {
      const [out, back] = extras.carried?.(rows[i - 1]!) ?? []
      loose(out)
      if (rules !== 'none') rule(w.y)
      w.newPage()
      if (manner.repeats !== false) head()
      loose(back)
    }
    put(cells, 'row', row, i % 2 === 1 ? manner.zebra : undefined)
  })
  loose(extras.after)
  if (rules !== 'none') rule(w.y)
  w.gap(size * 2)
}

/** A writer on paper of a size in pixels at 200 dpi; A4 upright unless told. */
export function writer(
  style: Random,
  faces: readonly LatinFace[],
  options: {
    readonly size?: readonly [number, number]
    readonly paper?: readonly [width: number, height: number]
    /** A line at the foot of each page. */
    readonly foot?: (page: number, pages: number) => string
  } = {},
): PagedWriter {
  const [width, height] = options.paper ?? [a4.width, a4.height]
  const face = style.pick(faces)
  const left = style.int(70, 115)
  const w: PagedWriter = new PagedWriter(
    // Letters a hair apart are not joined to ligatures, which the text of a PDF would lose.
    {
      size: style.int(...(options.size ?? ([21, 24] as const))),
      face,
      deva: style.pick(['noto', 'mukta']),
      spacing: 0.01,
    },
    left,
    width - 2 * left,
    style.int(95, 150),
    (pen, page) => {
      if (options.foot)
        pen.text(options.foot(page + 1, w.pages.length), width / 2, height - 62, { size: 18, face, align: 'center' })
    },
    height - 150,
  )
  return w
}

/** Text in lines as wide as the paper. */
export function prose(w: PagedWriter, text: string, width = w.width): void {
  for (const line of w.wrap(text, width)) w.line(line)
}

/** A box around what stands between two heights. */
export function box(w: PagedWriter, x: number, y: number, width: number, height: number, colour = '#444'): void {
  w.stroke(x, y, x + width, y, colour)
  w.stroke(x, y + height, x + width, y + height, colour)
  w.stroke(x, y, x, y + height, colour)
  w.stroke(x + width, y, x + width, y + height, colour)
}
