/** Milliseconds after which what is waited for is held never to come: a slow machine is not enough. */
export const patience = 200_000

/**
 * What the promise brings, or, after `milliseconds`, an error that says what was awaited: what is never answered says
 * nothing by itself.
 */
export async function within<T>(milliseconds: number, what: () => string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const tell = (): void => reject(new Error(`Waited ${Math.round(milliseconds / 1000)} s in vain for ${what()}`))
    timer = setTimeout(tell, Math.max(0, milliseconds))
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}
