/**
 * What the promise brings, or, once `seconds` are over, an error that says what was awaited: what is never answered
 * says nothing by itself.
 */
export async function within<T>(seconds: number, what: () => string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${seconds} s in vain for ${what()}`)), seconds * 1000)
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}
