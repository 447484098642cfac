/** The service at another machine, as the outbox needs it. Every call may throw a RemoteError. */
import type { BulkExtracts } from '../../../shared/contract/extracts'
import type { UploadResult } from '../../../shared/contract/uploads'
import type { Connection, ConnectionSecrets } from '../../../shared/domain/connection'

/** Where images wait until the service fetches them. */
export interface RemoteStorage {
  /** Puts an image under `name`; a second time replaces it. Answers with what `urlOf` and `remove` need. */
  put(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<string>
  /** An address under which the service can fetch it for a while. */
  urlOf(place: string): Promise<string>
  /** It is not needed any more. Does nothing where it is gone. */
  remove(place: string, signal: AbortSignal): Promise<void>
}

export interface HandOver {
  readonly id: string
  readonly url: string
}

export interface Remote {
  readonly storage: RemoteStorage
  /** Makes sure that the service answers and takes the credentials; asked before anything is handed over. */
  prepare(signal: AbortSignal): Promise<void>
  /** True where Veridesk's own service answers: its engine is ours, and it carries out a call with a key once. */
  readonly isOwn: boolean
  handOver(files: readonly HandOver[], key: string, signal: AbortSignal): Promise<readonly UploadResult[]>
  results(batch: string, page: number, signal: AbortSignal): Promise<BulkExtracts>
}

export type ConnectRemote = (connection: Connection, secrets: ConnectionSecrets) => Remote

/** The way out as a whole: one switch for the process. */
export interface NetworkSwitch {
  turn(to: 'on' | 'off'): void
}
