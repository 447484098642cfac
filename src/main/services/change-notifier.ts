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
  private count = 0
  /** The count at the last change of each document, and at the last one of many. */
  private at = new Map<string, number>()
  private manyAt = 0

  constructor(private readonly emit: Emit) {}

  changed(...ids: readonly string[]): void {
    this.count += 1
    for (const id of ids) {
      this.ids.add(id)
      this.at.set(id, this.count)
    }
    this.timer ??= setTimeout(() => this.tell(), together)
  }

  /** More than anyone has counted. */
  changedMany(): void {
    this.isMany = true
    this.changed()
    this.manyAt = this.count
    this.at.clear()
  }

  /** Which state of a document is the present one: tells who knows it already from who has to ask again. */
  revisionOf(id: string): number {
    return this.at.get(id) ?? this.manyAt
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private tell(): void {
    this.timer = null
    const ids = [...this.ids]
    this.ids = new Set()
    const revisions = Object.fromEntries(ids.map((id) => [id, this.revisionOf(id)]))
    this.emit('documents:changed', this.isMany || ids.length > many ? { ids: null } : { ids, revisions })
    this.isMany = false
  }
}
