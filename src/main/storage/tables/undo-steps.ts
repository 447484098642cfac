import type { UndoBefore, UndoStep } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

/** Older steps are forgotten. */
const kept = 1000

interface Row {
  readonly number: number
  readonly documentId: string
  readonly path: string | null
  readonly before: string
}

export function undoReads(db: ReadableDb) {
  return {
    last: (): UndoStep | undefined => {
      const row = db.get<Row>(sql`SELECT number, document AS documentId, path, before
        FROM undo_steps ORDER BY number DESC LIMIT 1`)
      return row && { ...row, before: JSON.parse(row.before) as UndoBefore }
    },
  }
}

export function undoWrites(db: WritableDb) {
  return {
    push: (document: string, path: string | null, before: UndoBefore): void => {
      db.change(sql`INSERT INTO undo_steps (document, path, before)
        VALUES (${document}, ${path}, ${JSON.stringify(before)})`)
      db.run(sql`DELETE FROM undo_steps WHERE number <= (SELECT MAX(number) FROM undo_steps) - ${kept}`)
    },
    remove: (number: number): void => db.change(sql`DELETE FROM undo_steps WHERE number = ${number}`),
  }
}
