/** Marks for the bench: from the key to the frame in which the answer is on the screen. */
export type Measured = 'next-document' | 'open-document' | 'field-focus'

const started = new Map<Measured, number>()

export const begin = (what: Measured): void => void started.set(what, performance.now())

/**
 * Ends a measure with the frame that is being drawn now, or is to be drawn next; does nothing where none was begun.
 * A frame has been painted when the one after it begins.
 */
export function shown(what: Measured, when: 'in frame' | 'before frame'): void {
  const start = started.get(what)
  if (start === undefined) return
  started.delete(what)
  const painted = (): void =>
    void requestAnimationFrame(() => performance.measure(what, { start, end: performance.now() }))
  if (when === 'in frame') painted()
  else requestAnimationFrame(painted)
}
