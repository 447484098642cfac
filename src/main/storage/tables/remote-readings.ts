import type { FileData } from '../../../shared/contract/extraction'
import type { LocalFinding, RemoteReading } from '../../../shared/domain/remote-reading'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

interface Row {
  readonly at: string
  readonly wanted: RemoteReading['wanted']
  readonly independent: number
  readonly fileData: string
  readonly local: string | null
}

export const remoteReadingReads = (db: ReadableDb) => ({
  byDocument: (document: string): RemoteReading | undefined => {
    const row = db.get<Row>(sql`SELECT at, wanted, independent, file_data AS fileData, local FROM remote_readings
      WHERE document = ${document}`)
    return (
      row && {
        at: row.at,
        wanted: row.wanted,
        independent: row.independent === 1,
        fileData: JSON.parse(row.fileData) as FileData,
        local: row.local === null ? null : (JSON.parse(row.local) as LocalFinding),
      }
    )
  },
})

export const remoteReadingWrites = (db: WritableDb) => ({
  /** Puts it in the place of any earlier one. */
  put: (document: string, reading: RemoteReading): void =>
    db.change(sql`INSERT INTO remote_readings (document, at, wanted, independent, file_data, local)
      VALUES (${document}, ${reading.at}, ${reading.wanted}, ${Number(reading.independent)},
        ${JSON.stringify(reading.fileData)}, ${reading.local === null ? null : JSON.stringify(reading.local)})
      ON CONFLICT (document) DO UPDATE SET at = excluded.at, wanted = excluded.wanted,
        independent = excluded.independent, file_data = excluded.file_data, local = excluded.local`),
})
