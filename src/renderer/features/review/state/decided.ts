import { isDecided } from '../../../../shared/domain/review'
import { currentDocument } from './focus'
import { patchReview } from './review-store'

/** A document that is finished takes no more words, until it is opened again; the analyst is told. */
export function refusedAsDecided(): boolean {
  const state = currentDocument()?.reviewState
  const decided = state !== undefined && isDecided(state)
  if (decided) patchReview({ hint: 'error.INVALID_STATE.message' })
  return decided
}
