import { useLayoutEffect } from 'react'
import { assertNever } from '../../../shared/lib/assert-never'
import { settingsStore } from '../../api/settings'
import { openOverlay } from '../../app/navigation'
import type { ActionId } from '../../keys/actions'
import { actionOf, comboFor } from '../../keys/bindings'
import { comboOf } from '../../keys/combo'
import { meantForOverlay } from '../../keys/meant-for-overlay'
import { screenActions } from '../../keys/screen-actions'
import { compareShownAddress } from './state/compare-address'
import { isDivisible } from './logic/is-divisible'
import { activeActions } from './logic/review-keys'
import { approve, goToNeighbour, leaveDocument, postpone, undo, writeDrafts } from './state/document-actions'
import {
  confirmAndGo, editField, leaveEdit, reveal, setAside, shownValue, takeAlternate, typeInto,
} from './state/field-actions' // prettier-ignore
import { currentDocument, focusApproval, focusedField, focusNeighbour } from './state/focus'
import { patchReview, reviewStore } from './state/review-store'
import { joinSides } from './state/sides'
import { teachStore } from '../user-types/teach-store'
import { toggleEdges } from './table-edges/edges-actions'
import { viewerCommands } from './viewer/commands'

/** A tap of the key that hides the overlays types its letter; only holding it hides. */
const holdMilliseconds = 160

const editorOf = (target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null =>
  target instanceof HTMLElement ? target.closest('[data-field-path]') : null

/** Typing elsewhere (a search box, a dialog) and buttons keep their keys. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement) || editorOf(target)) return false
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="menu"]'))
    return true
  return (
    target.closest('button, [role="separator"]') !== null &&
    ['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(event.key) &&
    !event.ctrlKey &&
    !event.altKey
  )
}

/** The whole key map of the desk; one listener, so that every key works wherever the focus is. */
export function useReviewKeys(): void {
  // As soon as the screen is seen: a key that comes first is not lost.
  useLayoutEffect(() => {
    let held: { readonly letter: string; readonly timer: ReturnType<typeof setTimeout> } | null = null
    const release = (type: boolean): void => {
      if (!held) return
      clearTimeout(held.timer)
      const { letter } = held
      held = null
      if (reviewStore.get().overlaysHidden) patchReview({ overlaysHidden: false })
      else if (type) typeFirst(letter)
    }
    const down = (event: KeyboardEvent): void => {
      const state = reviewStore.get()
      if (event.defaultPrevented || event.isComposing || state.panel.kind !== 'none') return
      const combo = comboOf(event)
      if (combo === null || meantForOverlay()) return
      const own = settingsStore.get().keys
      // Whoever names the fields of a type points at them by the same key.
      const points = teachStore.get() !== null && actionOf(combo, own, ['pageWords']) !== null
      if (!points && belongsElsewhere(event)) return
      const editing = state.editing !== null && editorOf(event.target) !== null
      const field = focusedField()
      const active = activeActions({ editing, alternates: field?.alternates.length ?? 0 })
      const action = actionOf(combo, own, active)
      if (held && !event.repeat && action !== 'hideOverlays') release(true)
      if (action === 'hideOverlays') {
        event.preventDefault()
        if (held || event.repeat) return
        held = { letter: event.key, timer: setTimeout(() => patchReview({ overlaysHidden: true }), holdMilliseconds) }
        return
      }
      if (action !== null) {
        event.preventDefault()
        perform(action)
        return
      }
      if (!editing && editorOf(event.target) && (combo === 'ArrowUp' || combo === 'ArrowDown')) {
        event.preventDefault()
        focusNeighbour(combo === 'ArrowUp' ? -1 : 1)
      }
    }
    const up = (event: KeyboardEvent): void => {
      if (held && comboOf(event) === comboFor('hideOverlays', settingsStore.get().keys)) release(true)
    }
    const blur = (): void => release(false)
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    window.addEventListener('blur', blur)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
      window.removeEventListener('blur', blur)
      release(false)
    }
  }, [])
}

/** The letter that was held back: it starts an edit, or goes behind what is being typed. */
function typeFirst(letter: string): void {
  const field = focusedField()
  if (!field) return
  const { drafts, editing } = reviewStore.get()
  typeInto(field.path, editing === field.path ? `${drafts[field.path]?.text ?? ''}${letter}` : letter)
}

function perform(action: ActionId): void {
  const field = focusedField()
  switch (action) {
    case 'confirmNext':
      return void confirm(1)
    case 'confirmPrevious':
      return void confirm(-1)
    case 'editField':
      return void editField()
    case 'leaveEdit':
      return leaveEditOrDocument()
    case 'alternate1':
    case 'alternate2':
    case 'alternate3':
    case 'alternate4':
      return takeAlternate(Number(action.slice(-1)) - 1)
    case 'illegible':
      return setAside('illegible')
    case 'notOnDocument':
      return setAside('not_on_document')
    case 'override':
      if (field)
        patchReview({
          panel: {
            kind: 'reason',
            purpose: 'override',
            path: field.path,
            value: reviewStore.get().drafts[field.path]?.text ?? shownValue(field),
          },
        })
      return
    case 'reveal':
      if (field?.masked) void reveal(field.path)
      return
    case 'undo':
      return void undo()
    case 'approve':
      return void approve()
    case 'postpone':
      return void postpone()
    case 'nextDocument':
      return void goToNeighbour('next')
    case 'previousDocument':
      return void goToNeighbour('previous')
    case 'changeType':
      return patchReview({ panel: { kind: 'type' } })
    case 'joinSides':
      return void joinSides()
    case 'divide': {
      const detail = currentDocument()
      if (detail && isDivisible(detail)) openOverlay({ kind: 'division', id: detail.id })
      return
    }
    case 'history':
      return patchReview({ panel: { kind: 'history' } })
    case 'centreField':
    case 'zoomIn':
    case 'zoomOut':
    case 'zoomFit':
    case 'turn':
    case 'nextPage':
    case 'previousPage':
    case 'pageWords':
      return viewerCommands[action]()
    case 'tableEdges':
      return void toggleEdges()
    case 'addresses':
      return void compareShownAddress()
    case 'backToQueue':
      return void leaveDocument()
    case 'export':
      return openOverlay({ kind: 'export', ids: [], current: reviewStore.get().documentId })
    case 'settings':
    case 'keySheet':
      return openOverlay({ kind: action === 'settings' ? 'settings' : 'keys' })
    case 'intoCase': {
      const { documentId } = reviewStore.get()
      if (documentId !== null) openOverlay({ kind: 'intoCase', ids: [documentId] })
      return
    }
    case 'cases':
    case 'batches':
    case 'onboarding':
      return void writeDrafts().then((written) => written && screenActions[action]())
    case 'hideOverlays':
    case 'guide':
    case 'search':
    case 'selectAll':
    case 'importFiles':
      return
    default:
      return assertNever(action)
  }
}

function leaveEditOrDocument(): void {
  const left = leaveEdit()
  if (left === 'none') void leaveDocument()
  else if (left === 'written') void undo()
}

/** Enter where nothing was open any more is the word on the document. */
async function confirm(direction: 1 | -1): Promise<void> {
  const hadOpen = focusedField()?.needsHuman === true || reviewStore.get().editing !== null
  const outcome = await confirmAndGo(direction)
  if (outcome !== 'none_open' || direction === -1) return
  if (!hadOpen) return approve()
  focusApproval()
}
