import { randomUUID } from 'node:crypto'
import type { StoredReading } from '../../../shared/domain/records'
import type { ExtractedField } from '../../../shared/domain/reading'
import type { RowLayout } from '../../../shared/domain/table-rows'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

/** What a human did to the form of a document's tables, as members of its reading; none where nothing was done. */
export function tableEdits(db: ReadableDb, document: string): Pick<StoredReading, 'rows' | 'cut'> {
  const rows = db.all<{ name: string; layout: string }>(
    sql`SELECT name, layout FROM table_rows WHERE document = ${document} ORDER BY name`,
  )
  const cells = db.all<{ field: string }>(sql`SELECT field FROM table_cells WHERE document = ${document} ORDER BY path`)
  return {
    ...(rows.length === 0
      ? {}
      : { rows: Object.fromEntries(rows.map(({ name, layout }) => [name, JSON.parse(layout) as RowLayout])) }),
    ...(cells.length === 0 ? {} : { cut: cells.map(({ field }) => JSON.parse(field) as ExtractedField) }),
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
    /** Null: the cell is as it was read. */
    putCells: (
      document: string,
      cells: readonly { readonly path: string; readonly field: ExtractedField | null }[],
    ): void => {
      for (const { path, field } of cells) {
        if (field === null) db.run(sql`DELETE FROM table_cells WHERE document = ${document} AND path = ${path}`)
        else
          db.change(sql`INSERT INTO table_cells (document, path, field) VALUES (${document}, ${path}, ${JSON.stringify(field)})
          ON CONFLICT (document, path) DO UPDATE SET field = excluded.field`)
      }
      touch(document)
    },
  }
}
