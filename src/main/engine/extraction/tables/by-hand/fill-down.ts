/** The rows under one that a human marked, found as it stands between its columns' edges. */
import type { PageReading } from '../../../../../shared/domain/reading'
import type { TableSpec } from '../../../../../shared/domain/table-catalogue'
import {
  eitherSide,
  extentOf,
  type Bands,
  type RowBand,
  type TableEdges,
} from '../../../../../shared/domain/table-edges'
import { bottom, middle } from '../../layout'
import { readAmount, readDecimal } from '../amounts'
import { cellText, groupRows, lineOf, type Line, type LineKind } from '../body'
import { readCellDate } from '../cell-dates'
import type { Column } from '../columns'
import { rowsOfWords, rowText } from '../print-rows'
import { laidPage } from './laid-page'
import { edgesBetween } from './propose'

/** Sums, and balances that are brought and carried forward, are no rows though they have amounts. */
const noRow =
  /\b(?:totals?|brought\s+forward|carried\s+(?:forward|over)|[bc]\s*\/\s*f|(?:opening|closing)\s+bal\w*|amount\s+in\s+words)\b/i
const money = ['debit', 'credit', eitherSide]

/** The edges with the bands under `band` found anew; rows that stand where one stood keep its number. */
export function fillDown(page: PageReading, table: TableSpec, edges: TableEdges, band: number): TableEdges {
  const laid = laidPage(page, edges.angle)
  const marked = extentOf(edges.rows, band)
  const columns = columnsOf(edges)
  const [left, end] = [edges.columns.at[0] ?? 0, edges.columns.at.at(-1) ?? 0]
  const words = laid.words.filter(({ box }) => {
    const x = box.x + box.width / 2
    return middle(box) >= marked.from && x >= left && x < end
  })
  const lines = rowsOfWords(words, laid.textHeight, laid.page).map((row) => lineOf(row, columns))
  const slots = slotsOf(table, edges)
  const own = lines.filter(({ row }) => middle(row.box) < marked.to)
  const wanted = slots.filter((slot) => own.some((line) => slot.holds(line)))
  if (wanted.length === 0) return edges
  const kindOf = (line: Line<string>): LineKind => {
    const held = wanted.filter((slot) => slot.holds(line)).length
    if (held >= Math.max(1, Math.ceil(0.6 * wanted.length))) return noRow.test(rowText(line.row)) ? 'other' : 'anchor'
    const isText = slots.every((slot) => !slot.holds(line)) && !noRow.test(rowText(line.row))
    return isText && table.columns.some(({ name, kind }) => kind === 'text' && cellText(line, name) !== '') ? 'more' : 'other'
  } // prettier-ignore
  const groups = groupRows(lines, kindOf)
    .map((group) => ({ group, from: Math.min(...group.map(({ row }) => row.box.y)), to: Math.max(...group.map(({ row }) => bottom(row.box))) }))
    .filter(({ from, to }) => (from + to) / 2 >= marked.to) // prettier-ignore
  const taken = new Set(groups.flatMap(({ group }) => group))
  const rows = groups.flatMap(({ from, to }, i) => {
    const before = groups[i - 1]?.to ?? marked.to
    const other = lines.filter((line) => !taken.has(line) && middle(line.row.box) > before && middle(line.row.box) < from)
    const none = other.length === 0 ? [] : [{ what: 'none' as const, from: Math.min(...other.map(({ row }) => row.box.y)), to: Math.max(...other.map(({ row }) => bottom(row.box))) }]
    return [...none, { what: 'new' as const, from: Math.max(from, marked.to), to }]
  }) // prettier-ignore
  const under = edgesBetween(rows, laid.textHeight / 4)
  const above = { at: edges.rows.at.slice(0, band + 2), bands: edges.rows.bands.slice(0, band + 1) }
  const found = { at: [...above.at, ...under.at.slice(1)], bands: [...above.bands, ...under.bands] }
  return { ...edges, rows: numbered(found, edges.rows, band) }
}

const columnsOf = ({ columns }: TableEdges): Column<string>[] =>
  columns.bands.map((name, i) => ({ name, ...extentOf(columns, i) }))

interface Slot {
  readonly holds: (line: Line<string>) => boolean
}

/** What a row has once, and text that goes on has not: its date, what moved, its balance, its numbers. */
function slotsOf(table: TableSpec, { columns }: TableEdges): readonly Slot[] {
  const drawn = columns.bands.filter((name) => name !== null)
  const moves = drawn.filter((name) => money.includes(name))
  const holdsAmount = (line: Line<string>, name: string): boolean => readAmount(cellText(line, name)) !== null
  const others = table.columns.filter(({ name, kind }) => kind !== 'text' && drawn.includes(name) && !money.includes(name))
  return [
    ...(moves.length === 0 ? [] : [{ holds: (line: Line<string>) => moves.some((name) => holdsAmount(line, name)) }]),
    ...others.map(({ name, kind }) => ({
      holds: (line: Line<string>): boolean => {
        if (kind === 'date') return readCellDate(cellText(line, name), 2100) !== null
        if (kind === 'amount') return holdsAmount(line, name)
        return readDecimal(cellText(line, name).split(' ')[0] ?? '') !== null
      },
    })),
  ]
} // prettier-ignore

/** Bands that were found anew get the number of the row that stood there, each number once. */
function numbered(found: Bands<RowBand>, was: Bands<RowBand>, after: number): Bands<RowBand> {
  const free = was.bands.flatMap((row, i) => (typeof row === 'number' && i > after ? [{ row, ...extentOf(was, i) }] : []))
  const bands = found.bands.map((band, i): RowBand => {
    if (band !== 'new' || i <= after) return band
    const own = extentOf(found, i)
    const at = free.findIndex(({ from, to }) => Math.min(to, own.to) - Math.max(from, own.from) > 0.5 * Math.min(to - from, own.to - own.from))
    return at < 0 ? 'new' : (free.splice(at, 1)[0]?.row ?? 'new')
  })
  return { at: found.at, bands }
} // prettier-ignore
