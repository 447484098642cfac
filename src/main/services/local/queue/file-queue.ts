import { keptFileId } from '../../../../shared/contract/kept-files'
import { toEnvelope } from '../../../../shared/errors/coded-error'
import type { ErrorCode } from '../../../../shared/errors/codes'
import type { LocalContext } from '../context'
import { FetchFailure } from '../../ports/local-service'
import type { ShelvedReading } from '../../ports/review-desk'
import type { FileEnd, FileRecord } from '../../ports/service-records'
import type { ServiceWrites } from '../../ports/service-store'
import type { KeptFiles } from '../uploads/kept-files'
import { endOfFailure, endOfReading } from './file-end'
import { nextLane, takeTurns, type LaneState } from './lanes'

/** Files fetched at once. Waiting for a server costs no reader, so there are many more of these. */
const mostFetches = 32
/** A full disk is asked again after this. */
const fullDiskMs = 30_000
/** Fetched files that may wait for a reader: their bytes are on the disk, which is not endless. */
const mostFetched = 64

/** What follows from the end of a file, in the transaction that ends it; true where a customer is asked for another. */
export type AfterEnd = (tx: ServiceWrites, file: FileRecord, end: FileEnd) => boolean

/**
 * Brings files from QUEUED to their end. Where each stands is in the store before the next step is taken: whenever
 * the process dies, the next one goes on from there, and no file ends twice.
 */
export class FileQueue {
  private readonly lanes = new Map<string, LaneState>()
  private fetches = 0
  private turns = 0
  private readonly reading = new Set<number>()
  private readonly running = new Set<Promise<void>>()
  /** Numbers of files that are not fetched any more, and not yet said to wait. */
  private readonly left = new Set<number>()
  private readonly abort = new AbortController()
  private readonly fetchAbort = new AbortController()
  private stopping = false
  /** Set while the disk is full: nothing is begun. */
  private fullDisk: NodeJS.Timeout | null = null

  constructor(
    private readonly context: LocalContext,
    private readonly kept: KeptFiles,
    private readonly afterEnd: AfterEnd,
    private readonly onEnded: () => void,
  ) {}

  /** Takes up what the last run left. */
  async start(): Promise<void> {
    this.context.store.write((tx) => tx.files.requeueFetching())
    await this.context.blobs.sweep(this.context.isBlobNeeded)
    this.kick()
  }

  /** Looks for work; called whenever there may be some. */
  readonly kick = (): void => {
    if (this.stopping || this.fullDisk) return
    try {
      this.giveBack()
      this.startReads()
      this.startFetches()
    } catch (error) {
      this.failed(error)
    }
  }

  /** Takes nothing more; fetches are given up and wait again, readings get `graceMs` to end. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true
    if (this.fullDisk) clearTimeout(this.fullDisk)
    const timer = setTimeout(() => this.abort.abort(), graceMs)
    this.fetchAbort.abort()
    await Promise.all(this.running)
    clearTimeout(timer)
  }

  private startFetches(): void {
    const { store } = this.context
    while (this.fetches < mostFetches) {
      const { fetched } = store.files.counts()
      if (fetched + this.fetches >= mostFetched) return
      const lane = this.nextLane()
      if (lane === null) return
      for (const file of store.files.firstWaiting(lane, 1)) {
        if (!store.write((tx) => tx.files.move(file.number, 'QUEUED', 'FETCHING'))) return
        this.run(() => this.fetch(file))
      }
    }
  }

  /** Of lanes in which nothing waits and nothing goes on, nothing is kept. */
  private nextLane(): string | null {
    const waiting = this.context.store.files.waitingLanes()
    const open = new Set(waiting)
    for (const [lane, { underWay }] of this.lanes) if (underWay === 0 && !open.has(lane)) this.lanes.delete(lane)
    return nextLane(waiting, this.lanes, mostFetches)
  }

  private count(lane: string, by: 1 | -1): void {
    const { underWay, lastTurn } = this.lanes.get(lane) ?? { underWay: 0, lastTurn: 0 }
    this.lanes.set(lane, { underWay: underWay + by, lastTurn: by === 1 ? (this.turns += 1) : lastTurn })
    this.fetches += by
  }

  private startReads(): void {
    const { store, reader } = this.context
    // One more than are read at once waits in the pool, so that no reader idles between two.
    const room = reader.size + 1 - this.reading.size
    if (room <= 0) return
    const waiting = store.files.fetched(mostFetched + mostFetches).filter((file) => !this.reading.has(file.number))
    for (const file of takeTurns(waiting, room)) this.run(() => this.read(file))
  }

