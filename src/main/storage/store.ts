import type { Connection, ReadableDb, WritableDb } from './database/database'
import { auditReads, auditWrites } from './tables/audit'
import { comparisonReads, comparisonWrites } from './tables/comparisons'
import { blobReferences } from './tables/blob-references'
import { documentNeighbours } from './tables/document-neighbours'
import { documentReads } from './tables/documents-read'
import { documentWrites } from './tables/documents-write'
import { outboxReads, outboxWrites } from './tables/outbox'
import { health } from './tables/health'
import { legalHoldReads, legalHoldWrites } from './tables/legal-holds'
import { readingReads, readingWrites } from './tables/readings'
import { remoteReadingReads, remoteReadingWrites } from './tables/remote-readings'
import { searchWrites } from './tables/search'
import { serviceTables } from './tables/service'
import { settingReads, settingWrites } from './tables/settings'
import { tableWrites } from './tables/table-edits'
import { undoReads, undoWrites } from './tables/undo-steps'
import { userTypeReads, userTypeWrites } from './tables/user-types'
import { verdictReads, verdictWrites } from './tables/verdicts'
import { watchedFileReads, watchedFileWrites } from './tables/watched-files'

const reads = (db: ReadableDb) => ({
  documents: { ...documentReads(db), neighbours: documentNeighbours(db) },
  readings: readingReads(db),
  verdicts: verdictReads(db),
  undo: undoReads(db),
  settings: settingReads(db),
  watchedFiles: watchedFileReads(db),
  userTypes: userTypeReads(db),
  audit: auditReads(db),
  comparisons: comparisonReads(db),
  legalHolds: legalHoldReads(db),
  blobs: blobReferences(db),
  outbox: outboxReads(db),
  remoteReadings: remoteReadingReads(db),
  health: health(db),
})

const writes = (db: WritableDb) => ({
  documents: documentWrites(db),
  readings: readingWrites(db),
  verdicts: verdictWrites(db),
  tables: tableWrites(db),
  undo: undoWrites(db),
  search: searchWrites(db),
  settings: settingWrites(db),
  watchedFiles: watchedFileWrites(db),
  userTypes: userTypeWrites(db),
  audit: auditWrites(db),
  comparisons: comparisonWrites(db),
  outbox: outboxWrites(db),
  remoteReadings: remoteReadingWrites(db),
  legalHolds: legalHoldWrites(db),
})

export type StoreReads = ReturnType<typeof reads>
export type StoreWrites = ReturnType<typeof writes>

/** All tables. What reads is always there; what writes exists only within a transaction. */
export interface Store extends StoreReads {
  /** What the local service keeps; transactions of its own. */
  readonly service: ReturnType<typeof serviceTables>
  /** All that `work` does is on the disk when this returns, or none of it. Throws DISK_FULL. */
  write<T>(work: (tx: StoreWrites) => T): T
  close(): void
}

export function storeOver(connection: Connection): Store {
  return {
    ...reads(connection),
    service: serviceTables(connection),
    write: (work) => connection.write((db) => work(writes(db))),
    close: () => connection.close(),
  }
}
