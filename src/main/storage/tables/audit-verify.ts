import type { ReadableDb } from '../database/database'
import { sql } from '../database/sql'
import { chainStart, entryHash, valuesDigest } from './audit-hash'
import type { ChainEntry } from './audit-list'

interface Row extends ChainEntry {
  readonly removed: 0 | 1
}

/** Entries read at once, so that a long log needs little memory. */
const step = 1000

/**
 * Walks the log. `brokenAt` is the sequence of the first entry that does not fit: changed, missing, out of place, or
 * with values that are gone although their document is not, and no later entry says that they went; null where all of
 * it holds.
 */
export function verifyChain(db: ReadableDb): { entries: number; brokenAt: number | null } {
  let previous = chainStart
  let last = 0
  for (;;) {
    const rows = db.all<Row>(sql`SELECT a.*, v.salt, v.before, v.after,
        v.salt IS NULL AND a.document IS NOT NULL AND (
          NOT EXISTS (SELECT 1 FROM documents d WHERE d.id = a.document) OR EXISTS (SELECT 1 FROM audit r
            WHERE r.document = a.document AND r.action = 'values_removed' AND r.reason = 'entry ' || a.sequence)
        ) AS removed
      FROM audit a LEFT JOIN audit_values v ON v.sequence = a.sequence
      WHERE a.sequence > ${last} ORDER BY a.sequence LIMIT ${step}`)
    for (const row of rows) {
      if (row.sequence !== last + 1 || !fits(row, previous)) return { entries: last, brokenAt: last + 1 }
      previous = row.hash
      last = row.sequence
    }
    if (rows.length < step) break
  }
  // SQLite remembers the highest number given: entries cut from the end show here.
  const given = db.get<{ seq: number }>(sql`SELECT seq FROM sqlite_sequence WHERE name = 'audit'`)?.seq ?? 0
  return { entries: last, brokenAt: given > last ? last + 1 : null }
}

function fits(row: Row, previous: string): boolean {
  if (row.previous_hash !== previous || row.hash !== entryHash(previous, row)) return false
  if (row.values_digest === null) return row.salt === null
  if (row.salt === null) return row.removed === 1
  return row.values_digest === valuesDigest(row.salt, row.before, row.after)
}
