import { createStore } from '../../../lib/store'
import { reviewStore } from '../state/review-store'
import type { GridModel, GridPlace } from './grid-model'
import { rangeBetween, type GridRange } from './range'

export interface GridState {
  /** The other corner of what is chosen; null: the focused cell alone. */
  readonly anchor: string | null
  /** True where the arrows move within the text: an edit that began with F2 or a double click. */
  readonly caret: boolean
  /** False where the analyst has folded the grid away. */
  readonly shown: boolean
  /** Share of the page's pane. */
  readonly height: number
}

export const gridStore = createStore<GridState>({ anchor: null, caret: false, shown: true, height: 0.42 })

export const patchGrid = (patch: Partial<GridState>): void => gridStore.update((state) => ({ ...state, ...patch }))

export function focusedPlace(model: GridModel): GridPlace | null {
  const { focusedPath } = reviewStore.get()
  return focusedPath === null ? null : (model.places.get(focusedPath) ?? null)
}

/** What is chosen; null where the keys are not in the grid. */
export function chosenRange(model: GridModel): GridRange | null {
  const at = focusedPlace(model)
  if (!at) return null
  const { anchor } = gridStore.get()
  return rangeBetween(at, (anchor === null ? null : model.places.get(anchor)) ?? at)
}
