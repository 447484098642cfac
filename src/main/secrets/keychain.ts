import keytar from 'keytar'
import { CodedError } from '../../shared/errors/coded-error'
import { oneAtATime } from './one-at-a-time'

/** How long a keychain may take: what is not locked answers within a second. */
const limitMs = 15_000

/**
 * The keychain of the operating system, entries under one service name. Every call may throw KEYCHAIN_UNAVAILABLE,
 * or KEYCHAIN_SILENT where no answer came.
 */
export function systemKeychain(serviceName = 'Veridesk') {
  const inTurn = oneAtATime(limitMs)
  const reach = <T>(call: () => Promise<T>): Promise<T> =>
    inTurn.run(async () => {
      try {
        return await call()
      } catch (cause) {
        throw new CodedError('KEYCHAIN_UNAVAILABLE', null, { cause })
      }
    })
  return {
    /** Null where nothing is stored under the name. */
    get: (name: string): Promise<string | null> => reach(() => keytar.getPassword(serviceName, name)),
    /** True while the system owes an answer, to a call that was given up too: the process cannot end by itself then. */
    isWaiting: inTurn.isRunning,
    remove: (name: string): Promise<void> => reach(async () => void (await keytar.deletePassword(serviceName, name))),
    set: (name: string, secret: string): Promise<void> => reach(() => keytar.setPassword(serviceName, name, secret)),
  }
}
