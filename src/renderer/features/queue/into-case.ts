import { openOverlay } from '../../app/navigation'
import { rowAt, rowsStore } from './rows-store'
import { selectionStore } from './selection'

/** Asks into which case the ticked rows go; where none is ticked, the row under the keys. */
export function intoCase(): void {
  const { ids, active } = selectionStore.get()
  const row = rowAt(rowsStore.get(), active)
  const chosen = ids.size > 0 ? [...ids] : row ? [row.id] : []
  if (chosen.length > 0) openOverlay({ kind: 'intoCase', ids: chosen })
}
