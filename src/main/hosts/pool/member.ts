import type { EngineConfig } from '../../engine'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Job } from './job'
import type { FromWorker } from './protocol'
import type { SpawnWorker, WorkerProcess } from './worker-process'

/** When a worker is replaced by a fresh one, between two jobs. */
export interface RecycleLimits {
  readonly maxJobs: number
  /** Bytes of resident memory. */
  readonly maxRss: number
}

export interface MemberEvents {
  /** The worker has no job and may be given one. */
  readonly idle: (member: Member) => void
  /** The process has ended; `job` is what it was at. */
  readonly ended: (member: Member, job: Job | null) => void
}

/** One worker process of the pool: at most one job at a time. */
export class Member {
  private readonly process: WorkerProcess
  private job: Job | null = null
  private timer: NodeJS.Timeout | null = null
  private jobsDone = 0
  private rss = 0
  private ended = false

  constructor(
    spawn: SpawnWorker,
    config: EngineConfig,
    private readonly limits: RecycleLimits,
    private readonly events: MemberEvents,
  ) {
    this.process = spawn()
    this.process.onMessage((message) => this.receive(message))
    this.process.onExit(() => this.end())
    this.process.postMessage({ kind: 'start', config })
  }

  get busy(): boolean {
    return this.job !== null
  }

  /** True where the next job should get a fresh process. */
  get worn(): boolean {
    return this.jobsDone >= this.limits.maxJobs || this.rss >= this.limits.maxRss
  }

  isAt(job: Job): boolean {
    return this.job === job
  }

  give(job: Job, timeoutMs: number): void {
    this.job = job
    this.timer = setTimeout(() => {
      settle(job, () => job.reject(new CodedError('READ_TIMEOUT')))
      this.kill()
    }, timeoutMs)
    this.process.postMessage({ ...job.task, jobId: job.id })
  }

  kill(): void {
    this.process.kill()
  }

  private receive(message: FromWorker): void {
    const job = this.job
    if (!job || job.id !== message.jobId) return
    this.release()
    this.jobsDone += 1
    this.rss = message.rss
    settle(job, () => {
      if (message.kind === 'done') job.resolve(message.result)
      else job.reject(new CodedError(message.error.code, message.error.detail))
    })
    this.events.idle(this)
  }

  private end(): void {
    if (this.ended) return
    this.ended = true
    const job = this.job
    this.release()
    this.events.ended(this, job)
  }

  private release(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.job = null
  }
}

/** Answers a job's caller, once. */
export function settle(job: Job, answer: () => void): void {
  if (job.settled) return
  job.settled = true
  answer()
}
