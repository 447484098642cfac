import type { CrossCheck } from '../../../../shared/contract/cross-checks'
import type { FlowChange, FlowRecord } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { join, sql, type Sql } from '../../database/sql'

interface Row extends Omit<FlowRecord, 'submitted' | 'crossChecks'> {
  readonly submitted: number
  readonly crossChecks: string | null
}

const columns = sql`id, client, area, product_type AS productType, application_id AS applicationId,
  auth_url AS authUrl, callback_url AS callbackUrl, status, submitted, created_at AS createdAt,
  cross_checks AS crossChecks`

const toRecord = (row: Row): FlowRecord => ({
  ...row,
  submitted: row.submitted === 1,
  crossChecks: row.crossChecks === null ? null : (JSON.parse(row.crossChecks) as CrossCheck[]),
})

export const flowReads = (db: ReadableDb) => ({
  byId: (id: string): FlowRecord | undefined => {
    const row = db.get<Row>(sql`SELECT ${columns} FROM flows WHERE id = ${id}`)
    return row && toRecord(row)
  },
  /** Those of `keeper` that hold a document of the desk are passed over: they live as long as it does. */
  createdBefore: (at: string, limit: number, keeper: string): FlowRecord[] =>
    db
      .all<Row>(
        sql`SELECT ${columns} FROM flows WHERE created_at < ${at} AND NOT (client = ${keeper} AND (
            EXISTS (SELECT 1 FROM case_documents WHERE flow = flows.id)
            OR EXISTS (SELECT 1 FROM files WHERE flow = flows.id AND document IS NOT NULL)))
          ORDER BY created_at LIMIT ${limit}`,
      )
      .map(toRecord),
})

export const flowWrites = (db: WritableDb) => ({
  insert: (flow: FlowRecord): void =>
    db.change(sql`INSERT INTO flows (id, client, area, product_type, application_id, auth_url, callback_url, status, created_at)
      VALUES (${flow.id}, ${flow.client}, ${flow.area}, ${flow.productType}, ${flow.applicationId}, ${flow.authUrl},
        ${flow.callbackUrl}, ${flow.status}, ${flow.createdAt})`),

  update: (id: string, change: FlowChange): void => {
    const parts: Sql[] = []
    if (change.status !== undefined) parts.push(sql`status = ${change.status}`)
    if (change.submitted !== undefined) parts.push(sql`submitted = ${change.submitted ? 1 : 0}`)
    if (change.crossChecks !== undefined) parts.push(sql`cross_checks = ${JSON.stringify(change.crossChecks)}`)
    if (parts.length > 0) db.change(sql`UPDATE flows SET ${join(parts, ', ')} WHERE id = ${id}`)
  },

  remove: (id: string): void => db.change(sql`DELETE FROM flows WHERE id = ${id}`),
})
