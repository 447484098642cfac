import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function settingReads(db: ReadableDb) {
  return {
    /** All that was stored, unchecked: the reader decides what is still valid. */
    all: (): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        db
          .all<{ key: string; value: string }>(sql`SELECT key, value FROM settings`)
          .map(({ key, value }) => [key, JSON.parse(value) as unknown]),
      ),
  }
}

export function settingWrites(db: WritableDb) {
  return {
    put: (key: string, value: unknown): void =>
      db.change(sql`INSERT INTO settings (key, value) VALUES (${key}, ${JSON.stringify(value)})
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`),
  }
}
