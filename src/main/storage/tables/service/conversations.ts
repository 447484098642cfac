import type { ConversationMessage } from '../../../../shared/contract/conversation'
import type { DocumentKind } from '../../../../shared/domain/document-types'
import type { ConversationListing, ConversationRecord } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { join, sql, type Sql } from '../../database/sql'

interface Row extends Omit<ConversationRecord, 'done'> {
  readonly done: string
}
const columns = sql`flow, language, status, done, updated_at AS updatedAt`
const toRecord = (row: Row): ConversationRecord => ({ ...row, done: JSON.parse(row.done) as DocumentKind[] })

export const conversationReads = (db: ReadableDb) => ({
  byFlow: (flow: string): ConversationRecord | undefined => {
    const row = db.get<Row>(sql`SELECT ${columns} FROM conversations WHERE flow = ${flow}`)
    return row && toRecord(row)
  },
  messages: (flow: string): ConversationMessage[] =>
    db.all(sql`SELECT sender AS "from", text, at FROM conversation_messages WHERE flow = ${flow} ORDER BY number`),
  /** The conversations of a client, the one in which something was said last first. */
  list: (client: string, limit: number): ConversationListing[] =>
    db.all(sql`SELECT flow, application_id AS applicationId, product_type AS productType, language,
        conversations.status, updated_at AS updatedAt
      FROM conversations JOIN flows ON flows.id = flow WHERE client = ${client}
      ORDER BY updated_at DESC, flow LIMIT ${limit}`),
  askingSinceBefore: (at: string): ConversationRecord[] =>
    db.all<Row>(sql`SELECT ${columns} FROM conversations WHERE status = 'ASKING' AND updated_at < ${at}`).map(toRecord),
})

export const conversationWrites = (db: WritableDb) => ({
  insert: (conversation: ConversationRecord): void =>
    db.change(sql`INSERT INTO conversations (flow, language, status, done, updated_at)
      VALUES (${conversation.flow}, ${conversation.language}, ${conversation.status},
        ${JSON.stringify(conversation.done)}, ${conversation.updatedAt})`),

  update: (flow: string, change: Partial<Pick<ConversationRecord, 'status' | 'done' | 'updatedAt'>>): void => {
    const parts: Sql[] = []
    if (change.status !== undefined) parts.push(sql`status = ${change.status}`)
    if (change.done !== undefined) parts.push(sql`done = ${JSON.stringify(change.done)}`)
    if (change.updatedAt !== undefined) parts.push(sql`updated_at = ${change.updatedAt}`)
    if (parts.length > 0) db.change(sql`UPDATE conversations SET ${join(parts, ', ')} WHERE flow = ${flow}`)
  },

  say: (flow: string, { from, text, at }: ConversationMessage): void =>
    db.change(
      sql`INSERT INTO conversation_messages (flow, sender, text, at) VALUES (${flow}, ${from}, ${text}, ${at})`,
    ),
})
