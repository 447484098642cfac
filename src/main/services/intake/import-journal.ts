import type { ServiceContext } from '../context'

/** True in the store while an import is under way: whatever ends the app leaves it standing for the next start. */
const underWayKey = 'importUnderWay'

/** Knows of imports that the end of the app cut off. Each import is named by a value of its own. */
export class ImportJournal {
  private readonly underWay = new Set<unknown>()
  private cut: boolean
  private kept: boolean

  constructor(private readonly context: ServiceContext) {
    this.cut = context.store.settings.all()[underWayKey] === true
    this.kept = this.cut
  }

  begin(name: unknown): void {
    this.underWay.add(name)
    this.keep()
  }

  end(name: unknown): void {
    this.underWay.delete(name)
    this.keep()
  }

  /** Whether an earlier run ended during an import; true once, for whoever is to tell it. */
  takeCut(): boolean {
    const { cut } = this
    this.cut = false
    this.keep()
    return cut
  }

  private keep(): void {
    const now = this.cut || this.underWay.size > 0
    if (now === this.kept) return
    const { store, log } = this.context
    try {
      store.write((tx) => tx.settings.put(underWayKey, now))
      this.kept = now
    } catch (error) {
      // A full disk, or a store that was closed meanwhile: the import itself says what could not be taken.
      log.error('import_journal_failed', error)
    }
  }
}
