import type { ExtractionItem } from '../../../../shared/contract/extraction'
import type { BatchRecord, NewBatch } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'
import { itemsOf, type ItemRow } from './files'

const columns = sql`number, id, client, area, flow, created_at AS createdAt, total, ended`

export const batchReads = (db: ReadableDb) => ({
  byId: (id: string): BatchRecord | undefined => db.get(sql`SELECT ${columns} FROM batches WHERE id = ${id}`),

  page: (batch: number, offset: number, size: number): ExtractionItem[] =>
    itemsOf(
      db.all<ItemRow>(sql`SELECT document_id AS documentId, file_data AS fileData FROM files
        WHERE batch = ${batch} AND position >= ${offset} AND position < ${offset + size} AND file_data IS NOT NULL
        ORDER BY position`),
    ),

  createdBefore: (at: string, limit: number): BatchRecord[] =>
    db.all(sql`SELECT ${columns} FROM batches WHERE created_at < ${at} ORDER BY created_at LIMIT ${limit}`),
})

export const batchWrites = (db: WritableDb) => ({
  /** Answers with the id that the batch was given. */
  insert: (batch: NewBatch): string => {
    // The id holds the number, which the row must have first.
    db.change(sql`INSERT INTO batches (id, client, area, product_type, flow, created_at, total)
      VALUES ('', ${batch.client}, ${batch.area}, ${batch.productType}, ${batch.flow}, ${batch.createdAt},
        ${batch.files.length})`)
    const number = db.get<{ number: number }>(sql`SELECT last_insert_rowid() AS number`)?.number ?? 0
    const id = batch.idOf(number)
    db.change(sql`UPDATE batches SET id = ${id} WHERE number = ${number}`)
    batch.files.forEach((file, position) =>
      db.change(sql`INSERT INTO files (id, batch, position, client, flow, document_id, url, lane)
        VALUES (${file.id}, ${number}, ${position}, ${batch.client}, ${batch.flow}, ${file.documentId}, ${file.url},
          ${file.lane})`),
    )
    return id
  },
  remove: (number: number): void => db.change(sql`DELETE FROM batches WHERE number = ${number}`),
})
