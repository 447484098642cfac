import type { ReadRequest, ReadResult } from '../../engine'

/** Reads documents, several at once, in processes of their own. */
export interface Reader {
  /** How many are read at once. */
  readonly size: number
  /** Rejects with a CodedError; CANCELLED once `signal` is aborted. */
  read(request: ReadRequest, signal?: AbortSignal): Promise<ReadResult>
  /** null: one a core. */
  resize(workers: number | null): void
}
