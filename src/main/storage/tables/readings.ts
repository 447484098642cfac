import { randomUUID } from 'node:crypto'
import type { PageBlob, StoredReading } from '../../../shared/domain/records'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'
import { tableEdits } from './table-edits'

/** Readings kept parsed: the one under review and those around it. */
const keptParsed = 8

interface Parsed {
  readonly stamp: string
  readonly reading: StoredReading
}

/** Reading a long document from its text takes a while, and the desk asks for it after every key: hence the memory. */
export function readingReads(db: ReadableDb) {
  const parsed = new Map<string, Parsed>()
  return {
    byDocument: (document: string): StoredReading | undefined => {
      const stamp = db.get<{ stamp: string }>(sql`SELECT stamp FROM readings WHERE document = ${document}`)?.stamp
      const known = parsed.get(document)
      parsed.delete(document)
      if (stamp === undefined) return undefined
      const reading = known?.stamp === stamp ? known.reading : parse(db, document)
      parsed.set(document, { stamp, reading })
      for (const oldest of parsed.keys()) {
        if (parsed.size <= keptParsed) break
        parsed.delete(oldest)
      }
      return reading
    },
    pages: (document: string): PageBlob[] =>
      db.all<PageBlob>(sql`SELECT page AS "index", mime, blob FROM pages WHERE document = ${document} ORDER BY page`),
  }
}

function parse(db: ReadableDb, document: string): StoredReading {
  const row = db.get<{ reading: string }>(sql`SELECT reading FROM readings WHERE document = ${document}`)
  return { ...(JSON.parse(row?.reading ?? 'null') as StoredReading), ...tableEdits(db, document) }
}

export function readingWrites(db: WritableDb) {
  return {
    /** Puts a reading in the place of any earlier one. */
    put: (document: string, reading: StoredReading, pages: readonly PageBlob[]): void => {
      // A stamp of its own for every state, also for one that is undone with its transaction.
      db.change(sql`INSERT INTO readings (document, stamp, reading)
        VALUES (${document}, ${randomUUID()}, ${JSON.stringify(reading)})
        ON CONFLICT (document) DO UPDATE SET stamp = excluded.stamp, reading = excluded.reading`)
      db.run(sql`DELETE FROM pages WHERE document = ${document}`)
      for (const page of pages) {
        db.change(sql`INSERT INTO pages (document, page, mime, blob)
          VALUES (${document}, ${page.index}, ${page.mime}, ${page.blob})`)
      }
    },
  }
}
