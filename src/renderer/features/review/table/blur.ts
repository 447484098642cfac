import { reviewStore } from '../state/review-store'
import { commitBlurred } from '../state/word-cursor'

/** What was typed into a cell that lost the keys is written; an edit that left nothing is dropped. */
export function commitBlurredCell(path: string): void {
  if (reviewStore.get().drafts[path]) commitBlurred(path)
}
