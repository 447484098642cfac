import { createStore } from '../../lib/store'

export interface Selection {
  /** Index of the row under the keys. */
  readonly active: number
  /** False until the keys, or a tick, have chosen a row: until then whichever comes first is the active one. */
  readonly placed: boolean
  readonly ids: ReadonlySet<string>
  /** Where a range with Shift began; null outside a range. */
  readonly anchor: number | null
}

export const noSelection: Selection = { active: 0, placed: false, ids: new Set(), anchor: null }
export const selectionStore = createStore<Selection>(noSelection)

/** Nothing is ticked any more; the keys stay where they are. */
export const cleared = (selection: Selection): Selection => ({ ...selection, ids: new Set(), anchor: null })

/** Another view has other rows: the keys are on its first, and what was ticked stays ticked. */
export const atFirst = (selection: Selection): Selection => ({ ...selection, active: 0, placed: false, anchor: null })

/** Turns one row's tick. */
export function toggle(selection: Selection, index: number, id: string): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { active: index, placed: true, ids, anchor: index }
}

/** Moves the active row; with `extend` every row from the anchor to it is ticked. */
export function move(
  selection: Selection,
  to: number,
  extend: boolean,
  idAt: (index: number) => string | null,
): Selection {
  if (!extend) return { ...selection, active: to, placed: true, anchor: null }
  const anchor = selection.anchor ?? selection.active
  const ids = new Set(selection.ids)
  for (let index = Math.min(anchor, to); index <= Math.max(anchor, to); index += 1) {
    const id = idAt(index)
    if (id !== null) ids.add(id)
  }
  return { active: to, placed: true, ids, anchor }
}

/** The selection where rows have come before the active one, or gone. */
export const shifted = (selection: Selection, by: number): Selection => ({
  ...selection,
  active: selection.active + by,
  anchor: selection.anchor === null ? null : Math.max(0, selection.anchor + by),
})
