import { ask } from '../api/ask'
import { loadSettings } from '../api/settings'
import { viewStore } from '../api/view'
import { openDocument } from '../features/review/state/document-actions'

/** Returns to where the analyst was: the view of the queue, and after a crash the field under review. */
export async function startDesk(): Promise<void> {
  await loadSettings()
  const { view, documentId } = await ask('view:recall', {})
  if (view) viewStore.set(view)
  if (documentId !== null) await openDocument(documentId)
}
