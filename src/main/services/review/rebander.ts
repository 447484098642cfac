import { isDecided } from '../../../shared/domain/review'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { projectFields, summarise, type ProjectionRules } from './project'

/** Documents judged anew in one go; between goes the app stays responsive. */
const step = 50

/** Set in the store while documents are still to be judged, so that the end of the app does not end it half done. */
const pendingKey = 'rebandPending'

/** Judges every read document anew when the limits of the bands have changed. */
export class Rebander {
  private current = 0

  constructor(
    private readonly context: ServiceContext,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** Takes up what an earlier run of the app left. */
  start(rules: ProjectionRules): void {
    if (this.context.store.settings.all()[pendingKey] === true) this.run(rules)
  }

  /** A later call takes the place of one that is still at work. */
  run(rules: ProjectionRules): void {
    const { store } = this.context
    this.current += 1
    store.write((tx) => tx.settings.put(pendingKey, true))
    this.go(store.documents.idsInReadState('EXTRACTED'), rules, this.current)
  }

  /** Ends it for now; the next start takes it up. */
  stop(): void {
    this.current += 1
  }

  private go(ids: readonly string[], rules: ProjectionRules, run: number): void {
    if (run !== this.current) return
    const now = ids.slice(0, step)
    const left = ids.slice(step)
    const { store, log } = this.context
    try {
      store.write((tx) => {
        for (const id of now) {
          const record = store.documents.byId(id)
          const reading = record && store.readings.byDocument(id)
          if (!record || !reading) continue
          const fields = projectFields(record.type, reading, store.verdicts.byDocument(id), rules)
          const { disagreements, ...summary } = summarise(record.type, fields)
          // Those of a decided document are with what was signed for, whatever the bands.
          tx.documents.update(id, isDecided(record.reviewState) ? summary : { ...summary, disagreements })
        }
        if (left.length === 0) tx.settings.put(pendingKey, false)
      })
    } catch (error) {
      // A full disk, most likely: the next start takes it up.
      log.error('reband_failed', error)
      return
    }
    this.notifier.changed(...now)
    if (left.length > 0) setImmediate(() => this.go(left, rules, run))
  }
}
