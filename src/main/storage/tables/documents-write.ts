import type { DocumentChange, NewDocument } from '../../../shared/domain/records'
import type { ReadState, ReviewState } from '../../../shared/domain/review'
import type { WritableDb } from '../database/database'
import { join, sql } from '../database/sql'
import { eraseFiles } from './service/erase-files'
import { assignments, documentColumns, riskOf, stateRankOf, type StoredDocument } from './document-row'

const firstReviewState: ReviewState = 'NEW'

/** What can be done to the documents table. */
export function documentWrites(db: WritableDb) {
  const rank = (id: string): void => {
    const record = db.get<StoredDocument>(sql`SELECT ${documentColumns} FROM documents WHERE id = ${id}`)
    if (!record) throw new Error('A document vanished within its own transaction')
    db.change(sql`UPDATE documents SET risk = ${riskOf(record)}, state_rank = ${stateRankOf(record)} WHERE id = ${id}`)
  }
  return {
    /** Adds a document that waits to be read. */
    insert: (document: NewDocument): void => {
      db.change(sql`INSERT INTO documents
        (id, document_id, file_name, name_key, original_blob, taken_in_at, duplicate_of, part, part_of, joined)
        VALUES (${document.id}, ${document.documentId}, ${document.fileName}, ${nameKeyOf(document.fileName)},
          ${document.originalBlob}, ${document.takenInAt}, ${document.duplicateOf},
          ${document.part ? JSON.stringify(document.part) : null}, ${document.partOf ?? null},
          ${document.joined ? JSON.stringify(document.joined) : null})`)
      rank(document.id)
    },

    update: (id: string, change: DocumentChange): void => {
      db.change(sql`UPDATE documents SET ${join(assignments(change), ', ')} WHERE id = ${id}`)
      rank(id)
    },

    /** Ends all documents that wait, with an error code: one statement, for there may be very many. */
    failQueued: (errorCode: string): void => {
      // The place in the sort by state follows; that by risk does not depend on these states.
      const rankOf = (readState: ReadState): number => stateRankOf({ readState, reviewState: firstReviewState })
      const moved = rankOf('FAILED') - rankOf('QUEUED')
      db.run(sql`UPDATE documents SET read_state = 'FAILED', error_code = ${errorCode}, error_detail = NULL,
        state_rank = state_rank + ${moved} WHERE read_state = 'QUEUED'`)
    },

    /** Deletes the document with all that belongs to it. Its entries in the log stay; their values go. */
    remove: (id: string): void => {
      eraseFiles(db, id)
      db.run(sql`DELETE FROM search WHERE rowid = (SELECT number FROM documents WHERE id = ${id})`)
      db.run(sql`UPDATE documents SET duplicate_of = NULL WHERE duplicate_of = ${id}`)
      db.change(sql`DELETE FROM documents WHERE id = ${id}`)
      db.run(sql`DELETE FROM audit_values WHERE document = ${id}`)
    },
  }
}

/** What the sort by name compares: Unicode forms and case evened, numbers in their natural order. */
export function nameKeyOf(fileName: string): string {
  return fileName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
