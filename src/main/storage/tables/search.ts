import type { WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function searchWrites(db: WritableDb) {
  return {
    /** Puts the text under which a document is found in the place of any earlier one. It is stored as it comes. */
    put: (document: string, text: string): void => {
      db.run(sql`DELETE FROM search WHERE rowid = (SELECT number FROM documents WHERE id = ${document})`)
      db.change(sql`INSERT INTO search (rowid, text) SELECT number, ${text} FROM documents WHERE id = ${document}`)
    },
  }
}
