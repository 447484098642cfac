import type { Connection, ReadableDb, WritableDb } from '../../database/database'
import { batchReads, batchWrites } from './batches'
import { caseReads, caseWrites } from './cases'
import { clientReads, clientWrites, sessionReads, sessionWrites } from './clients'
import { conversationReads, conversationWrites } from './conversations'
import { deliveryReads, deliveryWrites } from './deliveries'
import { fileReads, fileWrites } from './files'
import { keptFileReads, keptFileWrites } from './kept-files'
import { flowReads, flowWrites } from './flows'

const reads = (db: ReadableDb) => ({
  cases: caseReads(db),
  clients: clientReads(db),
  sessions: sessionReads(db),
  batches: batchReads(db),
  files: fileReads(db),
  flows: flowReads(db),
  conversations: conversationReads(db),
  deliveries: deliveryReads(db),
  keptFiles: keptFileReads(db),
})

const writes = (db: WritableDb) => ({
  cases: caseWrites(db),
  clients: clientWrites(db),
  sessions: sessionWrites(db),
  batches: batchWrites(db),
  files: fileWrites(db),
  flows: flowWrites(db),
  conversations: conversationWrites(db),
  deliveries: deliveryWrites(db),
  keptFiles: keptFileWrites(db),
})

/** The tables of the local service. */
export const serviceTables = (connection: Connection) => ({
  ...reads(connection),
  write: <T>(work: (tx: ReturnType<typeof writes>) => T): T => connection.write((db) => work(writes(db))),
})
