import type { RemoteReading } from '../../../shared/domain/remote-reading'
import { isDecided } from '../../../shared/domain/review'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { projectFields, type ProjectionRules } from '../review/project'
import { differencesFrom, writeMerged } from './late-result'
import { withRemote } from './merge'

/**
 * Keeps what the service said of a document, and puts it beside what was read here. A document that is being read is
 * merged when that has been done. One that a human has decided keeps what they signed for: what the service says
 * otherwise is counted, and is put beside the reading when the document is reopened.
 */
export function putBeside(
  context: ServiceContext,
  tx: StoreWrites,
  id: string,
  remote: Omit<RemoteReading, 'local'>,
  rules: ProjectionRules,
): void {
  const { store } = context
  const record = store.documents.byId(id)
  if (!record) return
  const reading = store.readings.byDocument(id)
  const isRead = record.readState === 'EXTRACTED' || record.readState === 'UNRECOGNISED'
  const earlier = store.remoteReadings.byDocument(id)?.local
  const local =
    !reading || !isRead ? null : (earlier ?? { classification: reading.classification, fields: reading.fields })
  const late = isDecided(record.reviewState)
  // What was signed for is not replaced by what came later, whichever was wanted: it is compared alone.
  const kept: RemoteReading = { ...remote, local, wanted: late ? 'both' : remote.wanted }
  tx.remoteReadings.put(id, kept)
  tx.audit.append(auditEntry(context, 'remote_result', { documentId: id, after: remote.fileData.document_type }))
  if (!reading || local === null) return
  if (!late) return writeMerged(context, tx, record, withRemote(reading, kept, context.rules), rules)
  if (record.reviewState !== 'APPROVED') return
  const signed = projectFields(record.type, reading, store.verdicts.byDocument(id), rules)
  tx.documents.update(id, { disagreements: differencesFrom(record.type, signed, kept, context.rules).length })
}
