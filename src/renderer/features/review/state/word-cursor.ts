import type { PageWord } from '../../../../shared/domain/reading'
import { createStore } from '../../../lib/store'
import { writeDraft } from './field-actions'

/** The words of a page that the keys have chosen: those from `anchor` to `head`, at which the keys are. */
export interface WordCursor {
  readonly documentId: string
  readonly page: number
  readonly anchor: PageWord
  readonly head: PageWord
}

export const wordCursorStore = createStore<WordCursor | null>(null)

/** What had the keys before, and what was marked in it. */
interface Opener {
  readonly element: HTMLElement
  readonly marked: readonly [from: number, to: number] | null
}
let opener: Opener | null = null

export function openWords(cursor: WordCursor): void {
  const element = document.activeElement
  if (element instanceof HTMLElement) {
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    opener = { element, marked: isText ? [element.selectionStart ?? 0, element.selectionEnd ?? 0] : null }
  }
  wordCursorStore.set(cursor)
}

/** The keys go back to where they were, with what was being typed there as it was. */
export function leaveWords(): void {
  wordCursorStore.set(null)
  const back = opener
  opener = null
  if (!back?.element.isConnected) return
  back.element.focus({ preventScroll: true })
  const { element, marked } = back
  if (marked && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    element.setSelectionRange(...marked)
}

/** A field has lost the keys: what was typed is written, unless they are only away to fetch words for it. */
export function commitBlurred(path: string): void {
  if (wordCursorStore.get() === null) void writeDraft(path)
}
