import type { DocumentType } from '../../../../shared/domain/document-types'
import {
  evidenceOf,
  factsOf,
  finding,
  notApplicable,
  reason,
  type CheckedDocument,
  type Fact,
  type Finding,
} from './facts'

/** The number that makes a document of the type the one it is. */
const numbers: Readonly<Partial<Record<DocumentType, string>>> = {
  AADHAAR: 'aadhaar_number',
  PAN: 'pan_number',
  DRIVING_LICENSE: 'license_number',
  VOTER_ID: 'epic_number',
  PASSPORT: 'passport_number',
  GST_CERT: 'gstin',
  SHOP_ACT_LICENSE: 'registration_number',
  UDYAM_CERT: 'udyam_registration_number',
  FSSAI_CERTIFICATE: 'license_number',
}

const numbersOf = (documents: readonly CheckedDocument[]): Fact[] =>
  factsOf(documents, (type) => (numbers[type] ? [numbers[type]] : []))

/** No document is there twice: the same bytes, or another picture with the same number. */
export function duplicateDocument(documents: readonly CheckedDocument[]): Finding {
  if (documents.length < 2) return notApplicable('too_few_documents')
  const copies = documents.filter(
    ({ content, id }) => content !== null && documents.some((other) => other.id !== id && other.content === content),
  )
  if (copies.length > 0) {
    return {
      documents: copies.map(({ documentId }) => documentId),
      result: 'FAIL',
      score: 0,
      reason: reason('same_file_twice'),
      evidence: evidenceOf(numbersOf(copies)),
    }
  }
  const facts = numbersOf(documents)
  const isTwin = (a: Fact, b: Fact): boolean =>
    a.document !== b.document && a.document.type === b.document.type && a.value === b.value
  const twins = facts.filter((fact) => facts.some((other) => isTwin(fact, other)))
  if (twins.length > 0) {
    // Front and back of one card come as two pictures with one number.
    return finding(twins, 'REVIEW', 0.5, 'same_number_twice')
  }
  return {
    documents: documents.map(({ documentId }) => documentId),
    result: 'PASS',
    score: 1,
    reason: reason('no_duplicates'),
    evidence: evidenceOf(facts),
  }
}
