import { randomUUID } from 'node:crypto'
import type { CutRecord, StoredReading } from '../../../shared/domain/records'
import type { TableEdges } from '../../../shared/domain/table-edges'
import type { ExtractedField } from '../../../shared/domain/reading'
import type { RowLayout } from '../../../shared/domain/table-rows'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

/** What a human did to the form of a document's tables, as members of its reading; none where nothing was done. */
export function tableEdits(db: ReadableDb, document: string): Pick<StoredReading, 'rows' | 'edges' | 'cut'> {
  const rows = db.all<{ name: string; layout: string }>(
    sql`SELECT name, layout FROM table_rows WHERE document = ${document} ORDER BY name`,
  )
  const cells = db.all<{ path: string; field: string }>(
    sql`SELECT path, field FROM table_cells WHERE document = ${document} ORDER BY path`,
  )
  const edges = db.all<{ name: string; edges: string }>(
    sql`SELECT name, edges FROM table_edges WHERE document = ${document} ORDER BY name, page`,
  )
  const names = [...new Set(edges.map(({ name }) => name))]
  const drawn = (name: string): TableEdges[] =>
    edges.filter((one) => one.name === name).map((one) => JSON.parse(one.edges) as TableEdges)
  return {
    ...(rows.length === 0
      ? {}
      : { rows: Object.fromEntries(rows.map(({ name, layout }) => [name, JSON.parse(layout) as RowLayout])) }),
    ...(edges.length === 0 ? {} : { edges: Object.fromEntries(names.map((name) => [name, drawn(name)])) }),
    ...(cells.length === 0
      ? {}
      : {
          cut: Object.fromEntries(cells.map(({ path, field }) => [path, JSON.parse(field) as ExtractedField | null])),
        }),
  }
}

export function tableWrites(db: WritableDb) {
  /** The reading is another one now: whoever keeps it parsed reads it again. */
  const touch = (document: string): void =>
    void db.run(sql`UPDATE readings SET stamp = ${randomUUID()} WHERE document = ${document}`)
  return {
    /** Null: the rows are as they were read. */
    putRows: (document: string, name: string, layout: RowLayout | null): void => {
      if (layout === null) db.run(sql`DELETE FROM table_rows WHERE document = ${document} AND name = ${name}`)
      else
        db.change(sql`INSERT INTO table_rows (document, name, layout) VALUES (${document}, ${name}, ${JSON.stringify(layout)})
        ON CONFLICT (document, name) DO UPDATE SET layout = excluded.layout`)
      touch(document)
    },
    putCells: (document: string, cells: readonly CutRecord[]): void => {
      for (const { path, field } of cells) {
        if (field === 'as read') db.run(sql`DELETE FROM table_cells WHERE document = ${document} AND path = ${path}`)
        else
          db.change(sql`INSERT INTO table_cells (document, path, field) VALUES (${document}, ${path}, ${JSON.stringify(field)})
          ON CONFLICT (document, path) DO UPDATE SET field = excluded.field`)
      }
      touch(document)
    },
    /** Null: none are drawn on the page. */
    putEdges: (document: string, name: string, page: number, edges: TableEdges | null): void => {
      if (edges === null)
        db.run(sql`DELETE FROM table_edges WHERE document = ${document} AND name = ${name} AND page = ${page}`)
      else
        db.change(sql`INSERT INTO table_edges (document, name, page, edges)
          VALUES (${document}, ${name}, ${page}, ${JSON.stringify(edges)})
          ON CONFLICT (document, name, page) DO UPDATE SET edges = excluded.edges`)
      touch(document)
    },
  }
}
