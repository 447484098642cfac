import { randomBytes } from 'node:crypto'
import type { NewAuditEntry } from '../../../shared/domain/records'
import type { AuditEntry } from '../../../shared/ipc/review'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'
import { chainStart, entryHash, valuesDigest } from './audit-hash'
import type { LogFilter } from '../../../shared/ipc/keeping'
import { auditFacets, auditList, auditProof } from './audit-list'
import { entriesQuoting } from './audit-quotes'
import { verifyChain } from './audit-verify'

export function auditReads(db: ReadableDb) {
  return {
    byDocument: (document: string): AuditEntry[] =>
      db.all<AuditEntry>(sql`SELECT a.sequence, a.at, a.by, a.action, a.path, v.before, v.after, a.reason
        FROM audit a LEFT JOIN audit_values v ON v.sequence = a.sequence
        WHERE a.document = ${document} ORDER BY a.sequence`),
    verify: () => verifyChain(db),
    list: (filter: LogFilter, before: number | null, limit: number) => auditList(db, filter, before, limit),
    facets: () => auditFacets(db),
    quoting: (documents: readonly string[]) => entriesQuoting(db, documents),
    proof: (document: string) => auditProof(db, document),
    /** Reasons of the entries of an action since `at` (ISO). */
    reasonsSince: (action: string, at: string): string[] =>
      db
        .all<{ reason: string | null }>(sql`SELECT reason FROM audit WHERE action = ${action} AND at >= ${at}`)
        .flatMap(({ reason }) => reason ?? []),
  }
}

export function auditWrites(db: WritableDb) {
  const append = (entry: NewAuditEntry): void => {
    const last = db.get<{ sequence: number; hash: string }>(
      sql`SELECT sequence, hash FROM audit ORDER BY sequence DESC LIMIT 1`,
    )
    const hasValues = entry.before !== null || entry.after !== null
    const salt = randomBytes(16).toString('hex')
    const row = {
      sequence: (last?.sequence ?? 0) + 1,
      at: entry.at,
      by: entry.by,
      action: entry.action,
      document: entry.documentId,
      path: entry.path,
      reason: entry.reason,
      values_digest: hasValues ? valuesDigest(salt, entry.before, entry.after) : null,
    }
    const previous = last?.hash ?? chainStart
    db.change(sql`INSERT INTO audit
      (sequence, at, by, action, document, path, reason, values_digest, previous_hash, hash)
      VALUES (${row.sequence}, ${row.at}, ${row.by}, ${row.action}, ${row.document}, ${row.path}, ${row.reason},
        ${row.values_digest}, ${previous}, ${entryHash(previous, row)})`)
    if (hasValues) {
      db.change(sql`INSERT INTO audit_values (sequence, document, salt, before, after)
        VALUES (${row.sequence}, ${row.document}, ${salt}, ${entry.before}, ${entry.after})`)
    }
  }
  return {
    append,
    /**
     * The values of an entry go; that they did, who did it and when is an entry of its own, under the same document.
     */
    forget: (
      { sequence, document }: { readonly sequence: number; readonly document: string },
      by: string,
      at: string,
    ): void => {
      append({
        at,
        by,
        action: 'values_removed',
        documentId: document,
        path: null,
        before: null,
        after: null,
        reason: `entry ${sequence}`,
      })
      db.change(sql`DELETE FROM audit_values WHERE sequence = ${sequence}`)
    },
  }
}