  private run(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error: unknown) => this.failed(error))
      .then(() => {
        this.running.delete(running)
        this.kick()
      })
    this.running.add(running)
  }

  private async fetch(file: FileRecord): Promise<void> {
    const { store, blobs, fetchFile, meter } = this.context
    this.count(file.lane, 1)
    const from = performance.now()
    try {
      const kept = this.kept.blobOf(file)
      if (kept === null) {
        const held = await blobs.put(await fetchFile(file.url, this.fetchAbort.signal))
        const isWanted = this.keep(file, held)
        // Its case was erased meanwhile.
        if (!isWanted) await blobs.collect([held.name], this.context.isBlobNeeded)
      } else {
        store.write((tx) => {
          tx.files.keepFetched(file.number, kept)
          tx.keptFiles.remove(keptFileId(file.url) ?? '')
        })
      }
      meter.fetched((performance.now() - from) / 1000, true)
    } catch (error) {
      const isFull = codeOf(error) === 'DISK_FULL'
      if (isFull) this.waitForRoom()
      if (isFull || (this.stopping && !(error instanceof FetchFailure))) {
        this.left.add(file.number)
        return this.giveBack()
      }
      meter.fetched((performance.now() - from) / 1000, false)
      const why = error instanceof FetchFailure ? error.detail : null
      this.context.log.warn('fetch_failed', { file: file.id, why: why ?? 'fault' })
      const code = codeOf(error)
      // What is too large needs no other words.
      this.endFetch(file, endOfFailure(code, code === 'FETCH_FAILED' ? why : null))
    } finally {
      this.count(file.lane, -1)
    }
  }

  /** False where nobody waits for the file any more. */
  private keep(file: FileRecord, held: { readonly name: string; release(): void }): boolean {
    try {
      return this.context.store.write((tx) => tx.files.keepFetched(file.number, held.name))
    } finally {
      held.release()
    }
  }

  private endFetch(file: FileRecord, end: FileEnd): void {
    try {
      this.end(file, end)
    } catch (error) {
      // Whatever else goes wrong would go wrong again, and the file be fetched for ever.
      if (codeOf(error) === 'DISK_FULL') this.left.add(file.number)
      throw error
    }
  }

  private async read(file: FileRecord): Promise<void> {
    const { blobs, reader, userTypes, meter, now, desk } = this.context
    this.reading.add(file.number)
    const from = performance.now()
    let shelved: ShelvedReading | null = null
    try {
      const bytes = await blobs.get(file.blob ?? '')
      const request = { bytes, forcedType: null, userTypes: userTypes() }
      const result = await reader.read(request, this.abort.signal)
      meter.read((performance.now() - from) / 1000)
      shelved = desk && (await desk.shelve(file, result))
      this.end(file, endOfReading(result.reading, now().toISOString().slice(0, 10)), shelved)
    } catch (error) {
      // It stays where it is and is read again by the next run.
      if (this.stopping) return
      if (codeOf(error) === 'DISK_FULL') return this.waitForRoom()
      this.end(file, endOfFailure(codeOf(error)))
    } finally {
      this.reading.delete(file.number)
      await shelved?.release()
      if (!this.stopping && file.blob) await blobs.collect([file.blob], this.context.isBlobNeeded)
    }
  }

  /** Files whose fetch was given up wait again; where even that cannot be written, they do once there is room. */
  private giveBack(): void {
    for (const number of this.left) {
      this.context.store.write((tx) => tx.files.move(number, 'FETCHING', 'QUEUED'))
      this.left.delete(number)
    }
  }

  private failed(error: unknown): void {
    if (codeOf(error) === 'DISK_FULL') this.waitForRoom()
    else this.context.log.error('queue_step_failed', error)
  }

  /** A full disk is no fault of a file: what was begun waits where it is. */
  private waitForRoom(): void {
    this.context.log.warn('disk_full')
    this.fullDisk ??= setTimeout(() => {
      this.fullDisk = null
      this.kick()
    }, fullDiskMs)
    this.fullDisk.unref()
  }

  private end(file: FileRecord, end: FileEnd, shelved: ShelvedReading | null = null): void {
    const ended = this.context.store.write((tx) => {
      if (!tx.files.end(file.number, end)) return false
      const isRefused = this.afterEnd(tx, file, end)
      if (isRefused) tx.files.refuse(file.number)
      if (shelved) tx.files.keepDocument(file.number, shelved.makeDocument(isRefused))
      return true
    })
    if (!ended) return
    this.context.meter.fileEnded(end.state)
    this.context.log.info('file_ended', { file: file.number, state: end.state })
    this.onEnded()
  }
}

const codeOf = (error: unknown): ErrorCode => (error instanceof FetchFailure ? error.code : toEnvelope(error).code)
