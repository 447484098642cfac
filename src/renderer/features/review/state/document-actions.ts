import type { DocumentChange } from '../../../../shared/domain/document-change'
import type { DocumentDetail } from '../../../../shared/domain/review'
import type { Neighbours } from '../../../../shared/ipc/queue'
import type { GivenType } from '../../../../shared/domain/document-types'
import { toEnvelope } from '../../../../shared/errors/coded-error'
import { ask } from '../../../api/ask'
import {
  beginWay,
  documentAtHand,
  loadDocument,
  loadNeighbours,
  neighboursStore,
  putChange,
} from '../../../api/documents'
import { showError } from '../../../components/notices'
import { screenStore, goBack, showReview } from '../../../app/navigation'
import { openCount } from '../logic/field-order'
import { trailOf } from '../logic/trail'
import { currentDocument, focusedField, focusField, focusOpen, takeUpKeys } from './focus'
import { begin } from './measures'
import { prepareAround } from './prepare'
import { freshReview, patchReview, reviewStore, type ReasonPurpose } from './review-store'
import { writeDraft } from './field-actions'
import { settled, write } from './write'

const aroundOf = async (id: string): Promise<Neighbours> => neighboursStore.get().get(id) ?? (await loadNeighbours(id))
const trail = trailOf(async (id, side) => (await aroundOf(id))[side])

/** Brings a document onto the desk; where the analyst was last in it, or its first open field, takes the keys. */
export async function openDocument(id: string, path: string | null = null): Promise<void> {
  const isUnderway = screenStore.get().kind === 'review'
  begin(isUnderway ? 'next-document' : 'open-document')
  trail.standOn(id, !isUnderway)
  if (!isUnderway) beginWay(id)
  letFieldGo()
  reviewStore.set({ ...freshReview, documentId: id, openedAt: performance.now(), askedPath: path })
  showReview(id)
  try {
    const detail = documentAtHand(id) ?? (await loadDocument(id))
    if (reviewStore.get().documentId !== id) return
    takeUpKeys(detail)
    await prepareAround(id)
  } catch (error) {
    showError(toEnvelope(error))
    goBack()
  }
}

/** A field that has the keys while its row is taken off the screen costs a layout of all that has changed by then. */
const letFieldGo = (): void => document.querySelector<HTMLElement>('[data-field-path]:focus')?.blur()

/** Writes what is still being typed; false where it could not be. */
export async function writeDrafts(): Promise<boolean> {
  const results = await Promise.all(Object.keys(reviewStore.get().drafts).map((path) => writeDraft(path)))
  return results.every(Boolean)
}

/** Back to where it was opened from; what was typed and cannot be written keeps the document on the desk. */
export async function leaveDocument(): Promise<void> {
  if (await writeDrafts()) goBack()
}

export async function goToNeighbour(which: 'next' | 'previous' | 'nextOpen'): Promise<void> {
  const { documentId } = reviewStore.get()
  if (documentId === null || !(await writeDrafts())) return
  const next = which === 'nextOpen' ? (await aroundOf(documentId)).nextOpen : await trail.beside(documentId, which)
  if (next !== null && next !== documentId) await openDocument(next)
  else if (which === 'nextOpen') goBack()
  else patchReview({ hint: which === 'next' ? 'review.hint.lastDocument' : 'review.hint.firstDocument' })
}

export const canApprove = (detail: DocumentDetail): boolean =>
  detail.readState === 'EXTRACTED' &&
  openCount(detail.fields) === 0 &&
  (detail.reviewState === 'NEW' || detail.reviewState === 'IN_REVIEW' || detail.reviewState === 'POSTPONED')

/** Signs for the document and brings the next open one; where fields are open, one of them takes the keys instead. */
export async function approve(): Promise<void> {
  if (!(await writeDrafts())) return
  const detail = currentDocument()
  if (!detail) return
  if (!canApprove(detail)) {
    if (!focusedField()?.needsHuman) focusOpen(1)
    patchReview({ hint: openCount(detail.fields) > 0 ? 'review.hint.fieldsOpen' : 'review.hint.notApprovable' })
    return
  }
  await decide(detail.id, 'APPROVED', () => ask('review:approve', { id: detail.id }))
}

export async function postpone(): Promise<void> {
  const id = reviewStore.get().documentId
  if (id === null || !(await writeDrafts())) return
  await decide(id, 'POSTPONED', () => ask('review:postpone', { id }))
}

/** The next document is shown while the word on this one is written; a failure brings this one back. */
async function decide(
  id: string,
  reviewState: DocumentDetail['reviewState'],
  request: () => Promise<DocumentChange>,
): Promise<void> {
  const around = await aroundOf(id)
  const written = write(
    id,
    (detail) => ({ ...detail, reviewState }),
    request,
    (error) => {
      showError(error)
      void openDocument(id)
    },
  )
  if (around.nextOpen !== null && around.nextOpen !== id) await openDocument(around.nextOpen)
  else if (await written) goBack()
}

/** Rejects, asks for the document again, or opens it once more; each with its reason. */
export function decideWithReason(purpose: Exclude<ReasonPurpose, 'override'>, reason: string): void {
  const id = reviewStore.get().documentId
  if (id === null) return
  if (purpose === 'reopen') {
    void write(id, null, () => ask('review:reopen', { id, reason }), showError)
    return
  }
  const channel = purpose === 'reject' ? 'review:reject' : 'review:resubmit'
  void decide(id, purpose === 'reject' ? 'REJECTED' : 'RESUBMIT', () => ask(channel, { id, reason }))
}

/** Reads the document again as another type; corrections by hand stay. */
export function changeType(type: GivenType): void {
  const id = reviewStore.get().documentId
  if (id === null) return
  void write(id, null, () => ask('review:changeType', { id, type }), showError)
}

export function readAgain(): void {
  const id = reviewStore.get().documentId
  if (id !== null)
    void ask('queue:retry', { ids: [id] }).then(
      () => loadDocument(id),
      (error: unknown) => showError(toEnvelope(error)),
    )
}

/** Takes the last change back, in whichever document it was, and goes there. */
export async function undo(): Promise<void> {
  await settled()
  try {
    const undone = await ask('review:undo', {})
    if (undone.change) await putChange(undone.change)
    else await loadDocument(undone.documentId)
    if (undone.documentId !== reviewStore.get().documentId) await openDocument(undone.documentId, undone.path)
    else if (undone.path !== null) focusField(undone.path)
    patchReview({ hint: 'review.hint.undone' })
  } catch (error) {
    patchReview({ hint: `error.${toEnvelope(error).code}.message` })
  }
}
