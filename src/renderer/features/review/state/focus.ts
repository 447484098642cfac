import type { DocumentDetail, ReviewField } from '../../../../shared/domain/review'
import { documentAtHand } from '../../../api/documents'
import { ask } from '../../../api/ask'
import { openField, startField, walkOrder } from '../logic/field-order'
import { placeOf } from '../logic/place-of'
import { begin } from './measures'
import { patchReview, reviewStore } from './review-store'

export function currentDocument(): DocumentDetail | null {
  const { documentId } = reviewStore.get()
  return documentId === null ? null : (documentAtHand(documentId) ?? null)
}

export function focusedField(): ReviewField | null {
  const { focusedPath } = reviewStore.get()
  return currentDocument()?.fields.find((field) => field.path === focusedPath) ?? null
}

let remember: ReturnType<typeof setTimeout> | undefined

/** Goes to a field: its editor takes the keys, its place on the page is glided to. */
export function focusField(path: string | null): void {
  const state = reviewStore.get()
  if (path === state.focusedPath) return
  begin('field-focus')
  const field = currentDocument()?.fields.find((one) => one.path === path)
  const page = (field && placeOf(field)?.page) ?? state.page
  patchReview({ focusedPath: path, editing: null, page, hint: null })
  const { documentId } = state
  if (path === null || documentId === null) return
  clearTimeout(remember)
  // Only where the analyst stays is remembered, for the return after a crash; a failure costs nothing else.
  remember = setTimeout(() => void ask('review:focus', { id: documentId, path }).catch(() => undefined), 400)
}

/** The analyst has gone back to the queue: a start, or a return after a crash, leads there. */
export function leaveReview(): void {
  clearTimeout(remember)
  ask('review:leave', {}).catch(() => undefined)
}

/**
 * A document that has come onto the desk, or was read as another type, gives the keys to the field at which it was
 * asked to open, or to the one where the work on it begins; a field of it that has them by now keeps them.
 */
export function takeUpKeys(detail: DocumentDetail): void {
  const { documentId, focusedPath, askedPath } = reviewStore.get()
  const has = (wanted: string | null): boolean => detail.fields.some(({ path }) => path === wanted)
  if (documentId !== detail.id || has(focusedPath)) return
  focusField(has(askedPath) ? askedPath : (startField(detail)?.path ?? null))
}

/** Goes to the next field that needs a human; false where none does. */
export function focusOpen(direction: 1 | -1): boolean {
  const detail = currentDocument()
  const field = detail && openField(detail.fields, reviewStore.get().focusedPath, direction)
  if (!field) return false
  focusField(field.path)
  return true
}

/** Goes to the neighbouring field, whatever its state. */
export function focusNeighbour(direction: 1 | -1): void {
  const order = walkOrder(currentDocument()?.fields ?? [])
  const at = order.findIndex((field) => field.path === reviewStore.get().focusedPath)
  const next = order[at + direction]
  if (next) focusField(next.path)
}

/** After the last open field the word on the document itself is next: the key goes to the approve button. */
export function focusApproval(): void {
  document.querySelector<HTMLElement>('[data-testid="approve"]')?.focus()
}
