import type { Emit } from './context'

/** Changes within this many milliseconds are told together. */
const together = 80
/** More changes than this are told as "many". */
const many = 200

/** Tells the renderer which documents changed, gathered, so that a long run does not flood it. */
export class ChangeNotifier {
  private ids = new Set<string>()
  private isMany = false
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly emit: Emit) {}

  changed(...ids: readonly string[]): void {
    for (const id of ids) this.ids.add(id)
    this.timer ??= setTimeout(() => this.tell(), together)
  }

  /** More than anyone has counted. */
  changedMany(): void {
    this.isMany = true
    this.changed()
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private tell(): void {
    this.timer = null
    const ids = [...this.ids]
    this.ids = new Set()
    this.emit('documents:changed', { ids: this.isMany || ids.length > many ? null : ids })
    this.isMany = false
  }
}
