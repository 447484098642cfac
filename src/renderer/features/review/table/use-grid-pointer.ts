import { useMemo } from 'react'
import { reviewStore } from '../state/review-store'
import { commit, currentGrid, goTo } from './table-actions'
import type { GridPlace } from './grid-model'

/** The path of the cell under a pointer; null where there is none. */
function pathUnder(target: EventTarget): string | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null
  return cell?.querySelector('[data-field-path]')?.getAttribute('data-field-path') ?? null
}

function placeUnder(target: EventTarget): GridPlace | null {
  const path = pathUnder(target)
  return path === null ? null : (currentGrid()?.places.get(path) ?? null)
}

/** A drag, or a click with Shift, chooses cells. */
export function useGridPointer() {
  return useMemo(() => {
    let dragging = false
    return {
      onPointerDown: (event: React.PointerEvent) => {
        const place = placeUnder(event.target)
        if (!place || event.button !== 0) return
        dragging = true
        const { editing, focusedPath } = reviewStore.get()
        if (editing !== null && editing === pathUnder(event.target)) return
        if (editing !== null && focusedPath !== null && !commit()) return
        goTo(place, event.shiftKey)
      },
      onMouseDown: (event: React.MouseEvent) => {
        // The browser would set the caret into a value that is chosen whole: only an edit has one.
        if (placeUnder(event.target) && reviewStore.get().editing === null) event.preventDefault()
      },
      onPointerOver: (event: React.PointerEvent) => {
        if (!dragging || event.buttons !== 1) return void (dragging = false)
        const place = placeUnder(event.target)
        if (place && reviewStore.get().editing === null) goTo(place, true)
      },
      onPointerUp: () => void (dragging = false),
    }
  }, [])
}
