import { useEffect, useRef, type RefObject } from 'react'
import { reviewStore } from '../state/review-store'

/** True while the space bar is held over the fields or the page, and nothing is being written. */
export function useSpaceHeld(): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || reviewStore.get().editing !== null) return
      const editor =
        event.target instanceof HTMLElement && event.target.closest('[data-field-path], [data-testid="viewer"]')
      if (!editor && event.target !== document.body) return
      held.current = event.type === 'keydown'
      event.preventDefault()
    }
    // Let go in another window, it is never heard of.
    const blur = (): void => void (held.current = false)
    window.addEventListener('keydown', key)
    window.addEventListener('keyup', key)
    window.addEventListener('blur', blur)
    return () => {
      window.removeEventListener('keydown', key)
      window.removeEventListener('keyup', key)
      window.removeEventListener('blur', blur)
    }
  }, [])
  return held
}
