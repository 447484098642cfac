import type { LegalHold } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function legalHoldReads(db: ReadableDb) {
  return {
    byDocument: (document: string): LegalHold | undefined =>
      db.get<LegalHold>(sql`SELECT reason, by, at FROM legal_holds WHERE document = ${document}`),
  }
}

export function legalHoldWrites(db: WritableDb) {
  return {
    put: (document: string, hold: LegalHold): void => {
      db.change(sql`INSERT INTO legal_holds (document, reason, by, at)
        VALUES (${document}, ${hold.reason}, ${hold.by}, ${hold.at})
        ON CONFLICT (document) DO UPDATE SET reason = excluded.reason, by = excluded.by, at = excluded.at`)
    },
    remove: (document: string): void => void db.run(sql`DELETE FROM legal_holds WHERE document = ${document}`),
  }
}
