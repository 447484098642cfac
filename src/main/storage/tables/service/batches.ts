import type {
  AnsweredFile,
  BatchListing,
  BatchRecord,
  BatchUpload,
  ListedFile,
  NewBatch,
} from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'
import { answeredOf, canRetry, type AnsweredRow } from './files'

const columns = sql`number, id, client, area, product_type AS productType, flow, created_at AS createdAt,
  total, ended`

export const batchReads = (db: ReadableDb) => ({
  byId: (id: string): BatchRecord | undefined => db.get(sql`SELECT ${columns} FROM batches WHERE id = ${id}`),

  byNumber: (number: number): BatchRecord | undefined =>
    db.get(sql`SELECT ${columns} FROM batches WHERE number = ${number}`),

  byRequestKey: (client: string, key: string): BatchRecord | undefined =>
    db.get(sql`SELECT ${columns} FROM batches WHERE client = ${client} AND request_key = ${key}`),

  /** What its upload was answered with, in its order. */
  uploadOf: (batch: number): BatchUpload[] =>
    db.all(sql`SELECT id, document_id AS documentId FROM files WHERE batch = ${batch} ORDER BY position`),

  page: (batch: number, offset: number, size: number): AnsweredFile[] =>
    answeredOf(
      db.all<AnsweredRow>(sql`SELECT document_id AS documentId, file_data AS fileData, document FROM files
        WHERE batch = ${batch} AND position >= ${offset} AND position < ${offset + size} AND file_data IS NOT NULL
        ORDER BY position`),
    ),

  createdBefore: (at: string, limit: number): BatchRecord[] =>
    db.all(sql`SELECT ${columns} FROM batches WHERE created_at < ${at} ORDER BY created_at LIMIT ${limit}`),

  /** Batches of other clients than `client`, newest first, with what became of their files. */
  list: (client: string, offset: number, limit: number): BatchListing[] =>
    db.all(sql`SELECT batches.number, batches.id, batches.client, area, product_type AS productType, flow,
        batches.created_at AS createdAt, total, ended, clients.name AS clientName,
        (SELECT count(*) FROM files WHERE batch = batches.number AND state = 'FAILED') AS failed,
        (SELECT count(*) FROM files WHERE batch = batches.number AND state = 'UNRECOGNISED') AS unrecognised
      FROM batches JOIN clients ON clients.id = batches.client
      WHERE batches.client <> ${client} ORDER BY batches.number DESC LIMIT ${limit} OFFSET ${offset}`),

  count: (client: string): number =>
    db.get<{ count: number }>(sql`SELECT count(*) AS count FROM batches WHERE client <> ${client}`)?.count ?? 0,

  /** Files of a batch in the order of the upload, without what was read of them. */
  files: (batch: number, offset: number, limit: number): ListedFile[] =>
    db
      .all<Omit<ListedFile, 'canRetry'> & { canRetry: number }>(
        sql`SELECT files.id, files.document_id AS documentId, state, files.document_type AS documentType,
          json_extract(file_data, '$.error_code') AS errorCode, failure, document, need_human AS needHuman,
          review_state AS reviewState, ${canRetry} AS canRetry
        FROM files LEFT JOIN documents ON documents.id = document LEFT JOIN flows ON flows.id = files.flow
        WHERE batch = ${batch} AND position >= ${offset} AND position < ${offset + limit} ORDER BY position`,
      )
      .map((row) => ({ ...row, canRetry: row.canRetry === 1 })),
})

export const batchWrites = (db: WritableDb) => ({
  /** Answers with the id that the batch was given. */
  insert: (batch: NewBatch): string => {
    // The id holds the number, which the row must have first.
    db.change(sql`INSERT INTO batches (id, client, area, product_type, flow, created_at, total, request_key)
      VALUES ('', ${batch.client}, ${batch.area}, ${batch.productType}, ${batch.flow}, ${batch.createdAt},
        ${batch.files.length}, ${batch.requestKey})`)
    const number = db.get<{ number: number }>(sql`SELECT last_insert_rowid() AS number`)?.number ?? 0
    const id = batch.idOf(number)
    db.change(sql`UPDATE batches SET id = ${id} WHERE number = ${number}`)
    batch.files.forEach((file, position) =>
      db.change(sql`INSERT INTO files (id, batch, position, client, flow, document_id, url, lane, state, blob, content)
        VALUES (${file.id}, ${number}, ${position}, ${batch.client}, ${batch.flow}, ${file.documentId}, ${file.url},
          ${file.lane}, ${file.blob === null ? 'QUEUED' : 'PROCESSING'}, ${file.blob}, ${file.blob})`),
    )
    return id
  },
  remove: (number: number): void => db.change(sql`DELETE FROM batches WHERE number = ${number}`),
})
