import { writeDraft } from '../state/field-actions'
import { reviewStore } from '../state/review-store'

/** What was typed into a cell that lost the keys is written; an edit that left nothing is dropped. */
export function commitBlurred(path: string): void {
  if (reviewStore.get().drafts[path]) void writeDraft(path)
}
