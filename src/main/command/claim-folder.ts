import { setTimeout as wait } from 'node:timers/promises'
import { CodedError } from '../../shared/errors/coded-error'
import { lockFolder } from '../storage'

/** A service that is just ending, or was just killed, gives its folder back within this. */
const patienceMs = 20_000

/** Claims the folder for this process. Returns what gives it back. Throws STORE_IN_USE. */
export async function claimFolder(folder: string): Promise<() => void> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return lockFolder(folder, null)
    } catch (error) {
      if (!(error instanceof CodedError && error.code === 'STORE_IN_USE') || Date.now() > until) throw error
      await wait(200)
    }
  }
}
