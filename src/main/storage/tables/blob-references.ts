import type { ReadableDb } from '../database/database'
import { sql } from '../database/sql'

/** Where rows name stored images. */
export const blobColumns = [
  ['documents', 'original_blob'],
  ['documents', 'thumbnail_blob'],
  ['pages', 'blob'],
  ['files', 'blob'],
  ['kept_files', 'blob'],
] as const

/** Which stored images a document, or any document, still needs. */
export function blobReferences(db: ReadableDb) {
  return {
    ofDocument: (id: string): string[] =>
      db
        .all<{ blob: string }>(
          sql`SELECT original_blob AS blob FROM documents WHERE id = ${id}
          UNION SELECT thumbnail_blob FROM documents WHERE id = ${id} AND thumbnail_blob IS NOT NULL
          UNION SELECT blob FROM pages WHERE document = ${id}`,
        )
        .map((row) => row.blob),
    isNeeded: (blob: string): boolean =>
      db.get(sql`SELECT 1 FROM documents WHERE original_blob = ${blob}
        UNION ALL SELECT 1 FROM documents WHERE thumbnail_blob = ${blob}
        UNION ALL SELECT 1 FROM pages WHERE blob = ${blob}
        UNION ALL SELECT 1 FROM files WHERE blob = ${blob}
        UNION ALL SELECT 1 FROM kept_files WHERE blob = ${blob} LIMIT 1`) !== undefined,
  }
}
