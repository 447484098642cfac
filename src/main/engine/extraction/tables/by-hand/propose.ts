/** The edges of a table as they were found, for a human to put right: between the cells that are known. */
import type { PageReading } from '../../../../../shared/domain/reading'
import type { TableSpec } from '../../../../../shared/domain/table-catalogue'
import {
  eitherSide,
  type Bands,
  type ColumnBand,
  type PlacedCell,
  type RowBand,
  type TableEdges,
} from '../../../../../shared/domain/table-edges'
import { bottom, middle, middleX, right, type LaidWord } from '../../layout/layout'
import { laidPage, uprightBox, type LaidPage } from './laid-page'

interface Extent<T> {
  readonly what: T
  readonly from: number
  readonly to: number
}

/**
 * Edges between the cells that are known on a page. Words between them that belong to none get a band of their own
 * that is none. A page without cells has no rows, and the columns of the nearest page that has some, or all of them
 * evenly.
 */
export function proposeEdges(page: PageReading, { columns }: TableSpec, all: readonly PlacedCell[]): TableEdges {
  const laid = laidPage(page)
  const cells = all.filter((cell) => cell.page === page.index)
  const rows = rowExtents(cells, laid)
  const near = [...all].sort((a, b) => Math.abs(a.page - page.index) - Math.abs(b.page - page.index))
  const known = columns.flatMap(({ name }) => {
    const own = near.filter(({ column }) => column === name)
    const extent = columnExtent(
      name,
      own.filter((cell) => cell.page === own[0]?.page),
      laid,
    )
    return extent ? [extent] : []
  })
  const free = wordsOfNone(laid, cells, rows)
  return {
    page: page.index,
    angle: laid.angle,
    columns:
      known.length > 0
        ? columnBands(bothSides(known, free), free, rows.length, laid.textHeight)
        : evenly(columns, laid),
    rows: rowBands(rows, free, laid.textHeight),
  }
}

/** Nothing is known of the table: its columns side by side over all words, to be dragged to where they are. */
function evenly(columns: TableSpec['columns'], { words }: LaidPage): Bands<ColumnBand> {
  if (words.length === 0) return { at: [], bands: [] }
  const from = Math.min(...words.map(({ box }) => box.x))
  const width = Math.max(...words.map(({ box }) => right(box))) - from
  return {
    at: [0, ...columns.map((_, i) => i + 1)].map((edge) => from + (edge * width) / columns.length),
    bands: columns.map(({ name }) => name),
  }
}

function rowExtents(cells: readonly PlacedCell[], { angle }: LaidPage): Extent<number>[] {
  const found = new Map<number, { from: number; to: number }>()
  for (const { row, quad } of cells) {
    const box = uprightBox(quad, angle)
    const known = found.get(row)
    found.set(row, {
      from: Math.min(known?.from ?? Infinity, box.y),
      to: Math.max(known?.to ?? -Infinity, bottom(box)),
    })
  }
  return [...found].map(([what, extent]) => ({ what, ...extent })).sort((a, b) => a.from + a.to - b.from - b.to)
}

/** Where nearly all cells of a column stand; the one that reaches furthest may be the one that was read wrong. */
function columnExtent(what: string, cells: readonly PlacedCell[], { angle }: LaidPage): Extent<string> | null {
  const boxes = cells.map(({ quad }) => uprightBox(quad, angle))
  if (boxes.length === 0) return null
  const lefts = boxes.map(({ x }) => x).sort((a, b) => a - b)
  const rights = boxes.map(right).sort((a, b) => b - a)
  const odd = Math.floor(boxes.length / 20)
  return { what, from: lefts[odd] ?? 0, to: rights[odd] ?? 0 }
}

/** Words beside the rows that no cell was read from. */
function wordsOfNone({ words, angle }: LaidPage, cells: readonly PlacedCell[], rows: readonly Extent<number>[]) {
  const [top, end] = [rows[0]?.from ?? 0, Math.max(0, ...rows.map(({ to }) => to))]
  const boxes = cells.map(({ quad }) => uprightBox(quad, angle))
  return words.filter(({ box }) => {
    const [x, y] = [middleX(box), middle(box)]
    if (y < top || y > end) return false
    return !boxes.some((cell) => x >= cell.x && x <= right(cell) && y >= cell.y && y <= bottom(cell))
  })
}

/** Debits and credits under each other are one column; marks that stand beside its amounts belong to it. */
function bothSides(known: readonly Extent<string>[], free: readonly LaidWord[]): Extent<string>[] {
  const [debit, credit] = ['debit', 'credit'].map((name) => known.find(({ what }) => what === name))
  const shared = debit && credit ? Math.min(debit.to, credit.to) - Math.max(debit.from, credit.from) : 0
  if (!debit || !credit || shared < 0.5 * Math.min(debit.to - debit.from, credit.to - credit.from)) return [...known]
  const from = Math.min(debit.from, credit.from)
  const to = Math.max(debit.to, credit.to)
  const marks = free.filter(
    ({ text, box }) => /^\(?(?:cr|dr)\.?\)?$/i.test(text) && box.x > to && box.x - to < 4 * box.height,
  )
  const both = { what: eitherSide, from, to: Math.max(to, ...marks.map(({ box }) => right(box))) }
  return [...known.filter((extent) => extent !== debit && extent !== credit), both]
}

/** Bands from left to right, an edge in the middle of what lies between two of them. */
function columnBands(
  known: readonly Extent<string>[],
  free: readonly LaidWord[],
  rows: number,
  height: number,
): Bands<ColumnBand> {
  const sorted: Extent<ColumnBand>[] = [...known].sort((a, b) => a.from + a.to - b.from - b.to)
  const bands = sorted.flatMap((extent, i) => {
    const next = sorted[i + 1]
    const between = next ? free.filter(({ box }) => box.x > extent.to && right(box) < next.from) : []
    if (between.length < Math.max(2, rows / 4)) return [extent]
    const none = {
      what: null,
      from: Math.min(...between.map(({ box }) => box.x)),
      to: Math.max(...between.map(({ box }) => right(box))),
    }
    return [extent, none]
  })
  return edgesBetween(bands, height / 2)
}

function rowBands(rows: readonly Extent<number>[], free: readonly LaidWord[], height: number): Bands<RowBand> {
  const bands = rows.flatMap((row, i): Extent<RowBand>[] => {
    const next = rows[i + 1]
    const between = next ? free.filter(({ box }) => box.y > row.to && bottom(box) < next.from) : []
    if (between.length === 0) return [row]
    return [
      row,
      {
        what: 'none',
        from: Math.min(...between.map(({ box }) => box.y)),
        to: Math.max(...between.map(({ box }) => bottom(box))),
      },
    ]
  })
  return edgesBetween(bands, height / 4)
}

/** Bands that touch: an edge in the middle between two; `room` beyond the first and the last. */
export function edgesBetween<T>(extents: readonly Extent<T>[], room: number): Bands<T> {
  const [first, last] = [extents[0], extents.at(-1)]
  if (!first || !last) return { at: [], bands: [] }
  const inner = extents.slice(1).map((extent, i) => ((extents[i]?.to ?? 0) + extent.from) / 2)
  const at = [first.from - room, ...inner, last.to + room]
  // Bands that lie over each other would have edges out of order.
  for (let i = 1; i < at.length; i += 1) at[i] = Math.max(at[i] ?? 0, (at[i - 1] ?? 0) + 1)
  return { at, bands: extents.map(({ what }) => what) }
}
