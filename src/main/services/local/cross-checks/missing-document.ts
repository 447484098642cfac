import type { Product } from '../../../../shared/contract/products'
import { missingKinds } from '../flows/products'
import { notApplicable, reason, type CheckedDocument, type Finding } from './facts'

/** Every kind that the product requires was read. */
export function missingDocument(documents: readonly CheckedDocument[], product: Product): Finding {
  const { required } = product
  if (required.length === 0) return notApplicable('nothing_required')
  const missing = missingKinds(
    product,
    documents.map(({ type }) => type),
  )
  return {
    documents: documents.map(({ documentId }) => documentId),
    result: missing.length === 0 ? 'PASS' : 'FAIL',
    score: Math.round((1 - missing.length / required.length) * 1e4) / 1e4,
    reason: missing.length === 0 ? reason('nothing_missing') : { ...reason('kinds_missing'), kinds: missing },
    evidence: [],
  }
}
