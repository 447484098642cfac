import type { DeliveryAttempt } from '../../../../shared/contract/flows'
import type { DeliveryChange, DeliveryListing, DeliveryRecord } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { join, sql, type Sql } from '../../database/sql'

const columns = sql`id, flow, status, attempts, created_at AS createdAt, last_attempt_at AS lastAttemptAt,
  next_attempt_at AS nextAttemptAt, last_error AS lastError, body`

export const deliveryReads = (db: ReadableDb) => ({
  /** Oldest first. */
  ofFlow: (flow: string): DeliveryRecord[] =>
    db.all(sql`SELECT ${columns} FROM deliveries WHERE flow = ${flow} ORDER BY created_at, id`),
  log: (id: string): DeliveryAttempt[] =>
    db.all(sql`SELECT at, call, http_status, error FROM delivery_attempts WHERE delivery = ${id} ORDER BY number`),
  /** The newest first, with the case that each is about. */
  recent: (limit: number): DeliveryListing[] =>
    db.all(sql`SELECT deliveries.id, flow, deliveries.status, attempts, deliveries.created_at AS createdAt,
        last_attempt_at AS lastAttemptAt, next_attempt_at AS nextAttemptAt, last_error AS lastError,
        application_id AS applicationId, clients.name AS clientName
      FROM deliveries JOIN flows ON flows.id = flow JOIN clients ON clients.id = client
      ORDER BY deliveries.created_at DESC, deliveries.id LIMIT ${limit}`),
  due: (at: string, limit: number): DeliveryRecord[] =>
    db.all(sql`SELECT ${columns} FROM deliveries WHERE status = 'PENDING' AND next_attempt_at <= ${at}
      ORDER BY next_attempt_at LIMIT ${limit}`),
  nextDueAt: (): string | null =>
    db.get<{ at: string | null }>(sql`SELECT min(next_attempt_at) AS at FROM deliveries WHERE status = 'PENDING'`)
      ?.at ?? null,
})

export const deliveryWrites = (db: WritableDb) => ({
  insert: (d: DeliveryRecord): void =>
    db.change(sql`INSERT INTO deliveries (id, flow, status, created_at, next_attempt_at, body)
      VALUES (${d.id}, ${d.flow}, ${d.status}, ${d.createdAt}, ${d.nextAttemptAt}, ${d.body})`),

  update: (id: string, change: DeliveryChange): void => {
    const parts: Sql[] = []
    if (change.status !== undefined) parts.push(sql`status = ${change.status}`)
    if (change.attempts !== undefined) parts.push(sql`attempts = ${change.attempts}`)
    if (change.lastAttemptAt !== undefined) parts.push(sql`last_attempt_at = ${change.lastAttemptAt}`)
    if (change.nextAttemptAt !== undefined) parts.push(sql`next_attempt_at = ${change.nextAttemptAt}`)
    if (change.lastError !== undefined) parts.push(sql`last_error = ${change.lastError}`)
    if (parts.length > 0) db.change(sql`UPDATE deliveries SET ${join(parts, ', ')} WHERE id = ${id}`)
  },

  append: (id: string, attempt: DeliveryAttempt): void =>
    db.change(sql`INSERT INTO delivery_attempts (delivery, at, call, http_status, error)
      VALUES (${id}, ${attempt.at}, ${attempt.call}, ${attempt.http_status}, ${attempt.error})`),
})
