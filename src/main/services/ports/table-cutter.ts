import type { PageReading } from '../../../shared/domain/reading'
import type { TableSpec } from '../../../shared/domain/table-catalogue'
import type { CutCell, PlacedCell, TableEdges } from '../../../shared/domain/table-edges'

/** A row that a human marked, on the page where it stands. */
export interface MarkedRow {
  readonly page: PageReading
  readonly edges: TableEdges
  readonly band: number
}

/** Tables read again from the words of a page, under edges that a human drew. Nothing is recognised anew. */
export interface TableCutter {
  /** Edges between the cells that are known; on a page without any, the columns of the nearest page that has some. */
  propose(page: PageReading, table: TableSpec, cells: readonly PlacedCell[]): TableEdges
  /** The cells of every row that has a number. */
  cut(page: PageReading, table: TableSpec, edges: TableEdges): readonly CutCell[]
  /** The rows under one, found as it stands between its columns' edges; those above it stay. */
  fillDown(table: TableSpec, marked: MarkedRow): TableEdges
  /** The rows of a further page, found as the marked one stands on its own; null where there are none. */
  fillOn(page: PageReading, table: TableSpec, known: TableEdges, marked: MarkedRow): TableEdges | null
}
