import type { Result, Task } from './protocol'

/** One task on its way through the pool. */
export interface Job {
  readonly id: number
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  /** How many workers have died on it. */
  deaths: number
  /** True once the caller has been answered; whatever comes later is dropped. */
  settled: boolean
}
