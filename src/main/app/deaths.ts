/** This many deaths within `span` milliseconds are no accident any more. */
const most = 3
const span = 60_000

/** Counts how often a window's process has died of late. */
export class Deaths {
  private at: readonly number[] = []

  /** Counts one more at a time in milliseconds. True where it dies again and again: the count then begins anew. */
  isOneTooMany(now: number): boolean {
    this.at = [...this.at.filter((before) => now - before < span), now]
    if (this.at.length < most) return false
    this.at = []
    return true
  }
}
