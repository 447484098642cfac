import { useEffect, type RefObject } from 'react'
import { panBy, zoomAt, type Size } from '../logic/view-transform'
import type { PageViewHandle } from './use-page-view'

interface Options {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: PageViewHandle
  readonly size: Size
  readonly page: Size | null
}

/** The wheel zooms at the pointer; with Shift it moves the page sideways. */
export function useWheel({ frame, view, size, page }: Options): void {
  useEffect(() => {
    const target = frame.current
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const now = view.get()
      if (!now || !page) return
      if (event.shiftKey) view.set(panBy(now, page, -event.deltaX || -event.deltaY, 0))
      else view.set(zoomAt(now, size, { x: event.offsetX, y: event.offsetY }, Math.exp(-event.deltaY * 0.0016)))
    }
    // React listens passively to wheels: the page behind would scroll.
    target?.addEventListener('wheel', wheel, { passive: false })
    return () => target?.removeEventListener('wheel', wheel)
  }, [frame, page, size, view])
}
