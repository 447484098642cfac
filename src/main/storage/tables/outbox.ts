import type { OutboxChange, OutboxItem, OutboxState } from '../../../shared/domain/outbox'
import type { ReadableDb, WritableDb } from '../database/database'
import { join, list, sql, type Bindable, type Sql } from '../database/sql'

const columns = sql`id, document, wanted, state, place, sending, repeatable, remote_batch AS remoteBatch, attempts,
  not_before AS notBefore, reason, detail, created_at AS createdAt, changed_at AS changedAt`

type Row = Omit<OutboxItem, 'repeatable'> & { readonly repeatable: number }
const itemOf = (row: Row): OutboxItem => ({ ...row, repeatable: row.repeatable === 1 })

const columnOf: Readonly<Record<keyof OutboxChange, Sql>> = {
  state: sql`state`,
  place: sql`place`,
  sending: sql`sending`,
  repeatable: sql`repeatable`,
  remoteBatch: sql`remote_batch`,
  attempts: sql`attempts`,
  notBefore: sql`not_before`,
  reason: sql`reason`,
  detail: sql`detail`,
  changedAt: sql`changed_at`,
}

const bindable = (value: OutboxChange[keyof OutboxChange]): Bindable =>
  typeof value === 'boolean' ? Number(value) : (value ?? null)

export const outboxReads = (db: ReadableDb) => ({
  byId: (id: string): OutboxItem | undefined => {
    const row = db.get<Row>(sql`SELECT ${columns} FROM outbox WHERE id = ${id}`)
    return row && itemOf(row)
  },

  /** In the order in which they were put in. */
  inStates: (states: readonly OutboxState[], limit: number): OutboxItem[] =>
    db
      .all<Row>(sql`SELECT ${columns} FROM outbox WHERE state IN (${list(states)}) ORDER BY number LIMIT ${limit}`)
      .map(itemOf),

  /** The item of a document that has not ended. */
  openOf: (document: string): OutboxItem | undefined => {
    const row = db.get<Row>(sql`SELECT ${columns} FROM outbox
      WHERE document = ${document} AND state NOT IN ('DONE', 'FAILED') LIMIT 1`)
    return row && itemOf(row)
  },

  /** The latest first. */
  latest: (states: readonly OutboxState[], limit: number): OutboxItem[] =>
    db
      .all<Row>(sql`SELECT ${columns} FROM outbox WHERE state IN (${list(states)}) ORDER BY number DESC LIMIT ${limit}`)
      .map(itemOf),

  /**
   * Images that still lie there although no item needs them: one that is sent again lies in the same place as before.
   */
  leftPlaces: (limit: number): string[] =>
    db
      .all<{ place: string }>(
        sql`SELECT place FROM left_places
          WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.place = left_places.place) LIMIT ${limit}`,
      )
      .map(({ place }) => place),

  counts: (): { readonly state: OutboxState; readonly count: number }[] =>
    db.all(sql`SELECT state, COUNT(*) AS count FROM outbox GROUP BY state`),
})

export const outboxWrites = (db: WritableDb) => ({
  insert: (item: Pick<OutboxItem, 'id' | 'document' | 'wanted' | 'createdAt'>): void =>
    db.change(sql`INSERT INTO outbox (id, document, wanted, created_at, changed_at)
      VALUES (${item.id}, ${item.document}, ${item.wanted}, ${item.createdAt}, ${item.createdAt})`),

  /** Does nothing where the item is gone with its document. */
  update: (id: string, change: OutboxChange): void => {
    const assigned = Object.entries(change).map(
      ([member, value]) => sql`${columnOf[member as keyof OutboxChange]} = ${bindable(value)}`,
    )
    db.run(sql`UPDATE outbox SET ${join(assigned, ', ')} WHERE id = ${id}`)
  },

  /** An image was brought there for an item that had gone meanwhile. */
  leave: (place: string): void => void db.run(sql`INSERT OR IGNORE INTO left_places (place) VALUES (${place})`),
  left: (place: string): void => void db.run(sql`DELETE FROM left_places WHERE place = ${place}`),

  /** What lies elsewhere for it is removed there later. */
  remove: (id: string): void => void db.run(sql`DELETE FROM outbox WHERE id = ${id}`),
})
