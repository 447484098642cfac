/** What the service needs kept; writing only within `write`, as one transaction that is on the disk when it returns. */
import type { ConversationMessage } from '../../../shared/contract/conversation'
import type { DeliveryAttempt } from '../../../shared/contract/flows'
import type { FileState } from '../../../shared/contract/states'
import type {
  AnsweredFile,
  BatchListing,
  BatchRecord,
  CaseListing,
  CaseMember,
  BatchUpload,
  ClientRecord,
  ConversationListing,
  ConversationRecord,
  DeliveryChange,
  DeliveryListing,
  DeliveryRecord,
  EndedFile,
  FileEnd,
  FileRecord,
  FlowChange,
  FlowRecord,
  ListedFile,
  KeptFileRecord,
  NewBatch,
  SentFile,
  SessionRecord,
  SessionState,
} from './service-records'

/** The batch, by its number, or the flow whose failed files are tried again. */
export type RetriedFiles = { readonly batch: number } | { readonly flow: string }

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
    byNumber(number: number): BatchRecord | undefined
    byRequestKey(client: string, key: string): BatchRecord | undefined
    /** What the upload of the batch was answered with, in its order. */
    uploadOf(batch: number): BatchUpload[]
    /** The ended files of a page of the batch, in the order of the upload. */
    page(batch: number, offset: number, size: number): AnsweredFile[]
    createdBefore(at: string, limit: number): BatchRecord[]
    /** Those of other clients than `client`, newest first. */
    list(client: string, offset: number, limit: number): BatchListing[]
    count(client: string): number
    files(batch: number, offset: number, limit: number): ListedFile[]
  }
  readonly files: {
    byNumber(number: number): FileRecord | undefined
    ofFlow(flow: string): FileRecord[]
    countOfFlow(flow: string): number
    /** The ended files of a page of the flow, in the order of their uploads. */
    pageOfFlow(flow: string, offset: number, size: number): AnsweredFile[]
    sentToFlow(flow: string): SentFile[]
    endedOfFlow(flow: string): EndedFile[]
    /** True where a document of the desk was sent by a program, which asks for it by its file. */
    isServed(document: string): boolean
    /** Lanes in which files wait to be fetched. */
    waitingLanes(): string[]
    firstWaiting(lane: string, limit: number): FileRecord[]
    /** Fetched files that wait to be read, or are being read. */
    fetched(limit: number): FileRecord[]
    counts(): QueueCounts
  }
  readonly flows: {
    byId(id: string): FlowRecord | undefined
    /** Without those of `keeper` that hold a document of the desk. */
    createdBefore(at: string, limit: number, keeper: string): FlowRecord[]
  }
  readonly cases: {
    /** Newest first; those whose application holds `search`, all of them where it is empty. */
    list(search: string, offset: number, limit: number): CaseListing[]
    count(search: string): number
    members(flow: string): CaseMember[]
    ofDocument(document: string): { readonly id: string; readonly applicationId: string }[]
  }
  readonly conversations: {
    byFlow(flow: string): ConversationRecord | undefined
    messages(flow: string): ConversationMessage[]
    list(client: string, limit: number): ConversationListing[]
    askingSinceBefore(at: string): ConversationRecord[]
  }
  readonly deliveries: {
    ofFlow(flow: string): DeliveryRecord[]
    log(id: string): DeliveryAttempt[]
    recent(limit: number): DeliveryListing[]
    due(at: string, limit: number): DeliveryRecord[]
    nextDueAt(): string | null
  }
  readonly keptFiles: {
    byId(id: string): KeptFileRecord | undefined
    count(client: string): number
    createdBefore(at: string): KeptFileRecord[]
  }
}

export interface ServiceWrites {
  readonly cases: {
    add(flow: string, document: string, at: string): void
    remove(flow: string, document: string): void
  }
  readonly clients: { insert(client: ClientRecord): void; revoke(id: string, at: string): boolean }
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
    /** The customer was asked for another in its place. */
    refuse(number: number): void
    keepDocument(number: number, document: string): void
    /**
     * Lets the files that failed wait to be fetched again, those whose bytes came along left out; how many there are.
     */
    retry(of: RetriedFiles): number
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
  readonly keptFiles: { insert(file: KeptFileRecord): void; remove(id: string): void }
}

export interface ServiceStore {
  readonly service: ServiceReads & { write<T>(work: (tx: ServiceWrites) => T): T }
  readonly blobs: { isNeeded(blob: string): boolean }
}
