/**
 * The rows under one that a human marked, on its page and the pages after it, found as it stands between its columns'
 * edges.
 */
import type { PageReading } from '../../../../../shared/domain/reading'
import type { TableSpec } from '../../../../../shared/domain/table-catalogue'
import {
  eitherSide,
  extentOf,
  type Bands,
  type RowBand,
  type TableEdges,
} from '../../../../../shared/domain/table-edges'
import { bottom, middle, middleX } from '../../layout/layout'
import { readAmount, readDecimal } from '../amounts'
import { cellText, groupRows, lineOf, type Line, type LineKind } from '../body'
import { readCellDate } from '../cell-dates'
import type { Column } from '../columns'
import { rowsOfWords, rowText } from '../print-rows'
import { laidPage, type LaidPage } from './laid-page'
import { edgesBetween } from './propose'

/** Sums, and balances that are brought and carried forward, are no rows though they have amounts. */
const noRow =
  /\b(?:totals?|brought\s+forward|carried\s+(?:forward|over)|[bc]\s*\/\s*f|(?:opening|closing)\s+bal\w*|amount\s+in\s+words)\b/i
/** Which year it is does not tell a row from other lines. */
const anyYear = 2100
const money = ['debit', 'credit', eitherSide]

/** A row that a human marked, on the page where it stands. */
export interface MarkedRow {
  readonly page: PageReading
  readonly edges: TableEdges
  readonly band: number
}

/** The edges with the bands under the marked row found anew; rows that stand where one stood keep its number. */
export function fillDown(table: TableSpec, marked: MarkedRow): TableEdges {
  const { page, edges, band } = marked
  const { from, to } = extentOf(edges.rows, band)
  const wanted = wantedBy(table, marked)
  if (wanted.length === 0) return edges
  const laid = laidPage(page, edges.angle)
  const groups = groupsBetween(laid, edges, slotsOf(table, edges), wanted, table, from).filter(
    (group) => (group.from + group.to) / 2 >= to,
  )
  const under = edgesBetween(bandsOf(groups, to), laid.textHeight / 4)
  const above = { at: edges.rows.at.slice(0, band + 2), bands: edges.rows.bands.slice(0, band + 1) }
  const found = { at: [...above.at, ...under.at.slice(1)], bands: [...above.bands, ...under.bands] }
  return { ...edges, rows: numbered(found, edges.rows, band) }
}

/**
 * The rows of a further page, found as the marked one stands on its own; null where there are none. `known` are the
 * edges that the page's cells have: its columns are taken where they hold more rows than those of the marked row's
 * page, for no two scans lie alike; and rows that stand where one stood keep its number.
 */
export function fillOn(page: PageReading, table: TableSpec, known: TableEdges, marked: MarkedRow): TableEdges | null {
  const wanted = wantedBy(table, marked)
  if (wanted.length === 0) return null
  const laid = laidPage(page, known.angle)
  const [own, other] = [marked.edges.columns, known.columns].map((columns) => {
    const edges = { ...known, columns }
    return { edges, groups: groupsBetween(laid, edges, slotsOf(table, edges), wanted, table, -Infinity) }
  })
  if (!own || !other) return null
  const { edges, groups } = other.groups.length > own.groups.length ? other : own
  if (groups.length === 0) return null
  const found = edgesBetween(bandsOf(groups, groups[0]?.from ?? 0), laid.textHeight / 4)
  return { ...edges, rows: numbered(found, known.rows, -1) }
}

/** Names of what the marked row has: what tells a row of its table from other lines. */
function wantedBy(table: TableSpec, { page, edges, band }: MarkedRow): readonly string[] {
  const { from, to } = extentOf(edges.rows, band)
  const own = linesUnder(laidPage(page, edges.angle), edges, from).filter(({ row }) => middle(row.box) < to)
  return slotsOf(table, edges).flatMap(({ name, holds }) => (own.some(holds) ? [name] : []))
}

/** The lines from a height on, between the columns' outer edges. */
function linesUnder(laid: LaidPage, edges: TableEdges, from: number): readonly Line<string>[] {
  const columns = columnsOf(edges)
  const [left, end] = [edges.columns.at[0] ?? 0, edges.columns.at.at(-1) ?? 0]
  const words = laid.words.filter(({ box }) => {
    const x = middleX(box)
    return middle(box) >= from && x >= left && x < end
  })
  return rowsOfWords(words, laid.textHeight, laid.page).map((row) => lineOf(row, columns))
}

