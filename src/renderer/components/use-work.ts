import { useCallback, useState } from 'react'
import { toEnvelope } from '../../shared/errors/coded-error'
import { showError } from './notices'

export interface Work {
  /** True while something that was begun goes on. */
  readonly busy: boolean
  /** A handler that carries out what may fail, and says so where it does. Stays the same. */
  readonly run: (work: () => Promise<void>) => () => void
}

/** Work that a button begins. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    (work: () => Promise<void>) => (): void => {
      setBusy(true)
      work()
        .catch((error: unknown) => showError(toEnvelope(error)))
        .finally(() => setBusy(false))
    },
    [],
  )
  return { busy, run }
}
