import type { FileData } from '../../../../shared/contract/extraction'
import type { FileState } from '../../../../shared/contract/states'
import type { AnsweredFile, EndedFile, FileEnd, FileRecord, SentFile } from '../../../services/ports/service-records'
import type { QueueCounts, RetriedFiles } from '../../../services/ports/service-store'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'

/** A file that failed can be fetched once more, where it came from an address and no customer was asked for another. */
const retriable = sql`files.state = 'FAILED' AND files.url <> '' AND files.refused = 0`

/** The same, asked with the flow that the file belongs to, if to any: what has ended waits for no file. */
export const canRetry = sql`${retriable} AND coalesce(flows.status, '') NOT IN ('COMPLETED', 'CANCELLED')`

const columns = sql`number, id, batch, client, flow, document_id AS documentId, url, lane, state, blob, content,
  document_type AS documentType, document, refused`

interface Row extends Omit<FileRecord, 'refused'> {
  readonly refused: number
}

const toRecord = (row: Row): FileRecord => ({ ...row, refused: row.refused === 1 })

export interface AnsweredRow extends Omit<AnsweredFile, 'fileData'> {
  readonly fileData: string
}

export const answeredOf = (rows: readonly AnsweredRow[]): AnsweredFile[] =>
  rows.map((row) => ({ ...row, fileData: JSON.parse(row.fileData) as FileData }))

interface EndedRow extends Omit<EndedFile, 'fileData' | 'refused'> {
  readonly fileData: string
  readonly refused: number
}

export const fileReads = (db: ReadableDb) => ({
  byNumber: (number: number): FileRecord | undefined => {
    const row = db.get<Row>(sql`SELECT ${columns} FROM files WHERE number = ${number}`)
    return row && toRecord(row)
  },

  ofFlow: (flow: string): FileRecord[] =>
    db.all<Row>(sql`SELECT ${columns} FROM files WHERE flow = ${flow} ORDER BY number`).map(toRecord),

  countOfFlow: (flow: string): number =>
    db.get<{ count: number }>(sql`SELECT count(*) AS count FROM files WHERE flow = ${flow}`)?.count ?? 0,

  pageOfFlow: (flow: string, offset: number, size: number): AnsweredFile[] =>
    answeredOf(
      db
        .all<Omit<AnsweredRow, 'fileData'> & { readonly fileData: string | null }>(
          sql`SELECT document_id AS documentId, file_data AS fileData, document FROM files
            WHERE flow = ${flow} ORDER BY number LIMIT ${size} OFFSET ${offset}`,
        )
        .filter((row): row is AnsweredRow => row.fileData !== null),
    ),

  /** The files of a flow with the time at which they were sent and the code of what went wrong. */
  sentToFlow: (flow: string): SentFile[] =>
    db
      .all<Omit<SentFile, 'canRetry'> & { readonly canRetry: number }>(
        sql`SELECT files.id, files.document_id AS documentId, state, document_type AS documentType,
          json_extract(file_data, '$.error_code') AS errorCode, failure, document, batches.created_at AS at,
          ${canRetry} AS canRetry
        FROM files JOIN batches ON batches.number = batch JOIN flows ON flows.id = files.flow
        WHERE files.flow = ${flow} ORDER BY files.number`,
      )
      .map((row) => ({ ...row, canRetry: row.canRetry === 1 })),

  endedOfFlow: (flow: string): EndedFile[] =>
    db
      .all<EndedRow>(
        sql`SELECT id, document_id AS documentId, state, content, file_data AS fileData, refused FROM files
          WHERE flow = ${flow} AND file_data IS NOT NULL ORDER BY number`,
      )
      .map((row) => ({
        ...row,
        fileData: JSON.parse(row.fileData) as FileData,
        refused: row.refused === 1,
      })),

  /** Whether a document was made of a file that came through the service. */
  isServed: (document: string): boolean =>
    db.get(sql`SELECT 1 FROM files WHERE document = ${document} LIMIT 1`) !== undefined,

  /** Walks from lane to lane over the index: as many steps as lanes, however many files wait in each. */
  waitingLanes: (): string[] =>
    db
      .all<{ lane: string }>(
        sql`WITH RECURSIVE lanes (lane) AS (
          SELECT min(lane) FROM files WHERE state = 'QUEUED'
          UNION ALL
          SELECT (SELECT min(lane) FROM files WHERE state = 'QUEUED' AND lane > lanes.lane) FROM lanes
          WHERE lanes.lane IS NOT NULL
        ) SELECT lane FROM lanes WHERE lane IS NOT NULL`,
      )
      .map((row) => row.lane),

  firstWaiting: (lane: string, limit: number): FileRecord[] =>
    db
      .all<Row>(
        sql`SELECT ${columns} FROM files WHERE state = 'QUEUED' AND lane = ${lane} ORDER BY number LIMIT ${limit}`,
      )
      .map(toRecord),

  fetched: (limit: number): FileRecord[] =>
    db
      .all<Row>(sql`SELECT ${columns} FROM files WHERE state = 'PROCESSING' ORDER BY number LIMIT ${limit}`)
      .map(toRecord),

  counts: (): QueueCounts =>
    db.get<QueueCounts>(
      sql`SELECT (SELECT count(*) FROM files WHERE state = 'QUEUED') AS waiting,
        (SELECT count(*) FROM files WHERE state = 'PROCESSING') AS fetched`,
    ) ?? { waiting: 0, fetched: 0 },
})

export const fileWrites = (db: WritableDb) => ({
  move: (number: number, from: FileState, to: FileState): boolean =>
    db.run(sql`UPDATE files SET state = ${to} WHERE number = ${number} AND state = ${from}`) === 1,

  keepFetched: (number: number, blob: string): boolean =>
    db.run(sql`UPDATE files SET state = 'PROCESSING', blob = ${blob}, content = ${blob}
      WHERE number = ${number} AND state = 'FETCHING'`) === 1,

  retry: (of: RetriedFiles): number => {
    const within = 'batch' in of ? sql`batch = ${of.batch}` : sql`flow = ${of.flow}`
    const batches = 'batch' in of ? sql`number = ${of.batch}` : sql`flow = ${of.flow}`
    const retried = db.run(sql`UPDATE files SET state = 'QUEUED', document_type = NULL, file_data = NULL, flaws = NULL,
      failure = NULL WHERE ${within} AND ${retriable}`)
    db.run(sql`UPDATE batches SET ended = (SELECT count(*) FROM files WHERE batch = batches.number
      AND file_data IS NOT NULL) WHERE ${batches}`)
    return retried
  },

  end: (number: number, { state, documentType, fileData, flaws, failure }: FileEnd): boolean => {
    const ended = db.run(sql`UPDATE files SET state = ${state}, blob = NULL, document_type = ${documentType},
      file_data = ${JSON.stringify(fileData)}, flaws = ${JSON.stringify(flaws)}, failure = ${failure}
      WHERE number = ${number} AND file_data IS NULL`)
    if (ended === 0) return false
    db.change(
      sql`UPDATE batches SET ended = ended + 1 WHERE number = (SELECT batch FROM files WHERE number = ${number})`,
    )
    return true
  },

  /** The customer was asked for another in its place. */
  refuse: (number: number): void => db.change(sql`UPDATE files SET refused = 1 WHERE number = ${number}`),

  /** Ties a file to the document that the desk made of it. */
  keepDocument: (number: number, document: string): void =>
    db.change(sql`UPDATE files SET document = ${document} WHERE number = ${number}`),

  requeueFetching: (): number => db.run(sql`UPDATE files SET state = 'QUEUED' WHERE state = 'FETCHING'`),
})
