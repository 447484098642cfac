import { quadAround } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import { documentsStore } from '../../../api/documents'
import { showField, teachStore } from '../../user-types/teach-store'
import { textOf } from '../logic/words'
import { takeWords } from '../state/field-actions'
import { reviewStore } from '../state/review-store'

/**
 * Words go into the field at hand, or show where a field of the type stands that is being taught. Answers false where
 * they do not fit.
 */
export function takePointed(chosen: readonly PageWord[], append: boolean): boolean {
  const { documentId, page } = reviewStore.get()
  const reading = documentsStore
    .get()
    .get(documentId ?? '')
    ?.pageReadings.find(({ index }) => index === page)
  if (!reading || teachStore.get()?.documentId !== documentId)
    return takeWords(textOf(chosen), append, { page, quad: quadAround(chosen) })
  showField(reading, chosen)
  return true
}
