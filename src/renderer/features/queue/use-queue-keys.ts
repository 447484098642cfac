import type { RefObject } from 'react'
import { settingsStore } from '../../api/settings'
import { openOverlay, overlayStore, showBatches, showCases, showOnboarding } from '../../app/navigation'
import { actionOf } from '../../keys/bindings'
import { comboOf } from '../../keys/combo'
import { useWindowKeys } from '../../keys/use-window-keys'
import { openDocument, undo } from '../review/state/document-actions'
import { choose } from './import'
import { compareTicked } from './compare-ticked'
import { intoCase } from './into-case'
import { allIds, rowAt, rowsStore } from './rows-store'
import { cleared, move, selectionStore, toggle } from './selection'

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity,
} // prettier-ignore
const onQueue = [
  'search',
  'selectAll',
  'importFiles',
  'export',
  'addresses',
  'settings',
  'keySheet',
  'undo',
  'cases',
  'batches',
  'onboarding',
  'intoCase',
] as const

/** The keys of the queue: arrows, Enter, Space to tick, and the actions that have a key here. */
export function useQueueKeys(search: RefObject<HTMLInputElement | null>): void {
  const perform = (action: (typeof onQueue)[number]): boolean => {
    if (action === 'search') search.current?.focus()
    else if (action === 'selectAll')
      void allIds().then((ids) => selectionStore.update((now) => ({ ...now, ids: new Set(ids) })))
    else if (action === 'importFiles') void choose('files')
    else if (action === 'export') openOverlay({ kind: 'export', ids: [...selectionStore.get().ids], current: null })
    else if (action === 'addresses') compareTicked()
    else if (action === 'cases') showCases()
    else if (action === 'batches') showBatches()
    else if (action === 'onboarding') showOnboarding()
    else if (action === 'intoCase') intoCase()
    else if (action === 'settings') openOverlay({ kind: 'settings' })
    else if (action === 'keySheet') openOverlay({ kind: 'keys' })
    else if (action === 'undo') void undo()
    else return false
    return true
  }
  useWindowKeys((event) => {
    const target = event.target
    const typing =
      target instanceof HTMLElement &&
      target.closest('input:not([type="checkbox"]), textarea, [role="dialog"], [role="menu"], [role="listbox"]')
    const onButton =
      target instanceof HTMLElement &&
      target.closest('button, input[type="checkbox"]') !== null &&
      (event.key === 'Enter' || event.key === ' ')
    if (event.defaultPrevented || overlayStore.get().kind !== 'none' || typing || onButton) return
    const combo = comboOf(event)
    const action = combo === null ? null : actionOf(combo, settingsStore.get().keys, onQueue)
    if (action === null ? !moveOrOpen(event) : !perform(action)) return
    event.preventDefault()
  })
}

/** Answers true where the key meant something. */
function moveOrOpen(event: KeyboardEvent): boolean {
  const rows = rowsStore.get()
  const selection = selectionStore.get()
  const row = rowAt(rows, selection.active)
  const step = steps[event.key]
  if (step !== undefined && !event.altKey && !event.ctrlKey && rows.total > 0) {
    const to = Math.min(rows.total - 1, Math.max(0, selection.active + step))
    selectionStore.set(move(selection, to, event.shiftKey, (index) => rowAt(rows, index)?.id ?? null))
    return true
  }
  if (event.key === 'Enter' && row && !event.ctrlKey) {
    void openDocument(row.id)
    return true
  }
  if (event.key === ' ' && row) {
    selectionStore.set(toggle(selection, selection.active, row.id))
    return true
  }
  if (event.key === 'Escape' && selection.ids.size > 0) {
    selectionStore.set(cleared(selection))
    return true
  }
  return false
}
