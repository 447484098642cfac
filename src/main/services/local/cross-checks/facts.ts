import type { CrossCheckEvidence } from '../../../../shared/contract/cross-checks'
import type { FileData } from '../../../../shared/contract/extraction'
import type { CheckFinding, CheckReason, CheckReasonCode } from '../../../../shared/domain/case-checks'
import { documentTypes, type DocumentType } from '../../../../shared/domain/document-types'
import type { EndedFile } from '../../ports/service-records'

/** One value of one document. */
export interface Fact {
  readonly document: CheckedDocument
  readonly field: string
  readonly value: string
  /** 0..1 */
  readonly confidence: number
}

/** A document that was read, as the checks see it. */
export interface CheckedDocument {
  readonly id: string
  readonly documentId: string
  readonly type: DocumentType
  readonly content: string | null
  readonly fields: ReadonlyMap<string, { readonly value: string; readonly confidence: number }>
}

/** What a check finds; its name is given by the list. */
export type Finding = Omit<CheckFinding, 'check'>

/** Under this, a disagreement may be a misreading: a human looks before anyone is refused. */
const sureEnough = 0.8

const isType = (type: string): type is DocumentType => (documentTypes as readonly string[]).includes(type)

/** The documents that were read and not refused; their scalar fields alone. */
export function documentsOf(files: readonly EndedFile[]): CheckedDocument[] {
  return files.flatMap(({ id, documentId, content, fileData, state, refused }) => {
    const type = fileData.document_type
    return state === 'EXTRACTED' && !refused && isType(type)
      ? [{ id, documentId, type, content, fields: scalars(fileData) }]
      : []
  })
}

function scalars(data: FileData): CheckedDocument['fields'] {
  const fields = new Map<string, { value: string; confidence: number }>()
  for (const [name, field] of Object.entries(data)) {
    if (typeof field !== 'object' || !('value' in field) || !('confidence_score' in field)) continue
    const { value, confidence_score: confidence } = field
    if (typeof value === 'string' && typeof confidence === 'number' && value.trim() !== '') {
      fields.set(name, { value, confidence })
    }
  }
  return fields
}

/** The facts of all documents under the names that `names` gives for each type. */
export function factsOf(
  documents: readonly CheckedDocument[],
  names: (type: DocumentType) => readonly string[],
): Fact[] {
  return documents.flatMap((document) =>
    names(document.type).flatMap((field) => {
      const found = document.fields.get(field)
      return found ? [{ document, field, ...found }] : []
    }),
  )
}

export const evidenceOf = (facts: readonly Fact[]): CrossCheckEvidence[] =>
  facts.map(({ document, field, value }) => ({
    document_id: document.documentId,
    file_uuid: document.id,
    field,
    value,
  }))

/** The documents of facts, each once, in their order. */
const documentIds = (facts: readonly Fact[]): string[] => [
  ...new Map(facts.map(({ document }) => [document.id, document.documentId])).values(),
]

export const reason = (code: CheckReasonCode, types: readonly DocumentType[] = []): CheckReason => ({
  code,
  types: [...new Set(types)],
  kinds: [],
})

export const notApplicable = (code: CheckReasonCode): Finding => ({
  documents: [],
  result: 'NOT_APPLICABLE',
  score: null,
  reason: reason(code),
  evidence: [],
})

/** A finding about facts; its reason is `about` the types of some of them. */
export const finding = (
  facts: readonly Fact[],
  result: Finding['result'],
  score: number | null,
  code: CheckReasonCode,
  about: readonly Fact[] = [],
): Finding => ({
  documents: documentIds(facts),
  result,
  score: score === null ? null : Math.round(score * 1e4) / 1e4,
  reason: reason(
    code,
    about.map(({ document }) => document.type),
  ),
  evidence: evidenceOf(facts),
})

/** FAIL only on values that were read surely. */
export const failOrReview = (facts: readonly Fact[]): 'FAIL' | 'REVIEW' =>
  facts.every(({ confidence }) => confidence >= sureEnough) ? 'FAIL' : 'REVIEW'
