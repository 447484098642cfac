import type { RemoteReading } from '../../../shared/domain/remote-reading'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { searchText } from '../queue/search-text'
import { projectFields, summarise, type ProjectionRules } from '../review/project'
import { withRemote } from './merge'

const decided: ReadonlySet<string> = new Set(['APPROVED', 'REJECTED', 'RESUBMIT'])

/**
 * Keeps what the service said of a document, and puts it beside what was read here. A document that is being read is
 * merged when that has been done; one that a human has finished with keeps what they signed for.
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
  const kept = { ...remote, local }
  tx.remoteReadings.put(id, kept)
  tx.audit.append(auditEntry(context, 'remote_result', { documentId: id, after: remote.fileData.document_type }))
  if (!reading || local === null || decided.has(record.reviewState)) return
  const merged = withRemote(reading, kept, context.rules)
  const { type, confidence } = merged.classification
  const fields = projectFields(type, merged, store.verdicts.byDocument(id), rules)
  tx.readings.put(id, merged, store.readings.pages(id))
  tx.documents.update(id, {
    readState: type === 'UNRECOGNISED' ? 'UNRECOGNISED' : 'EXTRACTED',
    type,
    typeConfidence: confidence,
    ...summarise(type, fields),
  })
  tx.search.put(id, searchText(record.fileName, type, fields))
}