/** A row's lines, and how high it stands; `before` are the lines between it and the row above that belong to none. */
interface RowLines {
  readonly from: number
  readonly to: number
  readonly before: readonly Line<string>[]
}

function groupsBetween(
  laid: LaidPage,
  edges: TableEdges,
  slots: readonly Slot[],
  names: readonly string[],
  table: TableSpec,
  from: number,
): readonly RowLines[] {
  const lines = linesUnder(laid, edges, from)
  const wanted = slots.filter(({ name }) => names.includes(name))
  const kindOf = (line: Line<string>): LineKind => {
    const held = wanted.filter((slot) => slot.holds(line)).length
    if (held >= Math.max(1, Math.ceil(0.6 * names.length))) return noRow.test(rowText(line.row)) ? 'other' : 'anchor'
    const isText = slots.every((slot) => !slot.holds(line)) && !noRow.test(rowText(line.row))
    return isText && table.columns.some(({ name, kind }) => kind === 'text' && cellText(line, name) !== '')
      ? 'more'
      : 'other'
  }
  const groups = groupRows(lines, kindOf)
  const taken = new Set(groups.flat())
  let end = -1
  return groups.map((group) => {
    const [first, last] = [lines.indexOf(group[0]!), lines.indexOf(group.at(-1)!)]
    const before = lines.slice(end + 1, first).filter((line) => !taken.has(line))
    end = last
    return { before, ...heightOf(group) }
  })
}

const heightOf = (lines: readonly Line<string>[]): { readonly from: number; readonly to: number } => ({
  from: Math.min(...lines.map(({ row }) => row.box.y)),
  to: Math.max(...lines.map(({ row }) => bottom(row.box))),
})

/** Bands of rows and of what stands between them, from a height on. */
const bandsOf = (rows: readonly RowLines[], start: number) =>
  rows.flatMap(({ from, to, before }) => {
    const between = before.filter(({ row }) => middle(row.box) > start)
    const none = between.length === 0 ? [] : [{ what: 'none' as const, ...heightOf(between) }]
    return [...none, { what: 'new' as const, from: Math.max(from, start), to }]
  })

const columnsOf = ({ columns }: TableEdges): Column<string>[] =>
  columns.bands.map((name, i) => ({ name, ...extentOf(columns, i) }))

interface Slot {
  readonly name: string
  readonly holds: (line: Line<string>) => boolean
}

/** What a row has once, and text that goes on has not: its date, what moved, its balance, its numbers. */
function slotsOf(table: TableSpec, { columns }: TableEdges): readonly Slot[] {
  const drawn = columns.bands.filter((name) => name !== null)
  const moves = drawn.filter((name) => money.includes(name))
  const holdsAmount = (line: Line<string>, name: string): boolean => readAmount(cellText(line, name)) !== null
  const others = table.columns.filter(
    ({ name, kind }) => kind !== 'text' && drawn.includes(name) && !money.includes(name),
  )
  return [
    ...(moves.length === 0
      ? []
      : [{ name: 'moved', holds: (line: Line<string>) => moves.some((name) => holdsAmount(line, name)) }]),
    ...others.map(({ name, kind }) => ({
      name,
      holds: (line: Line<string>): boolean => {
        if (kind === 'date') return readCellDate(cellText(line, name), anyYear) !== null
        if (kind === 'amount') return holdsAmount(line, name)
        return readDecimal(cellText(line, name).split(' ')[0] ?? '') !== null
      },
    })),
  ]
}

/** Bands that were found anew get the number of the row that stood there, each number once. */
function numbered(found: Bands<RowBand>, was: Bands<RowBand>, after: number): Bands<RowBand> {
  const free = was.bands.flatMap((row, i) =>
    typeof row === 'number' && i > after ? [{ row, ...extentOf(was, i) }] : [],
  )
  const bands = found.bands.map((band, i): RowBand => {
    if (band !== 'new' || i <= after) return band
    const own = extentOf(found, i)
    const at = free.findIndex(
      ({ from, to }) => Math.min(to, own.to) - Math.max(from, own.from) > 0.5 * Math.min(to - from, own.to - own.from),
    )
    return at < 0 ? 'new' : (free.splice(at, 1)[0]?.row ?? 'new')
  })
  return { at: found.at, bands }
}
