import { CodedError } from '../../shared/errors/coded-error'

/**
 * Runs calls one after the other, each for `limitMs` at most: a keychain that waits for its password answers when
 * somebody gives it, or never. A late call still ends before the next begins, so that a key that was being stored is
 * never stored over one that came after it; a call whose caller has given up is not begun any more.
 * Throws KEYCHAIN_SILENT at the limit.
 */
export function oneAtATime(limitMs: number) {
  let last: Promise<unknown> = Promise.resolve()
  let running = false
  const run = <T>(call: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let givenUp = false
      const timer = setTimeout(() => {
        givenUp = true
        reject(new CodedError('KEYCHAIN_SILENT'))
      }, limitMs)
      const turn = last.then(async () => {
        if (givenUp) return
        running = true
        try {
          resolve(await call())
        } catch (error) {
          reject(error as Error)
        } finally {
          running = false
          clearTimeout(timer)
        }
      })
      last = turn
    })
  /** `isRunning`: a call was begun and has not ended. */
  return { run, isRunning: () => running }
}
