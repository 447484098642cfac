/**
 * The outcome of what several wait for, as long as this one wants it: rejects with the signal's reason as soon as that
 * is aborted, while the others wait on.
 */
export async function whileWanted<T>(shared: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let onAbort = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  return Promise.race([shared, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
