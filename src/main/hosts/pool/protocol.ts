import type { PageQuad } from '../../../shared/domain/geometry'
import type { EngineConfig, ReadRequest, ReadResult } from '../../engine'
import type { ErrorEnvelope } from '../../../shared/errors/coded-error'

/** What a worker can be asked. Everything that opens bytes of others is done in it, and in no other process. */
export type Task =
  | { readonly kind: 'read'; readonly request: ReadRequest }
  /** Pictures of pages, as one PDF. */
  | { readonly kind: 'bind'; readonly pictures: readonly Uint8Array[] }
  /** Where a picture shows codes. */
  | { readonly kind: 'codes'; readonly picture: Uint8Array }

/** What comes of a task, by its kind. */
export interface Results {
  readonly read: ReadResult
  readonly bind: Uint8Array
  readonly codes: readonly PageQuad[]
}
export type Result = Results[Task['kind']]

/** What the pool tells a worker. `start` comes first and once. */
export type ToWorker = { readonly kind: 'start'; readonly config: EngineConfig } | (Task & { readonly jobId: number })

/** What a worker answers; `rss` is its resident memory in bytes after the job. */
export type FromWorker =
  | { readonly kind: 'done'; readonly jobId: number; readonly result: Result; readonly rss: number }
  | { readonly kind: 'failed'; readonly jobId: number; readonly error: ErrorEnvelope; readonly rss: number }
