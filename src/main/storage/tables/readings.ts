import type { PageBlob, StoredReading } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function readingReads(db: ReadableDb) {
  return {
    byDocument: (document: string): StoredReading | undefined => {
      const row = db.get<{ reading: string }>(sql`SELECT reading FROM readings WHERE document = ${document}`)
      return row && (JSON.parse(row.reading) as StoredReading)
    },
    pages: (document: string): PageBlob[] =>
      db.all<PageBlob>(sql`SELECT page AS "index", mime, blob FROM pages WHERE document = ${document} ORDER BY page`),
  }
}

export function readingWrites(db: WritableDb) {
  return {
    /** Puts a reading in the place of any earlier one. */
    put: (document: string, reading: StoredReading, pages: readonly PageBlob[]): void => {
      db.change(sql`INSERT INTO readings (document, reading) VALUES (${document}, ${JSON.stringify(reading)})
        ON CONFLICT (document) DO UPDATE SET reading = excluded.reading`)
      db.run(sql`DELETE FROM pages WHERE document = ${document}`)
      for (const page of pages) {
        db.change(sql`INSERT INTO pages (document, page, mime, blob)
          VALUES (${document}, ${page.index}, ${page.mime}, ${page.blob})`)
      }
    },
  }
}
