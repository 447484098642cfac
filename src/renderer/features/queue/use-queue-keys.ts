import type { RefObject } from 'react'
import { settingsStore } from '../../api/settings'
import { openOverlay } from '../../app/navigation'
import { actionOf } from '../../keys/bindings'
import { comboOf, typesNothing } from '../../keys/combo'
import { meantForOverlay } from '../../keys/meant-for-overlay'
import { screenActions } from '../../keys/screen-actions'
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
  const perform = (action: (typeof onQueue)[number]): void => {
    if (action === 'search') seek(search.current)
    else if (action === 'selectAll')
      void allIds().then((ids) => selectionStore.update((now) => ({ ...now, ids: new Set(ids) })))
    else if (action === 'importFiles') void choose('files')
    else if (action === 'export') openOverlay({ kind: 'export', ids: [...selectionStore.get().ids], current: null })
    else if (action === 'addresses') compareTicked()
    else if (action === 'intoCase') intoCase()
    else if (action === 'settings') openOverlay({ kind: 'settings' })
    else if (action === 'keySheet') openOverlay({ kind: 'keys' })
    else if (action === 'undo') void undo()
    else screenActions[action]()
  }
  useWindowKeys((event) => {
    if (event.defaultPrevented || meantForOverlay() || belongsElsewhere(event)) return
    const combo = comboOf(event)
    const action = combo === null ? null : actionOf(combo, settingsStore.get().keys, onQueue)
    if (action !== null) perform(action)
    else if (!moveOrOpen(event)) return
    event.preventDefault()
  })
}

/** What was looked for before is replaced by what is typed now. */
function seek(search: HTMLInputElement | null): void {
  search?.focus()
  search?.select()
}

/** What is typed into the search box, pressed on a button, or meant for a menu is no key of the queue. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true
  if (target.closest('input:not([type="checkbox"]), textarea')) return !typesNothing(event)
  return target.closest('button, input[type="checkbox"]') !== null && (event.key === 'Enter' || event.key === ' ')
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
