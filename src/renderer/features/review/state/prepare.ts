import { documentAtHand, loadDocument, loadNeighbours, neighboursStore } from '../../../api/documents'
import { loadPage } from '../../../api/page-images'
import { startField } from '../logic/field-order'
import { placeOf } from '../logic/place-of'
import { reviewStore } from './review-store'

/** Brings a document to hand, with the page at which the analyst will look first. */
export async function prepareDocument(id: string): Promise<void> {
  const detail = documentAtHand(id) ?? (await loadDocument(id))
  const first = startField(detail)
  await Promise.all([loadPage(id, (first && placeOf(first)?.page) ?? 0), loadNeighbours(id)])
}

/** The neighbours of the document under review are at hand before they are asked for. */
export async function prepareAround(id: string): Promise<void> {
  // What was asked for is drawn first: what may be asked for next can wait for a moment in which nothing happens.
  await quietMoment()
  const around = neighboursStore.get().get(id) ?? (await loadNeighbours(id))
  for (const next of new Set([around.nextOpen, around.next, around.previous])) {
    if (reviewStore.get().documentId !== id) return
    if (next !== null && next !== id) await prepareDocument(next)
  }
}

const quietMoment = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 400 }))
