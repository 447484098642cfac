import type { ErrorCode } from '../../../shared/errors/codes'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { outboxStates, type OutboxState, type OutboxView, type WantedReading } from '../../../shared/domain/outbox'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { Remote } from '../ports/remote'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'
import { collectStep } from './collect-step'
import type { ConnectionService } from './connection-service'
import { giveUp, handOverStep } from './hand-over-step'
import { Held, waitsForHuman, type Step } from './outbox-context'
import { isDue } from './outbox-timing'
import { removeLeft } from './remove-left'
import { uploadStep } from './upload-step'

const open = ['WAITING', 'UPLOADING', 'SENT', 'RESULT_PENDING'] as const satisfies readonly OutboxState[]
const shown = 300
const togetherMs = 100
/** What is due and could not be begun is looked at again after this. */
const dueMs = 10_000
/** What could not be removed from the storage is tried again after this. */
const tidyMs = 300_000
/** The clock may be set meanwhile: it is looked at again after this at the latest. */
const longestMs = 60_000

/**
 * Documents on their way to the service. Where each stands is in the store before its next step is taken, so it
 * outlives the process; nothing is sent twice. It looks for work when something changes and when something is due.
 */
export class OutboxService {
  private held: ErrorCode | null = null
  private running: Promise<void> | null = null
  private again = false
  private timer: NodeJS.Timeout | null = null
  private telling: NodeJS.Timeout | null = null
  private readonly ending = new AbortController()

  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly connection: ConnectionService,
    private readonly notifier: ChangeNotifier,
  ) {}

  /**
   * Takes up what an earlier run left. What it was just handing over, to a service that may take it twice, waits for a
   * human.
   */
  start(): void {
    const left = this.context.store.outbox.inStates(['SENT'], Number.MAX_SAFE_INTEGER)
    giveUp(
      { context: this.context, changed: () => this.changed() },
      left.filter((item) => !item.repeatable),
    )
    this.kick()
  }

  async stop(): Promise<void> {
    this.ending.abort(new Error('stopping'))
    if (this.timer) clearTimeout(this.timer)
    if (this.telling) clearTimeout(this.telling)
    await this.running
  }

  /** Puts documents in; one that is on its way already stays where it is. Answers how many were put in. */
  send(ids: readonly string[], wanted: WantedReading): number {
    const { store, now, newId } = this.context
    const chosen = [...new Set(ids)].filter((id) => store.documents.byId(id) && !store.outbox.openOf(id))
    const createdAt = now().toISOString()
    store.write((tx) => {
      for (const document of chosen) tx.outbox.insert({ id: newId(), document, wanted, createdAt })
    })
    this.changed()
    this.kick()
    return chosen.length
  }

  /** Sends failed ones again, and tries those that wait at once. Null: all that wait. */
  retry(ids: readonly string[] | null): void {
    const { store } = this.context
    const items = ids ? ids.flatMap((id) => store.outbox.byId(id) ?? []) : store.outbox.inStates(open, shown)
    store.write((tx) => {
      for (const { id, state } of items) {
        if (state === 'DONE') continue
        tx.outbox.update(id, { notBefore: null, attempts: 0 })
        if (state === 'FAILED')
          tx.outbox.update(id, {
            state: 'WAITING',
            place: null,
            sending: null,
            repeatable: false,
            remoteBatch: null,
            reason: null,
            detail: null,
          })
      }
    })
    this.changed()
    this.kick()
  }

  /** Takes items out; what the service has read, it keeps, but its result is not asked for any more. */
  withdraw(ids: readonly string[]): void {
    this.context.store.write((tx) => {
      for (const id of ids) tx.outbox.remove(id)
    })
    this.changed()
    this.kick()
  }

  view(): OutboxView {
    const { store } = this.context
    const counts = Object.fromEntries(outboxStates.map((state) => [state, 0])) as Record<OutboxState, number>
    for (const { state, count } of store.outbox.counts()) counts[state] = count
    const items = [...store.outbox.inStates(open, shown), ...store.outbox.latest(['FAILED', 'DONE'], shown)]
    const rows = items.slice(0, shown).map(({ id, document, wanted, state, reason, detail, notBefore, changedAt }) => {
      const name = store.documents.byId(document)?.documentId ?? ''
      return { id, document, name, wanted, state, reason, detail, notBefore, changedAt }
    })
    return { rows, counts, held: this.held }
  }

  /** Looks for work: something has changed. */
  readonly kick = (): void => {
    if (this.ending.signal.aborted) return
    this.again = true
    this.running ??= this.run()
      .catch((error: unknown) => this.context.log.error('outbox_failed', error))
      .finally(() => {
        this.running = null
        this.wakeLater()
      })
  }

  private async run(): Promise<void> {
    while (this.again && !this.ending.signal.aborted) {
      this.again = false
      if (!this.hasWork()) return
      try {
        const remote = await this.connection.current()
        await this.work(remote)
        this.hold(null)
      } catch (error) {
        if (this.ending.signal.aborted) return
        this.hold(error instanceof Held ? error.code : toEnvelope(error).code)
      }
    }
  }

  private async work(remote: Remote): Promise<void> {
    const step: Step = {
      context: this.context,
      remote,
      signal: this.ending.signal,
      changed: () => this.changed(),
      merged: (document) => this.notifier.changed(document),
    }
    const rules = () => projectionRules(this.context, this.settings)
    for (;;) {
      if (this.ending.signal.aborted || this.settings.get().noNetwork) break
      if (await uploadStep(step)) continue
      if (await handOverStep(step)) continue
      if (await collectStep(step, rules)) continue
      if (!(await removeLeft(step))) break
    }
  }

  private hasWork(): boolean {
    const { outbox } = this.context.store
    return outbox.inStates(open, 1).length > 0 || outbox.leftPlaces(1).length > 0
  }

  private hold(code: ErrorCode | null): void {
    if (this.held === code) return
    this.held = code
    this.changed()
  }

  /**
   * Sleeps until the next item is due. Who changes what held it up wakes it; a full disk or a locked keychain tell
   * nobody.
   */
  private wakeLater(): void {
    if (this.timer) clearTimeout(this.timer)
    if (this.ending.signal.aborted) return
    if (this.again) return this.kick()
    if (this.held !== null && waitsForHuman(this.held)) return
    const { outbox } = this.context.store
    const now = this.context.now()
    const waits = outbox
      .inStates(open, shown)
      .map((item) => (isDue(item, now) ? dueMs : Date.parse(item.notBefore ?? '') - now.getTime()))
      .map((wait) => Math.min(wait, longestMs))
    if (outbox.leftPlaces(1).length > 0) waits.push(tidyMs)
    if (waits.length === 0) return
    this.timer = setTimeout(this.kick, Math.max(100, Math.min(...waits)))
    this.timer.unref()
  }

  /**
   * Told together: many items change at once. What changes while it ends is told by the next start: the store is closed
   * soon.
   */
  private changed(): void {
    if (this.ending.signal.aborted) return
    this.telling ??= setTimeout(() => {
      this.telling = null
      this.context.emit('outbox:changed', this.view())
    }, togetherMs)
  }
}
