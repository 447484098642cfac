/** What the service needs kept; writing only within `write`, as one transaction that is on the disk when it returns. */
import type { ConversationMessage } from '../../../shared/contract/conversation'
import type { ExtractionItem } from '../../../shared/contract/extraction'
import type { DeliveryAttempt } from '../../../shared/contract/flows'
import type { FileState } from '../../../shared/contract/states'
import type {
  BatchRecord,
  ClientRecord,
  ConversationRecord,
  DeliveryChange,
  DeliveryRecord,
  EndedFile,
  FileEnd,
  FileRecord,
  FlowChange,
  FlowRecord,
  NewBatch,
  SessionRecord,
  SessionState,
} from './service-records'

/** Where waiting files come from, and how many are not read yet. */
export interface QueueCounts {
  readonly waiting: number
  readonly fetched: number
}

export interface ServiceReads {
  readonly clients: { byId(id: string): ClientRecord | undefined; all(): ClientRecord[] }
  readonly sessions: { byId(id: string): SessionRecord | undefined }
  readonly batches: {
    byId(id: string): BatchRecord | undefined
    /** The ended files of a page of the batch, in the order of the upload. */
    page(batch: number, offset: number, size: number): ExtractionItem[]
    createdBefore(at: string, limit: number): BatchRecord[]
  }
  readonly files: {
    byNumber(number: number): FileRecord | undefined
    ofFlow(flow: string): FileRecord[]
    countOfFlow(flow: string): number
    /** The ended files of a page of the flow, in the order of their uploads. */
    pageOfFlow(flow: string, offset: number, size: number): ExtractionItem[]
    endedOfFlow(flow: string): EndedFile[]
    /** Lanes in which files wait to be fetched. */
    waitingLanes(): string[]
    firstWaiting(lane: string, limit: number): FileRecord[]
    /** Fetched files that wait to be read, or are being read. */
    fetched(limit: number): FileRecord[]
    counts(): QueueCounts
  }
  readonly flows: {
    byId(id: string): FlowRecord | undefined
    createdBefore(at: string, limit: number): FlowRecord[]
  }
  readonly conversations: {
    byFlow(flow: string): ConversationRecord | undefined
    messages(flow: string): ConversationMessage[]
    askingSinceBefore(at: string): ConversationRecord[]
  }
  readonly deliveries: {
    ofFlow(flow: string): DeliveryRecord[]
    log(id: string): DeliveryAttempt[]
    due(at: string, limit: number): DeliveryRecord[]
    nextDueAt(): string | null
  }
}

export interface ServiceWrites {
  readonly clients: { insert(client: ClientRecord): void }
  readonly sessions: {
    insert(session: SessionRecord): void
    /** Moves every active session of the client in the area. */
    endActive(client: string, area: SessionRecord['area'], state: SessionState): void
    end(id: string, state: SessionState): void
    removeCreatedBefore(at: string): void
  }
  readonly batches: { insert(batch: NewBatch): string; remove(number: number): void }
  readonly files: {
    /** False where the file is not in `from` any more. */
    move(number: number, from: FileState, to: FileState): boolean
    keepFetched(number: number, blob: string): boolean
    /** Ends a file once; false where it had ended before. */
    end(number: number, end: FileEnd): boolean
    /** What was being fetched when the last run ended waits again. */
    requeueFetching(): number
  }
  readonly flows: {
    insert(flow: FlowRecord): void
    update(id: string, change: FlowChange): void
    remove(id: string): void
  }
  readonly conversations: {
    insert(conversation: ConversationRecord): void
    update(flow: string, change: Partial<Pick<ConversationRecord, 'status' | 'done' | 'updatedAt'>>): void
    say(flow: string, message: ConversationMessage): void
  }
  readonly deliveries: {
    insert(delivery: DeliveryRecord): void
    update(id: string, change: DeliveryChange): void
    append(id: string, attempt: DeliveryAttempt): void
  }
}

export interface ServiceStore {
  readonly service: ServiceReads & { write<T>(work: (tx: ServiceWrites) => T): T }
  readonly blobs: { isNeeded(blob: string): boolean }
}
