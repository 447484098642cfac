import type { PageReading } from '../../../shared/domain/reading'
import type { TableSpec } from '../../../shared/domain/table-catalogue'
import type { CutCell, PlacedCell, TableEdges } from '../../../shared/domain/table-edges'

/** Tables read again from the words of a page, under edges that a human drew. Nothing is recognised anew. */
export interface TableCutter {
  /** Edges between the cells that are known; on a page without any, the columns of the nearest page that has some. */
  propose(page: PageReading, table: TableSpec, cells: readonly PlacedCell[]): TableEdges
  /** The cells of every row that has a number. */
  cut(page: PageReading, table: TableSpec, edges: TableEdges): readonly CutCell[]
  /** The rows under one, found as it stands between its columns' edges; those above it stay. */
  fillDown(page: PageReading, table: TableSpec, edges: TableEdges, band: number): TableEdges
}
