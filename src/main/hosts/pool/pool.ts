import { availableParallelism } from 'node:os'
import type { PageQuad } from '../../../shared/domain/geometry'
import type { EngineConfig, ReadRequest, ReadResult } from '../../engine'
import { CodedError } from '../../../shared/errors/coded-error'
import { settle, Member, type RecycleLimits } from './member'
import type { Job } from './job'
import type { Result, Results, Task } from './protocol'
import type { SpawnWorker } from './worker-process'

export interface PoolOptions {
  readonly spawn: SpawnWorker
  readonly config: EngineConfig
  /** Worker processes; null: one a core. */
  readonly workers: number | null
  readonly recycle?: RecycleLimits
  /** Milliseconds after which a task is given up; by its size, for a long PDF takes its time. */
  readonly timeoutFor?: (task: Task) => number
}

const defaultRecycle: RecycleLimits = { maxJobs: 200, maxRss: 700 * 1024 * 1024 }

/** Three minutes, and one more for each quarter of a megabyte: a 200-page scan may take most of an hour. */
const defaultTimeout = (task: Task): number => {
  return 180_000 + (bytesOf(task).reduce((sum, { byteLength }) => sum + byteLength, 0) / 262_144) * 60_000
}

function bytesOf(task: Task): readonly Uint8Array[] {
  if (task.kind === 'read') return [task.request.bytes]
  return task.kind === 'bind' ? task.pictures : [task.picture]
}

/** A document that has ended two processes is given up. */
const maxDeaths = 2

/**
 * Reads documents in processes of their own, several at once. A process that dies takes down its own document
 * alone, which is tried once more in another.
 */
export class ReaderPool {
  private readonly waiting: Job[] = []
  private readonly members = new Set<Member>()
  private drained: (() => void)[] = []
  private nextId = 1
  private paused = false
  private closed = false
  private workers: number

  constructor(private readonly options: PoolOptions) {
    this.workers = options.workers ?? availableParallelism()
  }

  /** How many documents are read at once. */
  get size(): number {
    return this.workers
  }

  /**
   * Reads one document. Rejects with a CodedError: what the engine says of the file, CANCELLED once `signal` is
   * aborted, READ_TIMEOUT, or WORKER_DIED.
   */
  read(request: ReadRequest, signal?: AbortSignal): Promise<ReadResult> {
    return this.put<'read'>({ kind: 'read', request }, signal)
  }

  /**
   * Binds pictures of pages to one PDF. It waits for no document, nor for the end of a pause: it is short, and what
   * is read already is sent meanwhile. Rejects with DAMAGED where one cannot be drawn, and as `read` does.
   */
  bind(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
    return this.put<'bind'>({ kind: 'bind', pictures })
  }

  /** Where a picture shows codes, also those that cannot be read. It waits for no document either. */
  codePlaces(picture: Uint8Array): Promise<readonly PageQuad[]> {
    return this.put<'codes'>({ kind: 'codes', picture })
  }

  private put<K extends Task['kind']>(task: Task & { readonly kind: K }, signal?: AbortSignal): Promise<Results[K]> {
    if (this.closed || signal?.aborted) return Promise.reject(new CodedError('CANCELLED'))
    return new Promise<Result>((resolve, reject) => {
      const job: Job = { id: this.nextId++, task, resolve, reject, deaths: 0, settled: false }
      signal?.addEventListener('abort', () => this.cancel(job), { once: true })
      this.waiting.push(job)
      this.dispatch()
      // What a worker answers is of the kind that it was asked.
    }) as Promise<Results[K]>
  }

  /** Starts the processes before the first document needs them. */
  warm(): void {
    while (!this.closed && this.members.size < this.workers) this.addMember()
  }

  /** Documents being read are finished; no other is begun until resume. */
  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
    this.dispatch()
  }

  /** null: one a core. Takes effect as workers come free. */
  resize(workers: number | null): void {
    this.workers = workers ?? availableParallelism()
    for (const member of this.members) {
      if (this.members.size <= this.workers) break
      if (!member.busy) this.retire(member)
    }
    this.dispatch()
  }

  /** Resolves when nothing waits and nothing is being read. */
  drain(): Promise<void> {
    if (this.isIdle()) return Promise.resolve()
    return new Promise((resolve) => this.drained.push(resolve))
  }

  /** Ends all processes at once; documents not yet read are rejected with CANCELLED. */
  close(): void {
    this.closed = true
    for (const job of this.waiting.splice(0)) settle(job, () => job.reject(new CodedError('CANCELLED')))
    for (const member of this.members) member.kill()
  }

  private cancel(job: Job): void {
    const at = this.waiting.indexOf(job)
    if (at >= 0) this.waiting.splice(at, 1)
    settle(job, () => job.reject(new CodedError('CANCELLED')))
    // A read cannot be interrupted from outside: its process is ended and a fresh one takes its place.
    for (const member of this.members) if (member.isAt(job)) member.kill()
    this.tellDrained()
  }

  private dispatch(): void {
    if (this.closed) return
    for (let job = this.next(); job; job = this.next()) {
      const member = this.idleMember()
      if (!member) return
      this.waiting.splice(this.waiting.indexOf(job), 1)
      member.give(job, (this.options.timeoutFor ?? defaultTimeout)(job.task))
    }
  }

  private next(): Job | undefined {
    return this.waiting.find(({ task }) => task.kind !== 'read') ?? (this.paused ? undefined : this.waiting[0])
  }

  private idleMember(): Member | null {
    for (const member of this.members) if (!member.busy) return member
    return this.members.size < this.workers ? this.addMember() : null
  }

  private addMember(): Member {
    const member = new Member(this.options.spawn, this.options.config, this.options.recycle ?? defaultRecycle, {
      idle: (idle) => this.onIdle(idle),
      ended: (ended, job) => this.onEnded(ended, job),
    })
    this.members.add(member)
    return member
  }

  private onIdle(member: Member): void {
    if (member.worn || this.members.size > this.workers) this.retire(member)
    this.dispatch()
    this.tellDrained()
  }

  /** Leaves the pool at once, so that no job is given to a process about to end. */
  private retire(member: Member): void {
    this.members.delete(member)
    member.kill()
  }

  private onEnded(member: Member, job: Job | null): void {
    this.members.delete(member)
    if (job && !job.settled) this.afterDeath(job)
    this.dispatch()
    this.tellDrained()
  }

  private afterDeath(job: Job): void {
    job.deaths += 1
    if (this.closed) settle(job, () => job.reject(new CodedError('CANCELLED')))
    else if (job.deaths >= maxDeaths) settle(job, () => job.reject(new CodedError('WORKER_DIED')))
    else this.waiting.unshift(job)
  }

  private isIdle(): boolean {
    return this.waiting.length === 0 && ![...this.members].some((member) => member.busy)
  }

  private tellDrained(): void {
    if (!this.isIdle()) return
    for (const resolve of this.drained.splice(0)) resolve()
  }
}
