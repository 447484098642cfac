import type { EngineConfig, ReadRequest, ReadResult } from '../../engine'
import type { ErrorEnvelope } from '../../../shared/errors/coded-error'

/** What the pool tells a worker. `start` comes first and once. */
export type ToWorker =
  | { readonly kind: 'start'; readonly config: EngineConfig }
  | { readonly kind: 'read'; readonly jobId: number; readonly request: ReadRequest }

/** What a worker answers; `rss` is its resident memory in bytes after the job. */
export type FromWorker =
  | { readonly kind: 'done'; readonly jobId: number; readonly result: ReadResult; readonly rss: number }
  | { readonly kind: 'failed'; readonly jobId: number; readonly error: ErrorEnvelope; readonly rss: number }
