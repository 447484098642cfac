import type { VerdictRecord } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function verdictReads(db: ReadableDb) {
  return {
    byDocument: (document: string): VerdictRecord[] =>
      db.all<VerdictRecord>(sql`SELECT document AS documentId, path, verdict, value, reason, by, at
        FROM verdicts WHERE document = ${document} ORDER BY path`),
  }
}

export function verdictWrites(db: WritableDb) {
  return {
    /** Puts a verdict in the place of any earlier one on the field. */
    put: (v: VerdictRecord): void =>
      db.change(sql`INSERT INTO verdicts (document, path, verdict, value, reason, by, at)
        VALUES (${v.documentId}, ${v.path}, ${v.verdict}, ${v.value}, ${v.reason}, ${v.by}, ${v.at})
        ON CONFLICT (document, path) DO UPDATE SET verdict = excluded.verdict, value = excluded.value,
          reason = excluded.reason, by = excluded.by, at = excluded.at`),
    remove: (document: string, path: string): void =>
      void db.run(sql`DELETE FROM verdicts WHERE document = ${document} AND path = ${path}`),
  }
}
