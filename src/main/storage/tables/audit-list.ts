import { comparedWithDocument, type AuditRow, type LogFilter } from '../../../shared/ipc/keeping'
import type { ReadableDb } from '../database/database'
import { join, sql, type Sql } from '../database/sql'
import type { HashedEntry } from './audit-hash'

/** Entries of the log, newest first, `limit` of them below `before`. */
export function auditList(db: ReadableDb, filter: LogFilter, before: number | null, limit: number): AuditRow[] {
  const conditions: Sql[] = [sql`1 = 1`]
  if (before !== null) conditions.push(sql`a.sequence < ${before}`)
  if (filter.action !== null) conditions.push(sql`a.action = ${filter.action}`)
  if (filter.by !== null) conditions.push(sql`a.by = ${filter.by}`)
  if (filter.documentId !== null) conditions.push(sql`a.document = ${filter.documentId}`)
  if (filter.from !== null) conditions.push(sql`a.at >= ${filter.from}`)
  if (filter.until !== null) conditions.push(sql`a.at < ${filter.until}`)
  return db.all<AuditRow>(sql`SELECT a.sequence, a.at, a.by, a.action, a.path, a.document AS documentId,
      d.file_name AS fileName, v.before, v.after, a.reason, a.hash, o.id AS otherId, o.file_name AS otherName
    FROM audit a LEFT JOIN audit_values v ON v.sequence = a.sequence LEFT JOIN documents d ON d.id = a.document
      LEFT JOIN documents o ON a.action = 'addresses_compared' AND o.id = substr(a.reason, ${comparedWithDocument.length + 1})
    WHERE ${join(conditions, ' AND ')} ORDER BY a.sequence DESC LIMIT ${limit}`)
}

/** Who and what the log knows, for its filters. */
export function auditFacets(db: ReadableDb): {
  readonly actions: readonly string[]
  readonly people: readonly string[]
} {
  return {
    actions: db.all<{ action: string }>(sql`SELECT DISTINCT action FROM audit ORDER BY action`).map((r) => r.action),
    people: db.all<{ by: string }>(sql`SELECT DISTINCT by FROM audit ORDER BY by`).map((r) => r.by),
  }
}

/** An entry with all that its hash is made of. */
export interface ChainEntry extends HashedEntry {
  readonly previous_hash: string
  readonly hash: string
  readonly salt: string | null
  readonly before: string | null
  readonly after: string | null
}

/** The entries of one document, and the links of all entries from its first one to the end of the log. */
export function auditProof(db: ReadableDb, document: string) {
  const entries = db.all<ChainEntry>(sql`SELECT a.sequence, a.at, a.by, a.action, a.document, a.path, a.reason,
      a.values_digest, a.previous_hash, a.hash, v.salt, v.before, v.after
    FROM audit a LEFT JOIN audit_values v ON v.sequence = a.sequence
    WHERE a.document = ${document} ORDER BY a.sequence`)
  const first = entries[0]?.sequence ?? 0
  const links = db.all<{ sequence: number; previous_hash: string; hash: string }>(
    sql`SELECT sequence, previous_hash, hash FROM audit WHERE sequence >= ${first} ORDER BY sequence`,
  )
  return { entries, links }
}
