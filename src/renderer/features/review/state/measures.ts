/** Marks for the bench: from the key to the frame in which the answer is on the screen. */
export type Measured = 'next-document' | 'open-document' | 'field-focus'

const started = new Map<Measured, number>()

export const begin = (what: Measured): void => void started.set(what, performance.now())

/** Ends a measure with the frame that is being drawn now; does nothing where none was begun. */
export function shown(what: Measured): void {
  const start = started.get(what)
  if (start === undefined) return
  started.delete(what)
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => performance.measure(what, { start, end: performance.now() })))
}
