const mostKeys = 10_000

/** At most `perSecond` calls of one key within any second. */
export class RateLimiter {
  private readonly taken = new Map<string, number[]>()

  constructor(
    private readonly perSecond: number,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** True where the call may go on; a call that may not is not counted. */
  take(key: string): boolean {
    const now = this.nowMs()
    // Keys come from outside: what is kept of them stays small.
    if (this.taken.size > mostKeys) this.taken.clear()
    const recent = (this.taken.get(key) ?? []).filter((at) => now - at < 1000)
    const may = recent.length < this.perSecond
    if (may) recent.push(now)
    this.taken.set(key, recent)
    return may
  }
}
