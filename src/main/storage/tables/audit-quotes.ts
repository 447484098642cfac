import type { ReadableDb } from '../database/database'
import { join, sql, type Sql } from '../database/sql'

/** What was ever said to stand on these documents: by the reader, by the analyst, by the log. */
const saidOn = (documents: readonly string[]): Sql => {
  const these = sql`(SELECT value FROM json_each(${JSON.stringify(documents)}))`
  return join(
    [
      sql`SELECT t.atom FROM readings r, json_tree(r.reading) t
        WHERE r.document IN ${these} AND t.key = 'value' AND t.type = 'text'`,
      sql`SELECT value FROM verdicts WHERE document IN ${these} AND value IS NOT NULL`,
      ...[sql`v.before`, sql`v.after`].map(
        (side) => sql`SELECT ${side} FROM audit_values v JOIN audit a ON a.sequence = v.sequence
          WHERE v.document IN ${these} AND a.action <> 'addresses_compared' AND ${side} IS NOT NULL`,
      ),
    ],
    ' UNION ',
  )
}

/**
 * Entries of other documents that quote an address of one of these: it was pasted to be compared with theirs, or the
 * entry is of a time in which the other side was written out.
 */
export const entriesQuoting = (db: ReadableDb, documents: readonly string[]) =>
  db.all<{ sequence: number; document: string }>(sql`SELECT a.sequence, a.document
    FROM audit a JOIN audit_values v ON v.sequence = a.sequence
    WHERE a.action = 'addresses_compared' AND v.before IN (${saidOn(documents)})
      AND a.document NOT IN (SELECT value FROM json_each(${JSON.stringify(documents)}))`)

/** Comparisons in which an address of one of these was pasted; those that name one go with it by themselves. */
export const comparisonsQuoting = (db: ReadableDb, documents: readonly string[]): readonly number[] =>
  db
    .all<{ number: number }>(
      sql`WITH said (text) AS (${saidOn(documents)}) SELECT DISTINCT c.number
        FROM address_comparisons c, json_tree(c.comparison) t WHERE t.key = 'address' AND t.atom IN said`,
    )
    .map(({ number }) => number)
