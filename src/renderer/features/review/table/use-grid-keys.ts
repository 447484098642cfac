import { useMemo } from 'react'
import { leaveEdit } from '../state/field-actions'
import { undo } from '../state/document-actions'
import { patchReview, reviewStore } from '../state/review-store'
import { copyChosen, fillDown, pasteText } from './clipboard'
import { focusedPlace, gridStore, patchGrid } from './grid-store'
import { placeAfter, stepThrough } from './range'
import { clearChosen, commit, currentGrid, enter, goTo, insertRows, removeRows } from './table-actions'

/** The keys of a spreadsheet. What they do not know goes on to the keys of the desk. */
function keyDown(event: React.KeyboardEvent): void {
  const model = currentGrid()
  const at = model && focusedPlace(model)
  if (!model || !at || event.nativeEvent.isComposing) return
  const { key, shiftKey, altKey } = event
  const ctrl = event.ctrlKey || event.metaKey
  const editing = reviewStore.get().editing !== null
  const done = (): void => event.preventDefault()
  if (altKey) return
  if (editing && key === 'Escape') {
    patchGrid({ caret: false })
    if (leaveEdit() === 'written') void undo()
    return done()
  }
  if (key === 'Enter' && !ctrl) {
    enter(shiftKey ? -1 : 1)
    return done()
  }
  if (key === 'Tab' && !ctrl) {
    const next = stepThrough(model, at, shiftKey ? -1 : 1)
    if (!next) return
    if (commit()) goTo(next)
    return done()
  }
  const withinText = editing && (gridStore.get().caret || ctrl)
  if (withinText && ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return
  const next = placeAfter(model, at, key, ctrl)
  if (next) {
    if (!editing || commit()) goTo(next, shiftKey)
    return done()
  }
  if (editing) return
  const command = commandOf(key, ctrl, shiftKey)
  if (command && command(event) !== 'not mine') done()
}

type Command = (event: React.KeyboardEvent) => unknown

function commandOf(key: string, ctrl: boolean, shift: boolean): Command | null {
  if (key === 'F2') return ({ target }) => beginEdit(target)
  if (key === 'Delete') return clearChosen
  if (key === 'Escape') return () => (gridStore.get().anchor === null ? 'not mine' : patchGrid({ anchor: null }))
  if (!ctrl) return null
  if (key.toLowerCase() === 'a') return chooseAll
  if (key.toLowerCase() === 'd') return fillDown
  if (shift && (key === '+' || key === '=')) return () => insertRows('above')
  if (shift && key === 'Enter') return () => insertRows('below')
  if (shift && (key === '-' || key === '_')) return removeRows
  return null
}

/** The text stays, and the arrows move within it. */
function beginEdit(target: EventTarget): void {
  const { focusedPath } = reviewStore.get()
  if (!(target instanceof HTMLInputElement) || focusedPath === null) return
  patchGrid({ caret: true })
  patchReview({ editing: focusedPath })
  target.setSelectionRange(target.value.length, target.value.length)
}

function chooseAll(): void {
  const model = currentGrid()
  const first = model?.rows[0]?.cells[0]
  if (!model || !first) return
  goTo({ row: model.rows.length - 1, column: model.columns.length - 1 })
  patchGrid({ anchor: first.path })
}

const editingText = (): boolean => reviewStore.get().editing !== null

function copy(event: React.ClipboardEvent): void {
  if (editingText()) return
  event.clipboardData.setData('text/plain', copyChosen())
  event.preventDefault()
}

export function useGridKeys() {
  return useMemo(
    () => ({
      onKeyDown: keyDown,
      onCopy: copy,
      onCut: (event: React.ClipboardEvent) => {
        if (editingText()) return
        copy(event)
        clearChosen()
      },
      onPaste: (event: React.ClipboardEvent) => {
        if (editingText()) return
        event.preventDefault()
        pasteText(event.clipboardData.getData('text/plain'))
      },
      onDoubleClick: (event: React.MouseEvent) => beginEdit(event.target),
    }),
    [],
  )
}
