import { useEffect, useState } from 'react'
import { toEnvelope } from '../../shared/errors/coded-error'
import { showError } from '../components/notices'
import { listen } from './ask'

/** What was there before stays on the screen while something else is asked for. */
export function useKept<T>(now: T | null): T | null {
  const [kept, setKept] = useState(now)
  if (now !== null && now !== kept) setKept(now)
  return now ?? kept
}

/**
 * What the main process says now, asked again whenever something of it moved; null until the first answer. `load` must
 * stay the same while it asks the same.
 */
export function useLive<T>(load: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<{ readonly to: () => Promise<T>; readonly value: T } | null>(null)
  useEffect(() => {
    let ended = false
    let asking = false
    let again = false
    const run = async (): Promise<void> => {
      if (asking) {
        again = true
        return
      }
      asking = true
      try {
        do {
          again = false
          const value = await load()
          if (!ended) setAnswer({ to: load, value })
        } while (again && !ended)
      } catch (error) {
        if (!ended) showError(toEnvelope(error))
      } finally {
        asking = false
      }
    }
    const ends = [listen('service:moved', () => void run()), listen('documents:changed', () => void run())]
    void run()
    return () => {
      ended = true
      for (const end of ends) end()
    }
  }, [load])
  return answer?.to === load ? answer.value : null
}
