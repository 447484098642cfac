/** The way out to another machine. */
export interface DoorRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Milliseconds for the whole of it, and without a byte. */
  readonly wholeMs: number
  readonly idleMs: number
  /** A longer answer is none. */
  readonly maxBytes: number
  /** Hears how many bytes of the answer have come. */
  readonly onBytes?: (bytes: number) => void
  readonly signal: AbortSignal
}

export interface DoorReply {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * Sends one request; follows no redirect. Rejects with a RemoteError: NETWORK_OFF, REMOTE_UNREACHABLE, REMOTE_ANSWER
 * (too long an answer); with the reason of `signal` once that is aborted.
 */
export type Door = (request: DoorRequest) => Promise<DoorReply>
