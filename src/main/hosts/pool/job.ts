import type { ReadRequest, ReadResult } from '../../engine'

/** One document on its way through the pool. */
export interface Job {
  readonly id: number
  readonly request: ReadRequest
  readonly resolve: (result: ReadResult) => void
  readonly reject: (error: Error) => void
  /** How many workers have died on it. */
  deaths: number
  /** True once the caller has been answered; whatever comes later is dropped. */
  settled: boolean
}
