import type { OtherSide } from '../../../../shared/ipc/pairing'
import { toEnvelope } from '../../../../shared/errors/coded-error'
import { ask } from '../../../api/ask'
import { showError } from '../../../components/notices'
import { createStore } from '../../../lib/store'
import { openDocument, writeDrafts } from './document-actions'
import { reviewStore } from './review-store'
import { settled } from './write'

/** What seems to be the other side of the card on the desk. */
export const otherSideStore = createStore<OtherSide | null>(null)

/** Looks for the other side of a document. */
export async function findOtherSide(id: string): Promise<void> {
  otherSideStore.set(null)
  // Without an answer nothing is suggested, and nothing is lost.
  const found = await ask('pairing:suggest', { id }).catch(() => null)
  if (reviewStore.get().documentId === id) otherSideStore.set(found)
}

/** Joins the card on the desk with its other side, as suggested; the joined document comes onto the desk. */
export async function joinSides(): Promise<void> {
  const sides = otherSideStore.get()
  if (!sides || !(await writeDrafts())) return
  await settled()
  otherSideStore.set(null)
  try {
    const { id } = await ask('pairing:join', { front: sides.front, back: sides.back })
    await openDocument(id)
  } catch (error) {
    otherSideStore.set(sides)
    showError(toEnvelope(error))
  }
}

/** Takes a joined document apart; its front comes onto the desk. */
export async function separateSides(id: string): Promise<void> {
  if (!(await writeDrafts())) return
  await settled()
  try {
    const { front } = await ask('pairing:separate', { id })
    await openDocument(front)
  } catch (error) {
    showError(toEnvelope(error))
  }
}
