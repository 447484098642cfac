/** Milliseconds by stage, added up over pages. */
export class Stopwatch {
  readonly #times = new Map<string, number>()

  span<T>(stage: string, work: () => T): T {
    const start = performance.now()
    try {
      return work()
    } finally {
      this.#add(stage, performance.now() - start)
    }
  }

  /** `work` is begun here: what it does before its first wait counts as well. */
  async wait<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#add(stage, performance.now() - start)
    }
  }

  /** What comes lazily: the time is that of asking for the next. Who breaks off lets go of what it comes from. */
  async *each<T>(stage: string, all: AsyncIterable<T>): AsyncGenerator<T> {
    const iterator = all[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await this.wait(stage, () => iterator.next())
        if (next.done) return
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }

  times(): Record<string, number> {
    return Object.fromEntries([...this.#times].map(([stage, ms]) => [stage, Math.round(ms * 10) / 10]))
  }

  #add(stage: string, ms: number): void {
    this.#times.set(stage, (this.#times.get(stage) ?? 0) + ms)
  }
}
