import { useEffect, type RefObject } from 'react'
import { createStore, useStore } from '../../lib/store'

/** CSS pixels; 0 until the first crop has been laid out. */
const widthStore = createStore(0)

/**
 * The width that a field's crop has, as it changes. It is the same in every row, so that a crop that comes up has it
 * at once, without asking for a layout of its own.
 */
export function useCropWidth(frame: RefObject<HTMLElement | null>): number {
  useEffect(() => {
    const target = frame.current
    if (!target) return
    const observer = new ResizeObserver(([entry]) => entry && widthStore.set(entry.contentRect.width))
    observer.observe(target)
    return () => observer.disconnect()
  }, [frame])
  return useStore(widthStore, (width) => width)
}
