import { CodedError } from '../../../shared/errors/coded-error'
import type { DocumentRecord, StoredReading, UndoBefore, VerdictRecord } from '../../../shared/domain/records'
import { isDecided, type ReviewField } from '../../../shared/domain/review'
import { maskField } from '../masking/fields'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { searchText } from '../queue/search-text'
import { projectFields, summarise, type ProjectionRules } from './project'

/** A document under review, gathered before a change is decided. */
export interface OpenDocument {
  readonly record: DocumentRecord
  readonly reading: StoredReading
  readonly verdicts: readonly VerdictRecord[]
  readonly fields: readonly ReviewField[]
}

/** Throws NOT_FOUND, or INVALID_STATE while the document has not been read. */
export function openDocument(context: ServiceContext, id: string, rules: ProjectionRules): OpenDocument {
  const record = context.store.documents.byId(id)
  if (!record) throw new CodedError('NOT_FOUND')
  const reading = context.store.readings.byDocument(id)
  const isRead = record.readState === 'EXTRACTED' || record.readState === 'UNRECOGNISED'
  if (!reading || !isRead) throw new CodedError('INVALID_STATE', record.readState)
  const verdicts = context.store.verdicts.byDocument(id)
  return { record, reading, verdicts, fields: projectFields(record.type, reading, verdicts, rules) }
}

/** Throws INVALID_STATE where the analyst has finished with the document. */
export function requireUndecided({ reviewState }: DocumentRecord): void {
  if (isDecided(reviewState)) throw new CodedError('INVALID_STATE', reviewState)
}

/** Throws NOT_FOUND where the document has no such field. */
export function fieldAt(document: OpenDocument, path: string): ReviewField {
  const field = document.fields.find((f) => f.path === path)
  if (!field) throw new CodedError('NOT_FOUND', path)
  return field
}

/** What has to be written when the verdicts of a document change: its place in the queue and its search text. */
export function refresh(
  tx: StoreWrites,
  { record, reading }: Pick<OpenDocument, 'record' | 'reading'>,
  verdicts: readonly VerdictRecord[],
  rules: ProjectionRules,
): void {
  const fields = projectFields(record.type, reading, verdicts, rules)
  tx.documents.update(record.id, { ...summarise(record.type, fields) })
  tx.search.put(record.id, searchText(record, record.type, fields))
}

/** What an undo needs to bring back a document as it stands now. */
export function beforeOf({ record, verdicts }: OpenDocument, path: string | null): UndoBefore {
  const state = { reviewState: record.reviewState, decidedAt: record.decidedAt }
  return path === null ? state : { ...state, verdict: verdicts.find((v) => v.path === path) ?? null }
}

/** A field's value as the log may keep it. */
export function loggedValue(field: ReviewField, value: string | null): string | null {
  return maskField({ ...field, value }, true).value
}
