import type { ClientRecord, SessionRecord, SessionState } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'

const clientColumns = sql`id, name, secret_hash AS secretHash, callback_secret AS callbackSecret, created_at AS createdAt,
  revoked_at AS revokedAt`

export const clientReads = (db: ReadableDb) => ({
  byId: (id: string): ClientRecord | undefined => db.get(sql`SELECT ${clientColumns} FROM clients WHERE id = ${id}`),
  all: (): ClientRecord[] => db.all(sql`SELECT ${clientColumns} FROM clients ORDER BY created_at, id`),
})

export const clientWrites = (db: WritableDb) => ({
  insert: (client: ClientRecord): void =>
    db.change(sql`INSERT INTO clients (id, name, secret_hash, callback_secret, created_at)
      VALUES (${client.id}, ${client.name}, ${client.secretHash}, ${client.callbackSecret}, ${client.createdAt})`),
  /** False where it was revoked before. */
  revoke: (id: string, at: string): boolean =>
    db.run(sql`UPDATE clients SET revoked_at = ${at} WHERE id = ${id} AND revoked_at IS NULL`) === 1,
})

export const sessionReads = (db: ReadableDb) => ({
  byId: (id: string): SessionRecord | undefined =>
    db.get(sql`SELECT id, client, area, state, created_at AS createdAt FROM sessions WHERE id = ${id}`),
})

export const sessionWrites = (db: WritableDb) => ({
  insert: ({ id, client, area, state, createdAt }: SessionRecord): void =>
    db.change(sql`INSERT INTO sessions (id, client, area, state, created_at)
      VALUES (${id}, ${client}, ${area}, ${state}, ${createdAt})`),
  endActive: (client: string, area: string, state: SessionState): void =>
    void db.run(
      sql`UPDATE sessions SET state = ${state} WHERE client = ${client} AND area = ${area} AND state = 'ACTIVE'`,
    ),
  end: (id: string, state: SessionState): void =>
    void db.run(sql`UPDATE sessions SET state = ${state} WHERE id = ${id}`),
  removeCreatedBefore: (at: string): void => void db.run(sql`DELETE FROM sessions WHERE created_at < ${at}`),
})
