import type { PointedAt, VerdictRecord } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

type Row = Omit<VerdictRecord, 'place'> & { readonly place: string | null }

export function verdictReads(db: ReadableDb) {
  return {
    byDocument: (document: string): VerdictRecord[] =>
      db
        .all<Row>(
          sql`SELECT document AS documentId, path, verdict, value, reason, by, at, place
        FROM verdicts WHERE document = ${document} ORDER BY path`,
        )
        .map(({ place, ...verdict }) =>
          place === null ? verdict : { ...verdict, place: JSON.parse(place) as PointedAt },
        ),
  }
}

export function verdictWrites(db: WritableDb) {
  return {
    /** Puts a verdict in the place of any earlier one on the field. */
    put: (v: VerdictRecord): void =>
      db.change(sql`INSERT INTO verdicts (document, path, verdict, value, reason, by, at, place)
        VALUES (${v.documentId}, ${v.path}, ${v.verdict}, ${v.value}, ${v.reason}, ${v.by}, ${v.at},
          ${v.place ? JSON.stringify(v.place) : null})
        ON CONFLICT (document, path) DO UPDATE SET verdict = excluded.verdict, value = excluded.value,
          reason = excluded.reason, by = excluded.by, at = excluded.at, place = excluded.place`),
    remove: (document: string, path: string): void =>
      void db.run(sql`DELETE FROM verdicts WHERE document = ${document} AND path = ${path}`),
  }
}
