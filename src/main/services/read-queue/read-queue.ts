import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { DocumentChange, DocumentRecord, StoredReading } from '../../../shared/domain/records'
import { isDecided } from '../../../shared/domain/review'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'
import { keepResult } from './keep-result'
import { ProgressMeter } from './progress'

/** A document during whose reading the whole app has ended this often is given up. */
const maxAttempts = 3

/**
 * Feeds the reader from the queue in the store. The queue outlives the process: what was being read when it ended is
 * read again, what was finished is not.
 */
export class ReadQueue {
  private readonly running = new Map<string, AbortController>()
  /** Documents that are being read or written down. */
  private readonly keeping = new Set<Promise<void>>()
  private readonly meter = new ProgressMeter()
  private paused = false
  private stopped = false
  private progressTimer: NodeJS.Timeout | null = null

  constructor(
    private readonly context: ServiceContext,
    private readonly notifier: ChangeNotifier,
    private readonly settings: SettingsService,
  ) {}

  /** Takes up what an earlier run left, and begins. */
  start(): void {
    this.recover()
    this.wake()
  }

  /** Begins as many documents as there are free readers. */
  wake(): void {
    const { store, reader } = this.context
    while (!this.stopped && !this.paused && this.running.size < reader.size) {
      const next = store.documents.firstInState('QUEUED', 1)[0]
      if (!next) break
      if (!this.begin(next)) break
    }
    this.tellProgress()
  }

  pause(paused: boolean): void {
    this.paused = paused
    if (!paused) this.recover()
    this.wake()
  }

  /**
   * Documents that wait or are being read end as CANCELLED, those that had been read before with the reading they
   * have; null: all of them.
   */
  cancel(ids: readonly string[] | null): void {
    const { store } = this.context
    const open = (ids ?? [...this.running.keys(), ...store.documents.idsToReadAgain()]).filter((id) => {
      const state = store.documents.byId(id)?.readState
      return state === 'QUEUED' || state === 'PROCESSING'
    })
    store.write((tx) => {
      for (const id of open) tx.documents.update(id, cancelled(store.readings.byDocument(id)))
      if (ids === null) tx.documents.failQueued('CANCELLED')
    })
    for (const id of open) this.running.get(id)?.abort()
    if (ids === null) this.notifier.changedMany()
    else this.notifier.changed(...open)
    this.wake()
  }

  /** Puts documents back into the queue; those that wait already, or are finished by the analyst, stay as they are. */
  retry(ids: readonly string[]): void {
    const { store } = this.context
    const chosen = ids.filter((id) => {
      const record = store.documents.byId(id)
      return record && mayBeReadAgain(record)
    })
    store.write((tx) => {
      for (const id of chosen) {
        tx.documents.update(id, { readState: 'QUEUED', errorCode: null, errorDetail: null, attempts: 0 })
      }
    })
    this.notifier.changed(...chosen)
    this.wake()
  }

  /** Stops a read whose result is no longer wanted. */
  forget(id: string): void {
    this.running.get(id)?.abort()
  }

  /** Begins nothing more, and resolves when what was read is written down. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.progressTimer) clearTimeout(this.progressTimer)
    this.giveBack()
    for (const abort of this.running.values()) abort.abort()
    await Promise.allSettled(this.keeping)
  }

  /** An orderly end is not the documents' fault: they wait again as if they had not been begun. */
  private giveBack(): void {
    const { store, log } = this.context
    try {
      store.write((tx) => {
        for (const id of this.running.keys()) {
          const record = store.documents.byId(id)
          if (record?.readState !== 'PROCESSING') continue
          tx.documents.update(id, { readState: 'QUEUED', attempts: Math.max(0, record.attempts - 1) })
        }
      })
    } catch (error) {
      // They stay PROCESSING, which the next start takes up as well.
      log.error('give_back_failed', error)
    }
  }

  private recover(): void {
    const { store } = this.context
    const left = store.documents
      .firstInState('PROCESSING', Number.MAX_SAFE_INTEGER)
      .filter((record) => !this.running.has(record.id))
    if (left.length === 0) return
    try {
      store.write((tx) => {
        for (const { id, attempts } of left) {
          const tooOften = attempts >= maxAttempts
          tx.documents.update(
            id,
            tooOften ? { readState: 'FAILED', errorCode: 'WORKER_DIED' } : { readState: 'QUEUED' },
          )
        }
      })
    } catch (error) {
      return this.halt(error)
    }
    this.notifier.changed(...left.map((record) => record.id))
  }

