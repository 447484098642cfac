import type { DocumentDetail, ReviewField } from '../../../../shared/domain/review'
import { checkTable, type TableCheck } from '../../../../shared/domain/table-checks'
import type { ColumnSpec, TableSpec } from '../../../../shared/domain/table-catalogue'
import { cellPath, groupTables, tablesOfType } from '../../../../shared/domain/tables'

export interface GridRow {
  /** Its number in paths; where it stands is its place in the list. */
  readonly row: number
  /** In the order of the columns. */
  readonly cells: readonly ReviewField[]
}

/** A table as the grid shows it, with what its arithmetic says. */
export interface GridModel {
  readonly name: string
  readonly columns: readonly ColumnSpec[]
  readonly rows: readonly GridRow[]
  readonly check: TableCheck
  /** Where each cell stands, by path. */
  readonly places: ReadonlyMap<string, GridPlace>
}

/** Counted from 0, as the grid stands. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

/** The table that the grid shows of a document: the first of its type; null where its type has none. */
export function tableSpecOf(detail: Pick<DocumentDetail, 'type'> | undefined): TableSpec | null {
  return detail ? (tablesOfType(detail.type)[0] ?? null) : null
}

const blank = (path: string, { kind }: ColumnSpec): ReviewField => ({
  path,
  kind,
  value: null,
  band: 'missing',
  confidence: null,
  machineValue: null,
  verdict: null,
  verdictReason: null,
  masked: false,
  needsHuman: false,
  evidence: [],
  alternates: [],
  reasons: [],
})

function gridModel(fields: readonly ReviewField[], { name, columns }: TableSpec): GridModel {
  const { fields: alone, tables } = groupTables(fields, 'as given')
  const found = tables.find((table) => table.name === name)?.rows ?? []
  const rows = found.map(({ index, cells }) => ({
    row: index,
    cells: columns.map((column) => cells[column.name] ?? blank(cellPath(name, index, column.name), column)),
  }))
  const values = rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(cells.map((cell, i) => [columns[i]?.name ?? '', cell.value])),
  }))
  const value = (path: string): string | null => alone.find((field) => field.path === path)?.value ?? null
  const places = rows.flatMap(({ cells }, row) => cells.map(({ path }, column) => [path, { row, column }] as const))
  return { name, columns, rows, check: checkTable(name, values, value), places: new Map(places) }
}

/** Models by the fields they were made of: the grid, its keys and its summary ask for the same one. */
const made = new WeakMap<readonly ReviewField[], GridModel>()

export function gridOf(detail: DocumentDetail | null | undefined): GridModel | null {
  const spec = tableSpecOf(detail ?? undefined)
  if (!detail || !spec) return null
  const known = made.get(detail.fields)
  if (known?.name === spec.name) return known
  const model = gridModel(detail.fields, spec)
  made.set(detail.fields, model)
  return model
}

export const cellAt = (model: GridModel, { row, column }: GridPlace): ReviewField | undefined =>
  model.rows[row]?.cells[column]
