import type { ReviewState } from '../../../../shared/domain/review'

/** True where the analyst has finished with a document: it changes only after it is opened again. */
export const isDecided = (state: ReviewState | undefined): boolean =>
  state === 'APPROVED' || state === 'REJECTED' || state === 'RESUBMIT'
