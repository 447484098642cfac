import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

/** A file of a watched folder as it was when it was taken in. */
export interface WatchedFile {
  readonly path: string
  readonly size: number
  readonly modifiedMs: number
}

export function watchedFileReads(db: ReadableDb) {
  return {
    /** True where this very state of the file has been taken in before. */
    isKnown: (file: WatchedFile): boolean =>
      db.get(sql`SELECT 1 FROM watched_files WHERE path = ${file.path} AND size = ${file.size}
        AND modified_ms = ${Math.trunc(file.modifiedMs)}`) !== undefined,
  }
}

export function watchedFileWrites(db: WritableDb) {
  return {
    put: (file: WatchedFile): void =>
      db.change(sql`INSERT INTO watched_files (path, size, modified_ms)
        VALUES (${file.path}, ${file.size}, ${Math.trunc(file.modifiedMs)})
        ON CONFLICT (path) DO UPDATE SET size = excluded.size, modified_ms = excluded.modified_ms`),
  }
}
