/** What the readings of one cell, that of the page and those of a second look, say of its value. */

export interface Vote<V> {
  readonly value: V
  /** How many of the readings have it. */
  readonly votes: number
}

/** The values of all readings, each once, in their order, that of the page first; `own` tells which are the same. */
export function votesOf<V>(read: V | null, seen: readonly V[], own: (value: V) => unknown): readonly Vote<V>[] {
  const counted = new Map<unknown, Vote<V>>()
  for (const value of read === null ? seen : [read, ...seen]) {
    const first = counted.get(own(value))
    counted.set(own(value), { value: first?.value ?? value, votes: (first?.votes ?? 0) + 1 })
  }
  return [...counted.values()]
}
