/**
 * A result that comes after an analyst has decided: what they signed for stays, and what the service says otherwise is
 * told.
 */
import type { DetectedType } from '../../../shared/domain/document-types'
import type { DocumentRecord, StoredReading } from '../../../shared/domain/records'
import type { LocalFinding, RemoteReading } from '../../../shared/domain/remote-reading'
import { isDecided, type RemoteDifference, type ReviewField } from '../../../shared/domain/review'
import { cellPlace } from '../../../shared/domain/tables'
import type { ServiceContext } from '../context'
import { maskAadhaar, maskWithin, mayHoldAadhaar } from '../masking/aadhaar'
import type { StoreWrites } from '../ports/store'
import type { ValueRules } from '../ports/value-rules'
import { searchText } from '../queue/search-text'
import { projectFields, summarise, type ProjectionRules } from '../review/project'
import { comparable, typeOf, withRemote } from './merge'
import { sameValue } from './same-value'

/** Where the service says something else than what was signed for. What it alone has seen disputes nothing. */
export function differencesFrom(
  type: DetectedType | null,
  signed: readonly ReviewField[],
  said: RemoteReading,
  rules: ValueRules,
): RemoteDifference[] {
  const theirType = typeOf(said)
  if (theirType === null) return []
  if (theirType !== type) return [{ path: null, value: theirType }]
  const fields = new Map(signed.map((field) => [field.path, field]))
  return comparable(
    theirType,
    signed.filter(({ value }) => value !== null),
    said,
    rules,
  ).flatMap(({ path, value }) => {
    const ours = fields.get(path)
    // A cell that was taken out, or a field that nobody has: nothing was signed for that this could dispute.
    if (!ours || (ours.value === null && (ours.verdict === null || cellPlace(path)))) return []
    return ours.value !== null && sameValue(ours.kind, ours.value, value, rules) ? [] : [{ path, value }]
  })
}

type Known = Pick<DocumentRecord, 'id' | 'type' | 'reviewState' | 'disagreements'>

/** The differences of a document in which a later result disputes what was signed for, Aadhaar numbers masked. */
export function saidLater(context: ServiceContext, record: Known, fields: readonly ReviewField[]): RemoteDifference[] {
  if (record.disagreements === 0 || !isDecided(record.reviewState)) return []
  const said = context.store.remoteReadings.byDocument(record.id)
  if (!said) return []
  const wide = mayHoldAadhaar(record.type)
  const masked = new Set(fields.flatMap((field) => (field.masked ? [field.path] : [])))
  return differencesFrom(record.type, fields, said, context.rules).map(({ path, value }) => ({
    path,
    value: path !== null && masked.has(path) ? maskAadhaar(value) : maskWithin(value, wide),
  }))
}

/** What of a document is written when its reading is merged, or taken apart again. */
export function writeMerged(
  context: ServiceContext,
  tx: StoreWrites,
  record: Pick<DocumentRecord, 'id' | 'documentId' | 'fileName'>,
  merged: StoredReading,
  rules: ProjectionRules,
): void {
  const { store } = context
  const { type, confidence } = merged.classification
  const fields = projectFields(type, merged, store.verdicts.byDocument(record.id), rules)
  tx.readings.put(record.id, merged, store.readings.pages(record.id))
  tx.documents.update(record.id, {
    readState: type === 'UNRECOGNISED' ? 'UNRECOGNISED' : 'EXTRACTED',
    type,
    typeConfidence: confidence,
    ...summarise(type, fields),
  })
  tx.search.put(record.id, searchText(record, type, fields))
}

/**
 * A decision was taken back: what the service has said meanwhile is put beside the reading. Answers what stood there
 * before; null where nothing has changed.
 */
export function mergeReopened(
  context: ServiceContext,
  tx: StoreWrites,
  record: DocumentRecord,
  rules: ProjectionRules,
): LocalFinding | null {
  const { store } = context
  const said = store.remoteReadings.byDocument(record.id)
  const reading = store.readings.byDocument(record.id)
  if (!said?.local || !reading) return null
  const merged = withRemote(reading, said, context.rules)
  if (JSON.stringify(merged.fields) === JSON.stringify(reading.fields)) return null
  writeMerged(context, tx, record, merged, rules)
  return { classification: reading.classification, fields: reading.fields }
}

/** The decision stands again: so does the reading that was signed for, and what disputes it is told again. */
export function takeMergeBack(
  context: ServiceContext,
  tx: StoreWrites,
  record: DocumentRecord,
  found: LocalFinding,
  rules: ProjectionRules,
): void {
  const { store } = context
  const reading = store.readings.byDocument(record.id)
  const said = store.remoteReadings.byDocument(record.id)
  if (!reading || !said) return
  const signed = { ...reading, ...found }
  writeMerged(context, tx, record, signed, rules)
  const { type } = found.classification
  const fields = projectFields(type, signed, store.verdicts.byDocument(record.id), rules)
  tx.documents.update(record.id, { disagreements: differencesFrom(type, fields, said, context.rules).length })
}
