import { createStore } from '../lib/store'
import { ask } from '../api/ask'
import { loadSettings, settingsStore } from '../api/settings'
import { viewStore } from '../api/view'
import { openDocument } from '../features/review/state/document-actions'
import { leaveReview } from '../features/review/state/focus'
import { changeLanguage } from '../i18n'
import { screenStore } from './navigation'

/** True once the desk stands as the analyst left it; before that nothing of it is shown. */
export const startedStore = createStore(false)

/** Returns to where the analyst was: the language, the view of the queue, and the field under review. */
export async function startDesk(): Promise<void> {
  try {
    const [{ view, documentId }] = await Promise.all([ask('view:recall', {}), loadSettings()])
    await changeLanguage(settingsStore.get().language)
    if (view) viewStore.set(view)
    if (documentId !== null) void openDocument(documentId)
    screenStore.subscribe(() => {
      if (screenStore.get().kind !== 'review') leaveReview()
    })
  } finally {
    startedStore.set(true)
  }
}