  /** False where the store cannot take the change: the queue then waits. */
  private begin(record: DocumentRecord): boolean {
    const { store } = this.context
    try {
      store.write((tx) => tx.documents.update(record.id, { readState: 'PROCESSING', attempts: record.attempts + 1 }))
    } catch (error) {
      this.halt(error)
      return false
    }
    this.meter.begun(Date.now(), this.keeping.size)
    const abort = new AbortController()
    this.running.set(record.id, abort)
    this.notifier.changed(record.id)
    const kept = this.read(record, abort)
    this.keeping.add(kept)
    void kept.finally(() => this.keeping.delete(kept))
    return true
  }

  private async read(record: DocumentRecord, abort: AbortController): Promise<void> {
    const { reader, store } = this.context
    try {
      const result = await filesOf(this.context, record)
        .then(([bytes, ...furtherFiles]) =>
          reader.read(
            {
              bytes,
              ...(furtherFiles.length > 0 ? { furtherFiles } : {}),
              forcedType: record.forcedType,
              part: record.part,
              userTypes: store.userTypes.all(),
            },
            abort.signal,
          ),
        )
        .finally(() => this.release(record.id, abort))
      const rules = projectionRules(this.context, this.settings)
      const added = await keepResult(this.context, record.id, result, rules, abort.signal)
      if (added.length > 0) this.notifier.changedMany()
    } catch (error) {
      this.fail(record.id, error, abort.signal)
    }
    this.meter.ended(Date.now())
    this.notifier.changed(record.id)
    this.tellProgress()
  }

  /** The reader is free: the next document is begun while this one is written down. */
  private release(id: string, abort: AbortController): void {
    // Cancelled and begun again meanwhile, the place belongs to the second read.
    if (this.running.get(id) === abort) this.running.delete(id)
    this.wake()
  }

  private fail(id: string, error: unknown, signal: AbortSignal): void {
    const { store, log } = this.context
    const { code, detail } = toEnvelope(error)
    // A document that was cancelled, removed or given back has its state already.
    if (signal.aborted) return
    if (code === 'DISK_FULL') return this.halt(error)
    if (code === 'INTERNAL') log.error('read_failed', error, { document: id })
    if (store.documents.byId(id)?.readState !== 'PROCESSING') return
    try {
      store.write((tx) => {
        tx.documents.update(id, { readState: 'FAILED', errorCode: code, errorDetail: detail })
        tx.audit.append(auditEntry(this.context, 'read_failed', { documentId: id, reason: code }))
      })
    } catch (failure) {
      this.halt(failure)
    }
  }

  /** Nothing can be written: the queue pauses, and says why. What was under way is read again later. */
  private halt(error: unknown): void {
    this.paused = true
    this.context.log.error('queue_halted', error)
    this.context.emit('notice', toEnvelope(error instanceof CodedError ? error : new CodedError('INTERNAL')))
  }

  private tellProgress(): void {
    if (this.stopped) return
    this.progressTimer ??= setTimeout(() => {
      this.progressTimer = null
      const queued = this.queued()
      this.context.emit('read:progress', this.meter.progress(Date.now(), this.keeping.size, queued, this.paused))
      if (this.keeping.size === 0 && queued === 0) this.meter.reset()
    }, 100)
  }

  private queued(): number {
    return this.context.store.documents
      .countByState()
      .filter((state) => state.readState === 'QUEUED')
      .reduce((sum, state) => sum + state.count, 0)
  }
}

/** The files whose pages a document has: its own, and that of its back where that came by itself. */
async function filesOf(
  { store, blobs }: ServiceContext,
  { originalBlob, joined }: DocumentRecord,
): Promise<readonly [Uint8Array, ...Uint8Array[]]> {
  const own = await blobs.get(originalBlob)
  if (!joined) return [own]
  const back = store.documents.byId(joined.back)
  if (!back) throw new CodedError('BLOB_MISSING')
  return [own, await blobs.get(back.originalBlob)]
}

/** Where a cancelled document stands: with its earlier reading, had it one. */
function cancelled(reading: StoredReading | undefined): DocumentChange {
  if (!reading) return { readState: 'FAILED', errorCode: 'CANCELLED', errorDetail: null }
  const { type, forced } = reading.classification
  const isKnown = type !== 'UNRECOGNISED'
  return { readState: isKnown ? 'EXTRACTED' : 'UNRECOGNISED', forcedType: forced && isKnown ? type : null }
}

function mayBeReadAgain(record: DocumentRecord): boolean {
  const isWaiting = record.readState === 'QUEUED' || record.readState === 'PROCESSING'
  return !isWaiting && !isDecided(record.reviewState)
}
