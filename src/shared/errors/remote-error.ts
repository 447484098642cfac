import { CodedError } from './coded-error'
import type { ErrorCode } from './codes'

/** What is known of a call to another machine that did not succeed. */
export interface RemoteFacts {
  /** HTTP status of the answer; null where there was none that could be understood. */
  readonly status: number | null
  /** What the other side said; never shown or logged, for it may quote what it was sent. */
  readonly said: string
  /** Milliseconds after which the other side wants to be asked again. */
  readonly retryAfterMs: number | null
  /** False where it is certain that the call was not carried out. */
  readonly mayHaveArrived: boolean
}

const nothing: RemoteFacts = { status: null, said: '', retryAfterMs: null, mayHaveArrived: false }

/** A call to a service or a storage that did not succeed. */
export class RemoteError extends CodedError {
  readonly facts: RemoteFacts
  constructor(code: ErrorCode, facts: Partial<RemoteFacts> = {}, options?: { cause?: unknown }) {
    super(code, facts.status ? `HTTP ${facts.status}` : null, options)
    this.facts = { ...nothing, ...facts }
  }
}
