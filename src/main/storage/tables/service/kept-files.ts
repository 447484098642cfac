import type { KeptFileRecord } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'

const columns = sql`id, client, blob, created_at AS createdAt`

export const keptFileReads = (db: ReadableDb) => ({
  byId: (id: string): KeptFileRecord | undefined => db.get(sql`SELECT ${columns} FROM kept_files WHERE id = ${id}`),
  count: (client: string): number =>
    db.get<{ n: number }>(sql`SELECT COUNT(*) AS n FROM kept_files WHERE client = ${client}`)?.n ?? 0,
  createdBefore: (at: string): KeptFileRecord[] =>
    db.all(sql`SELECT ${columns} FROM kept_files WHERE created_at < ${at}`),
})

export const keptFileWrites = (db: WritableDb) => ({
  insert: (file: KeptFileRecord): void =>
    db.change(sql`INSERT INTO kept_files (id, client, blob, created_at)
      VALUES (${file.id}, ${file.client}, ${file.blob}, ${file.createdAt})`),
  remove: (id: string): void => void db.run(sql`DELETE FROM kept_files WHERE id = ${id}`),
})
