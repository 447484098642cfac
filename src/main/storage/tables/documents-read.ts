import type { DetectedType } from '../../../shared/domain/document-types'
import type { DocumentRecord, JoinedSides } from '../../../shared/domain/records'
import type { QueueView, ReadState, ReviewState } from '../../../shared/domain/review'
import type { SearchTerm } from '../../services/ports/store'
import type { ReadableDb } from '../database/database'
import { sql } from '../database/sql'
import { disagreementRisk, documentColumns, recordOf, type StoredDocument } from './document-row'
import { conditionOf, sortOf } from './document-view'

export interface StateCount {
  readonly readState: ReadState
  readonly reviewState: ReviewState
  readonly count: number
}

const one = (row: StoredDocument | undefined): DocumentRecord | undefined => row && recordOf(row)
// What is merged goes with that into which it is; where that is gone, by itself.
const standsAlone = sql`(merged_into IS NULL OR merged_into NOT IN (SELECT id FROM documents))`
const notHeld = sql`id NOT IN (SELECT document FROM legal_holds)`

/** What can be asked of the documents table. */
export function documentReads(db: ReadableDb) {
  return {
    byId: (id: string): DocumentRecord | undefined =>
      one(db.get<StoredDocument>(sql`SELECT ${documentColumns} FROM documents WHERE id = ${id}`)),

    /** The rows of a view from `offset` on; `terms` are the words of its search. */
    list: (view: QueueView, terms: readonly SearchTerm[], offset: number, limit: number): DocumentRecord[] => {
      const { column, direction } = sortOf(view.sort)
      return db
        .all<StoredDocument>(
          sql`SELECT ${documentColumns} FROM documents
        WHERE number IN (SELECT number FROM documents WHERE ${conditionOf(view.filter, terms)}
          ORDER BY ${column} ${direction}, number ${direction} LIMIT ${limit} OFFSET ${offset})
        ORDER BY ${column} ${direction}, number ${direction}`,
        )
        .map(recordOf)
    },

    count: (view: QueueView, terms: readonly SearchTerm[]): number =>
      db.get<{ n: number }>(sql`SELECT COUNT(*) AS n FROM documents WHERE ${conditionOf(view.filter, terms)}`)?.n ?? 0,

    countByState: (): StateCount[] =>
      db.all<StateCount>(sql`SELECT read_state AS readState, review_state AS reviewState, COUNT(*) AS count
        FROM documents WHERE merged_into IS NULL GROUP BY read_state, review_state`),

    /** How many there are of which this machine and the service say different things. */
    countDisagreements: (): number =>
      db.get<{ n: number }>(sql`SELECT COUNT(*) AS n FROM documents
        WHERE risk >= ${disagreementRisk} AND merged_into IS NULL`)?.n ?? 0,

    countByError: (): { code: string; count: number }[] =>
      db.all(sql`SELECT error_code AS code, COUNT(*) AS count FROM documents
        WHERE error_code IS NOT NULL AND merged_into IS NULL GROUP BY error_code ORDER BY error_code`),

    /** How many were decided since `at` (ISO). */
    decidedSince: (at: string): number =>
      db.get<{ n: number }>(sql`SELECT COUNT(*) AS n FROM documents WHERE decided_at >= ${at} AND merged_into IS NULL`)
        ?.n ?? 0,

    /** Those under legal hold are passed over. */
    decidedBefore: (at: string): string[] =>
      db
        .all<{ id: string }>(
          sql`SELECT id FROM documents WHERE decided_at < ${at} AND ${notHeld} AND ${standsAlone}
          ORDER BY number`,
        )
        .map((r) => r.id),

    /** Those on which nobody has decided, taken in before `at` (ISO); those under legal hold are passed over. */
    openSince: (at: string): string[] =>
      db
        .all<{ id: string }>(
          sql`SELECT id FROM documents WHERE decided_at IS NULL AND taken_in_at < ${at} AND ${notHeld} AND ${standsAlone}
          ORDER BY number`,
        )
        .map((r) => r.id),

    /** The first documents of a read state, in order of arrival. */
    firstInState: (state: ReadState, limit: number): DocumentRecord[] =>
      db
        .all<StoredDocument>(
          sql`SELECT ${documentColumns} FROM documents WHERE read_state = ${state}
        AND merged_into IS NULL ORDER BY number LIMIT ${limit}`,
        )
        .map(recordOf),

    idsInReadState: (state: ReadState): string[] =>
      db
        .all<{ id: string }>(sql`SELECT id FROM documents WHERE read_state = ${state} ORDER BY number`)
        .map((r) => r.id),

    /** Documents that wait to be read although they were read before. */
    idsToReadAgain: (): string[] =>
      db
        .all<{ id: string }>(
          sql`SELECT id FROM documents WHERE read_state = 'QUEUED'
          AND id IN (SELECT document FROM readings) ORDER BY number`,
        )
        .map((r) => r.id),

    idsInReviewState: (state: ReviewState): string[] =>
      db
        .all<{ id: string }>(
          sql`SELECT id FROM documents WHERE review_state = ${state} AND merged_into IS NULL ORDER BY number`,
        )
        .map((r) => r.id),

    /** The earliest document with the same bytes. */
    byOriginal: (blob: string): DocumentRecord | undefined =>
      one(
        db.get<StoredDocument>(sql`SELECT ${documentColumns} FROM documents WHERE original_blob = ${blob}
        ORDER BY number LIMIT 1`),
      ),

    /**
     * Those of one type taken in at most `span` documents before or after a number, in order of arrival; no merged
     * ones.
     */
    around: (number: number, span: number, type: DetectedType): DocumentRecord[] =>
      db
        .all<StoredDocument>(
          sql`SELECT ${documentColumns} FROM documents WHERE number BETWEEN ${number - span} AND ${number + span}
          AND type = ${type} AND merged_into IS NULL ORDER BY number`,
        )
        .map(recordOf),

    /** The document that two were joined to, also where they were separated again. */
    joinedOf: ({ front, back }: JoinedSides): DocumentRecord | undefined =>
      one(
        db.get<StoredDocument>(sql`SELECT ${documentColumns} FROM documents
        WHERE joined IS NOT NULL AND joined ->> 'front' = ${front} AND joined ->> 'back' = ${back}`),
      ),

    /** Documents out of sight that hold what a document holds: merged into it, or joined of it once. */
    behind: (id: string): string[] =>
      db
        .all<{ id: string }>(
          sql`SELECT id FROM documents WHERE merged_into = ${id}
          UNION SELECT id FROM documents WHERE joined IS NOT NULL AND joined ->> 'front' = ${id}
          UNION SELECT id FROM documents WHERE joined IS NOT NULL AND joined ->> 'back' = ${id}`,
        )
        .map((r) => r.id),

    /** The documents of a file, merged ones too, in order of arrival; `head` is that which was taken in with it. */
    ofFile: (head: string): DocumentRecord[] =>
      db
        .all<StoredDocument>(
          sql`SELECT ${documentColumns} FROM documents WHERE id = ${head} OR part_of = ${head}
        ORDER BY number`,
        )
        .map(recordOf),
  }
}
