import type { ReadProgress } from '../../../shared/domain/review'

/** Milliseconds over which the rate is taken. */
const window = 60_000

/** Counts a run: from the first document that is begun to the last that ends. */
export class ProgressMeter {
  private done = 0
  private startedAt = 0
  private ends: number[] = []

  begun(now: number, runningBefore: number): void {
    if (runningBefore > 0 || this.done > 0) return
    this.startedAt = now
  }

  ended(now: number): void {
    this.done += 1
    this.ends.push(now)
  }

  /** A run is over: the next one counts from zero. */
  reset(): void {
    this.done = 0
    this.ends = []
  }

  progress(now: number, running: number, queued: number, paused: boolean): ReadProgress {
    this.ends = this.ends.filter((end) => end > now - window)
    const minutes = Math.min(window, now - this.startedAt) / 60_000
    const perMinute = this.ends.length > 0 && minutes > 0 ? this.ends.length / minutes : null
    const left = running + queued
    return {
      total: this.done + left,
      done: this.done,
      running,
      paused,
      perMinute: perMinute === null ? null : Math.round(perMinute * 10) / 10,
      secondsLeft: perMinute === null || paused ? null : Math.round((left / perMinute) * 60),
    }
  }
}
