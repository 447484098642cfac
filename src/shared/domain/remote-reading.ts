import type { FileData } from '../contract/extraction'
import type { WantedReading } from './outbox'
import type { DocumentReading } from './reading'

/** What this machine had found by itself, before anything of another was put beside it. */
export type LocalFinding = Pick<DocumentReading, 'classification' | 'fields'>

/** What the service said of a document. */
export interface RemoteReading {
  readonly at: string
  readonly wanted: WantedReading
  /** True where another engine than ours has read it: only then does agreement say something new. */
  readonly independent: boolean
  readonly fileData: FileData
  /** Null until the document has been read here too. */
  readonly local: LocalFinding | null
}
