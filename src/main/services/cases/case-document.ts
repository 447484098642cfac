import { boxAround, type PageBox } from '../../../shared/domain/geometry'
import { identifierKinds } from '../../../shared/domain/field-catalogue'
import { documentTypes, type DocumentType } from '../../../shared/domain/document-types'
import type { DocumentRecord, StoredReading } from '../../../shared/domain/records'
import type { PageReading } from '../../../shared/domain/reading'
import type { ReviewField, ReviewState } from '../../../shared/domain/review'
import type { CaseCheck, CaseDocument, CaseRow } from '../../../shared/ipc/cases'
import { endDates, holderPaths, type CheckedDocument } from '../local/cross-checks'
import { mayHoldAadhaar } from '../masking/aadhaar'
import { maskField } from '../masking/fields'
import type { Store } from '../ports/store'
import { projectFields, type ProjectionRules } from '../review/project'

/** A document of a case with its fields as they now stand, unmasked. */
export interface MemberReading {
  readonly record: DocumentRecord
  readonly reading: StoredReading | undefined
  readonly fields: readonly ReviewField[]
}

/** Null where the document is gone. */
export function readMember(
  { documents, readings, verdicts }: Pick<Store, 'documents' | 'readings' | 'verdicts'>,
  id: string,
  rules: ProjectionRules,
): MemberReading | null {
  const record = documents.byId(id)
  if (!record) return null
  const reading = record.readState === 'EXTRACTED' ? readings.byDocument(id) : undefined
  const fields = reading ? projectFields(record.type, reading, verdicts.byDocument(id), rules) : []
  return { record, reading, fields }
}

const isType = (type: string | null): type is DocumentType =>
  (documentTypes as readonly (string | null)[]).includes(type)

/** Decisions after which a document stands for nothing: it was turned down, or asked for again. */
const turnedDown: readonly ReviewState[] = ['REJECTED', 'RESUBMIT']

/**
 * The document as the checks see it; a value that a human has spoken for is sure. Null while it is not read, or turned
 * down.
 */
export function checkedDocument({ record, reading, fields }: MemberReading): CheckedDocument | null {
  const { id, documentId, type, originalBlob, part, reviewState } = record
  if (!reading || !isType(type) || turnedDown.includes(reviewState)) return null
  const values = fields.flatMap(({ path, value, confidence, verdict }) =>
    value === null || value.trim() === ''
      ? []
      : [[path, { value, confidence: verdict ? 1 : (confidence ?? 0) }] as const],
  )
  // Documents of one file share its bytes and are no copies of each other.
  const content = part === null ? originalBlob : `${originalBlob} ${part.pages.join(',')} ${part.at ?? ''}`
  return { id, documentId, type, content, fields: new Map(values) }
}

/** The document as the matrix shows it: the fields of each row, and whatever else a check looked at. */
export function caseDocument(
  { record, reading, fields, added }: MemberReading & { readonly added: boolean },
  checks: readonly CaseCheck[],
): CaseDocument {
  const { id, documentId, type, readState, reviewState, needHuman } = record
  const named = new Set(checks.flatMap(({ evidence }) => evidence.flatMap((e) => (e.document === id ? [e.path] : []))))
  const rowOf = (field: ReviewField): CaseRow | null =>
    placeOf(type, field) ?? (named.has(field.path) ? 'identifiers' : null)
  const wide = mayHoldAadhaar(type)
  const shown = fields.filter((field) => rowOf(field) !== null)
  const cellsOf = (row: CaseRow) => shown.filter((field) => rowOf(field) === row).map((field) => maskField(field, wide))
  return {
    id,
    name: documentId,
    type,
    readState,
    reviewState,
    needHuman,
    isRemovable: added,
    cells: {
      name: cellsOf('name'),
      birth: cellsOf('birth'),
      identifiers: cellsOf('identifiers'),
      address: cellsOf('address'),
      validity: cellsOf('validity'),
    },
    maskedRegions: reading?.masked ?? [],
    print: printAround(reading?.pages ?? [], shown),
  }
}

function placeOf(type: string | null, { path, kind }: ReviewField): CaseRow | null {
  if (isType(type) && holderPaths(type).includes(path)) return 'name'
  if (path === 'date_of_birth' || path === 'dob') return 'birth'
  if (endDates.includes(path)) return 'validity'
  if (identifierKinds.includes(kind)) return 'identifiers'
  return kind === 'address' && !path.includes('.') ? 'address' : null
}

/** Where words stand at fields and about a line around them; what they say stays where it is. */
function printAround(pages: readonly PageReading[], fields: readonly ReviewField[]): CaseDocument['print'] {
  const places = fields.flatMap(({ evidence }) => evidence.flatMap(({ page, quad }) => (quad ? [{ page, quad }] : [])))
  return pages.flatMap(({ index: page, words }) => {
    const around = places.filter((place) => place.page === page).map(({ quad }) => boxAround(quad))
    const isNear = ({ x, y, width, height }: PageBox): boolean =>
      around.some(
        (box) =>
          x < box.x + box.width + height &&
          box.x < x + width + height &&
          y < box.y + box.height + height &&
          box.y < y + 2 * height,
      )
    return words.flatMap(({ quad }) => (isNear(boxAround(quad)) ? [{ page, quad }] : []))
  })
}
