import { settleMembers } from '../../../../shared/domain/address-members'
import type { DocumentChange } from '../../../../shared/domain/document-change'
import type { DocumentDetail, ReviewField } from '../../../../shared/domain/review'
import { toEnvelope, type ErrorEnvelope } from '../../../../shared/errors/coded-error'
import { documentAtHand, loadDocument, putChange, putDocument, whileWriting } from '../../../api/documents'
import { patchReview } from './review-store'

/** Changes go out one after the other, so that an undo always meets what was done before it. */
let last: Promise<unknown> = Promise.resolve()

export const settled = (): Promise<unknown> => last

/**
 * Shows a change at once and writes it; where it cannot be written the document as it is comes back, and `failed`
 * hears why.
 */
export function write(
  id: string,
  foreseen: ((detail: DocumentDetail) => DocumentDetail) | null,
  request: () => Promise<DocumentChange>,
  failed: (error: ErrorEnvelope) => void,
): Promise<boolean> {
  const before = documentAtHand(id)
  if (before && foreseen) putDocument(foreseen(before))
  patchReview({ saving: 'saving', hint: null })
  const run = async (): Promise<boolean> => {
    try {
      await putChange(await request())
      patchReview({ saving: 'saved' })
      return true
    } catch (error) {
      patchReview({ saving: 'failed' })
      failed(toEnvelope(error))
      return false
    }
  }
  const done = whileWriting(id, () => (last = last.then(run)) as Promise<boolean>).then(async (ok) => {
    if (!ok) await loadDocument(id).catch(() => before && putDocument(before))
    return ok
  })
  return done
}

/**
 * The document with one field changed. What settles with a word on the address is foreseen as well: Enter must not go
 * to a field that is open no more when the answer comes, where the next Enter would approve.
 */
export const withField =
  (path: string, patch: Partial<ReviewField>) =>
  (detail: DocumentDetail): DocumentDetail => {
    const fields = settleMembers(detail.fields.map((field) => (field.path === path ? { ...field, ...patch } : field)))
    return { ...detail, fields, needHuman: fields.filter((field) => field.needsHuman).length }
  }
