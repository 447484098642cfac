import type { Emit } from '../context'

/** Moves within this many milliseconds are told together. */
const together = 250

/** Tells the renderer that something of the service moved, so that it asks again. */
export class Moved {
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly emit: Emit) {}

  readonly tell = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.emit('service:moved', null)
    }, together)
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
  }
}
