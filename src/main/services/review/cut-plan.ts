import { columnPath, cellPath, cellPlace, groupTables } from '../../../shared/domain/tables'
import { boxAround, turnedBy, type PageQuad } from '../../../shared/domain/geometry'
import type { CutRecord, StoredReading } from '../../../shared/domain/records'
import type { EvidenceSource, ExtractedField } from '../../../shared/domain/reading'
import type { ReviewField } from '../../../shared/domain/review'
import { checkTable, type RowCheck } from '../../../shared/domain/table-checks'
import type { TableSpec } from '../../../shared/domain/table-catalogue'
import type { CutCell, PlacedCell, TableEdges } from '../../../shared/domain/table-edges'
import { nextRow, rowOrder, unchangedRows, type RowLayout } from '../../../shared/domain/table-rows'

/** What the words under new edges are worth at most: how often such a cell is right has not been measured. */
const most = 0.9
const notOfItsKind = 0.1
const mostBroken = 0.5
/** As the engine says of a number that the arithmetic bears out. */
const bornOut = 0.996

/** Where the machine, or an earlier cut, saw the cells of a table. */
export function placedCells({ fields, cut = {} }: StoredReading, table: string): readonly PlacedCell[] {
  const seen = [
    ...fields.filter(({ path }) => cut[path] === undefined),
    ...Object.values(cut).filter((field) => field !== null),
  ]
  return seen.flatMap(({ path, evidence }) => {
    const place = cellPlace(path)
    const at = evidence.find(({ quad }) => quad !== null)
    return place?.table === table && at?.quad
      ? [{ row: place.row, column: place.column, page: at.page, quad: at.quad }]
      : []
  })
}

/** The page on which most cells of each row stand. */
export function pagesOfRows(cells: readonly PlacedCell[]): ReadonlyMap<number, number> {
  const counts = new Map<number, Map<number, number>>()
  for (const { row, page } of cells) {
    const own = counts.get(row) ?? new Map<number, number>()
    counts.set(row, own.set(page, (own.get(page) ?? 0) + 1))
  }
  return new Map([...counts].map(([row, pages]) => [row, [...pages].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0]))
}

interface RowPlan {
  /** Every row of the page with its number. */
  readonly edges: TableEdges
  readonly layout: RowLayout
  readonly inserted: readonly number[]
  readonly removed: readonly number[]
}

/**
 * The rows of a table after its edges on a page were drawn. `standing`: the numbers of all rows, in order. Null where
 * the edges speak of a row that does not stand, of one twice, or of one of another page.
 */
function planRows(
  edges: TableEdges,
  standing: readonly number[],
  pages: ReadonlyMap<number, number>,
  was: RowLayout = unchangedRows,
): RowPlan | null {
  const named = edges.rows.bands.filter((band) => typeof band === 'number')
  const mayStand = (row: number): boolean => standing.includes(row) && (pages.get(row) ?? edges.page) === edges.page
  if (new Set(named).size < named.length || !named.every(mayStand)) return null
  let free = nextRow(standing, was)
  let after = rowBefore(edges.page, standing, pages)
  const inserted: { row: number; after: number | null }[] = []
  const bands = edges.rows.bands.map((band) => {
    if (band === 'none') return band
    if (band === 'new') inserted.push({ row: free, after })
    const row = band === 'new' ? free++ : band
    after = row
    return row
  })
  const removed = standing.filter((row) => pages.get(row) === edges.page && !named.includes(row))
  return {
    edges: { ...edges, rows: { at: edges.rows.at, bands } },
    layout: { removed: [...was.removed, ...removed], inserted: [...was.inserted, ...inserted] },
    inserted: inserted.map(({ row }) => row),
    removed,
  }
}

/** Pages cut in one step. */
export interface PagesPlan extends Omit<RowPlan, 'edges'> {
  readonly edges: readonly TableEdges[]
}

/** The plans of several pages one after the other, in their order: each as the one before leaves the table. */
export function planPages(
  drawn: readonly TableEdges[],
  standing: readonly number[],
  pages: ReadonlyMap<number, number>,
  was: RowLayout = unchangedRows,
): PagesPlan | null {
  let plan: PagesPlan = { edges: [], layout: was, inserted: [], removed: [] }
  const at = new Map(pages)
  let now = standing
  for (const edges of drawn) {
    const own = planRows(edges, now, at, plan.layout)
    if (!own) return null
    for (const row of own.inserted) at.set(row, edges.page)
    now = rowOrder([...now, ...own.inserted], own.layout)
    plan = {
      edges: [...plan.edges, own.edges],
      layout: own.layout,
      inserted: [...plan.inserted, ...own.inserted],
      removed: [...plan.removed, ...own.removed],
    }
  }
  return plan
}

