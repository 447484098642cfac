import type { ReadableDb } from '../database/database'
import { sql } from '../database/sql'

/** How the database file stands. Looks through all of it: takes seconds in a large one. */
export const health = (db: ReadableDb) => (): { migration: number; bytes: number; integrity: readonly string[] } => ({
  migration: db.get<{ user_version: number }>(sql`PRAGMA user_version`)?.user_version ?? 0,
  bytes:
    db.get<{ bytes: number }>(sql`SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()`)
      ?.bytes ?? 0,
  // At most so many findings: one is enough to know.
  integrity: db.all<{ integrity_check: string }>(sql`PRAGMA integrity_check(20)`).map((row) => row.integrity_check),
})
