/**
 * A table of a document is a family of fields, one for each cell that has a value, at the path
 * `transactions.0.date`: table, row as printed counted from 0, column. So a cell has evidence, verdicts and history
 * like any other field. A column that the document does not print, and a cell that is blank, have no field.
 */
import { isUserType, type DetectedType } from './document-types'
import { tableCatalogue, type TableSpec } from './table-catalogue'

export interface CellPlace {
  readonly table: string
  readonly row: number
  readonly column: string
}

const form = /^([a-z_]+)\.(\d+)\.([a-z_]+)$/

export const cellPath = (table: string, row: number, column: string): string => `${table}.${row}.${column}`

/** Where a path stands in a table; null for a field of its own. */
export function cellPlace(path: string): CellPlace | null {
  const match = form.exec(path)
  return match ? { table: match[1] ?? '', row: Number(match[2]), column: match[3] ?? '' } : null
}

/** The name of what a path stands for, whichever its row: `transactions.date`, or the path itself. */
export function columnPath(path: string): string {
  const place = cellPlace(path)
  return place ? `${place.table}.${place.column}` : path
}

/** The tables of a type; none for a type that has none. */
export const tablesOfType = (type: DetectedType | null): readonly TableSpec[] =>
  type === null || type === 'UNRECOGNISED' || isUserType(type) ? [] : (tableCatalogue[type] ?? [])

export interface TableRow<T> {
  readonly index: number
  readonly cells: Readonly<Partial<Record<string, T>>>
}

export interface Table<T> {
  readonly name: string
  /** Those that have a value in any row, in the order of first use. */
  readonly columns: readonly string[]
  readonly rows: readonly TableRow<T>[]
}

/** Parts fields from the cells of tables; rows by their number, or, where a human ordered them, as they are given. */
export function groupTables<T extends { readonly path: string }>(
  fields: readonly T[],
  order: 'by number' | 'as given' = 'by number',
): { readonly fields: readonly T[]; readonly tables: readonly Table<T>[] } {
  const alone: T[] = []
  const found = new Map<string, { columns: Set<string>; rows: Map<number, Record<string, T>> }>()
  for (const field of fields) {
    const place = cellPlace(field.path)
    if (!place) {
      alone.push(field)
      continue
    }
    const table = found.get(place.table) ?? { columns: new Set<string>(), rows: new Map<number, Record<string, T>>() }
    found.set(place.table, table)
    table.columns.add(place.column)
    const cells = table.rows.get(place.row) ?? {}
    table.rows.set(place.row, cells)
    cells[place.column] = field
  }
  const tables = [...found].map(([name, { columns, rows }]) => ({
    name,
    columns: [...columns],
    rows: (order === 'as given' ? [...rows] : [...rows].sort(([a], [b]) => a - b)).map(([index, cells]) => ({
      index,
      cells,
    })),
  }))
  return { fields: alone, tables }
}