/** The last row that stands before the rows of a page; null: none does. */
function rowBefore(page: number, standing: readonly number[], pages: ReadonlyMap<number, number>): number | null {
  const first = standing.findIndex((row) => pages.get(row) === page)
  if (first >= 0) return standing[first - 1] ?? null
  return standing.findLast((row) => (pages.get(row) ?? Infinity) < page) ?? null
}

/** The cells of a page's rows that are other than before, each as the words under its edges say. */
export function planCells(
  reading: StoredReading,
  table: TableSpec,
  edges: TableEdges,
  found: readonly CutCell[],
  source: EvidenceSource,
): readonly CutRecord[] {
  const machine = new Map(reading.fields.map((field) => [field.path, field]))
  const words = new Map(found.map((cell) => [cellPath(table.name, cell.row, cell.column), cell]))
  const underEdges = (path: string, read: ExtractedField | undefined, cell: CutCell): CutRecord['field'] =>
    read && isSame(read, cell, edges) ? 'as read' : fieldOf(path, cell, edges, source)
  return edges.rows.bands.flatMap((row) => {
    if (typeof row !== 'number') return []
    return table.columns.flatMap(({ name }): CutRecord[] => {
      const path = cellPath(table.name, row, name)
      const cell = words.get(path)
      const read = machine.get(path)
      const before = reading.cut?.[path]
      const field = cell ? underEdges(path, read, cell) : read ? null : 'as read'
      const isAsBefore = before === undefined ? field === 'as read' : JSON.stringify(before) === JSON.stringify(field)
      return isAsBefore ? [] : [{ path, field }]
    })
  })
}

/** The same words at the same place: what was concluded from them stands, with its certainty. */
function isSame({ evidence }: ExtractedField, cell: CutCell, { angle }: TableEdges): boolean {
  const read = evidence[0]
  const bare = (text: string): string => text.replace(/\s/g, '')
  if (!read?.quad || bare(read.rawText) !== bare(cell.rawText)) return false
  const upright = (quad: PageQuad) => boxAround(quad.map(turnedBy(-angle)))
  const [one, other] = [upright(read.quad), upright(cell.quad)]
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return shared > 0.5 * Math.min(one.height, other.height)
}

function fieldOf(path: string, cell: CutCell, { page }: TableEdges, source: EvidenceSource): ExtractedField {
  const { value, rawText, quad, ofItsKind } = cell
  const low = cell.confidence < 0.75
  return {
    path,
    value,
    confidence: ofItsKind ? Math.min(most, cell.confidence) : notOfItsKind,
    proven: false,
    evidence: [{ page, quad, source, rule: `desk.cut.${columnPath(path)}`, rawText, proofs: [] }],
    alternates: [],
    reasons: [
      ...(ofItsKind ? [] : [{ code: 'grammar_mismatch' } as const]),
      ...(low ? [{ code: 'low_ocr_confidence' } as const] : []),
    ],
  }
}

/**
 * What the running balance says of cells that were cut anew: amounts of a row that follows from the one before are
 * proven, those of one that breaks the chain in doubt. `fields` are those of the document as the cut leaves them.
 */
export function judged(
  table: TableSpec,
  fields: readonly ReviewField[],
  cells: readonly CutRecord[],
): readonly CutRecord[] {
  if (table.name !== 'transactions') return cells
  const { fields: alone, tables } = groupTables(fields, 'as given')
  const rows = (tables.find(({ name }) => name === table.name)?.rows ?? []).map(({ index, cells: own }) => ({
    row: index,
    values: Object.fromEntries(table.columns.map(({ name }) => [name, own[name]?.value ?? null])),
  }))
  const { rows: checks } = checkTable(table.name, rows, (path) => alone.find((one) => one.path === path)?.value ?? null)
  const amounts = new Set(table.columns.flatMap(({ name, kind }) => (kind === 'amount' ? [name] : [])))
  return cells.map(({ path, field }): CutRecord => {
    const place = cellPlace(path)
    const check = place && checks.get(place.row)
    if (!place || !check || field === null || field === 'as read' || !amounts.has(place.column)) return { path, field }
    return { path, field: inLightOf(check.state, field) }
  })
}

function inLightOf(state: RowCheck['state'], field: ExtractedField): ExtractedField {
  if (state === 'breaks')
    return { ...field, confidence: Math.min(mostBroken, field.confidence), reasons: [{ code: 'balance_breaks' }] }
  if (state !== 'holds') return field
  const evidence = field.evidence.map((one) => ({ ...one, proofs: ['arithmetic'] as const }))
  return { ...field, evidence, confidence: bornOut, proven: true, reasons: [{ code: 'arithmetic_holds' }] }
}
