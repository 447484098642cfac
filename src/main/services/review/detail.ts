import type { DocumentRecord, StoredReading, VerdictRecord } from '../../../shared/domain/records'
import type { PageReading } from '../../../shared/domain/reading'
import type { DocumentDetail, DocumentRow } from '../../../shared/domain/review'
import { mayHoldAadhaar } from '../masking/aadhaar'
import { maskField } from '../masking/fields'
import { maskPage } from '../masking/words'
import { projectFields, type ProjectionRules } from './project'

/** A row of the queue. */
export function rowOf(record: DocumentRecord): DocumentRow {
  const { id, documentId, fileName, type, readState, reviewState, band, needHuman, disagreements, pages, takenInAt } =
    record
  const { errorCode, duplicateOf } = record
  return {
    id,
    documentId,
    fileName,
    type,
    readState,
    reviewState,
    band,
    needHuman,
    disagreements,
    pages,
    takenInAt,
    errorCode,
    duplicateOf,
  }
}

/** Everything that the review desk shows of a document, Aadhaar numbers masked. */
export function detailOf(
  record: DocumentRecord,
  reading: StoredReading | undefined,
  verdicts: readonly VerdictRecord[],
  rules: ProjectionRules,
  revision: number,
): DocumentDetail {
  const rest = { revision, focusedPath: record.focusedPath, errorDetail: record.errorDetail }
  if (!reading) {
    return {
      ...rowOf(record),
      ...rest,
      fields: [],
      pageReadings: [],
      nearest: [],
      typeConfidence: null,
      maskedRegions: [],
    }
  }
  const wide = mayHoldAadhaar(record.type)
  return {
    ...rowOf(record),
    ...rest,
    fields: projectFields(record.type, reading, verdicts, rules).map((field) => maskField(field, wide)),
    pageReadings: maskedPages(reading, wide),
    nearest: reading.classification.nearest,
    ...(reading.classification.unread ? { unread: reading.classification.unread } : {}),
    typeConfidence: reading.classification.confidence,
    maskedRegions: reading.masked,
    ...(reading.rows ? { rows: reading.rows } : {}),
  }
}

/** Masked once for each reading and not after every key: a long document has many words. */
const maskedBefore = new WeakMap<StoredReading, { readonly wide: boolean; readonly pages: readonly PageReading[] }>()

function maskedPages(reading: StoredReading, wide: boolean): readonly PageReading[] {
  const before = maskedBefore.get(reading)
  if (before?.wide === wide) return before.pages
  const pages = reading.pages.map((page) => maskPage(page, reading.masked, wide))
  maskedBefore.set(reading, { wide, pages })
  return pages
}
