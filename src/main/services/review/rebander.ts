import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { projectFields, summarise, type ProjectionRules } from './project'

/** Documents judged anew in one go; between goes the app stays responsive. */
const step = 50

/** Judges every read document anew when the limits of the bands have changed. */
export class Rebander {
  private current = 0

  constructor(
    private readonly context: ServiceContext,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** A later call takes the place of one that is still at work. */
  run(rules: ProjectionRules): void {
    this.current += 1
    this.go(this.context.store.documents.idsInReadState('EXTRACTED'), rules, this.current)
  }

  /** Ends it; what is not yet judged is judged when it is next read or changed. */
  stop(): void {
    this.current += 1
  }

  private go(ids: readonly string[], rules: ProjectionRules, run: number): void {
    if (run !== this.current) return
    const now = ids.slice(0, step)
    const { store } = this.context
    store.write((tx) => {
      for (const id of now) {
        const record = store.documents.byId(id)
        const reading = record && store.readings.byDocument(id)
        if (!record || !reading) continue
        const fields = projectFields(record.type, reading, store.verdicts.byDocument(id), rules)
        tx.documents.update(id, { ...summarise(record.type, fields) })
      }
    })
    this.notifier.changed(...now)
    const left = ids.slice(step)
    if (left.length > 0) setImmediate(() => this.go(left, rules, run))
  }
}
