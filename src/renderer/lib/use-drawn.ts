import { startTransition, useEffect, useState } from 'react'

/**
 * False until the frame that first shows `key` has been drawn. What the eyes do not go to first waits for it, and is
 * then rendered in pieces between which keys are heard.
 */
export function useDrawn(key: string): boolean {
  const [drawn, setDrawn] = useState<string | null>(null)
  useEffect(() => {
    // A frame has been painted when the one after it begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(key)))
    })
    return () => cancelAnimationFrame(frame)
  }, [key])
  return drawn === key
}
