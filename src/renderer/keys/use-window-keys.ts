import { useEffectEvent, useLayoutEffect } from 'react'

/** Hears the keys of the window from the moment on at which the screen is seen: one that comes first is not lost. */
export function useWindowKeys(down: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(down)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => heard(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
