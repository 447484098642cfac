/**
 * What the services need kept. Reading is always possible; writing only within `write`, whose work is one
 * transaction: on the disk when it returns, or not done at all (DISK_FULL).
 */
import type {
  CutRecord,
  DocumentChange,
  DocumentRecord,
  JoinedSides,
  LegalHold,
  NewAuditEntry,
  NewDocument,
  PageBlob,
  StoredReading,
  UndoBefore,
  UndoStep,
  VerdictRecord,
} from '../../../shared/domain/records'
import type { DetectedType } from '../../../shared/domain/document-types'
import type { TableEdges } from '../../../shared/domain/table-edges'
import type { UserTypeSpec } from '../../../shared/domain/user-types/spec'
import type { RowLayout } from '../../../shared/domain/table-rows'
import type { OutboxChange, OutboxItem, OutboxState } from '../../../shared/domain/outbox'
import type { RemoteReading } from '../../../shared/domain/remote-reading'
import type { QueueView, ReadState, ReviewState } from '../../../shared/domain/review'
import type { AddressComparison } from '../../../shared/ipc/address-match'
import type { Neighbours, PlaceInView } from '../../../shared/ipc/queue'
import type { ErrorCode } from '../../../shared/errors/codes'
import type { AuditRow, LogFilter } from '../../../shared/ipc/keeping'
import type { AuditEntry } from '../../../shared/ipc/review'

/** An entry of the log whose values tell of another document than its own. */
export interface QuotingEntry {
  readonly sequence: number
  readonly document: string
}

/** A word of a search: a document is found that holds it, or is of a type that is called so. */
export interface SearchTerm {
  /** Folded as the index is. */
  readonly text: string
  readonly types: readonly DetectedType[]
}

export interface DocumentReads {
  byId(id: string): DocumentRecord | undefined
  /** The rows of a view; `terms` are the words of its search. */
  list(view: QueueView, terms: readonly SearchTerm[], offset: number, limit: number): DocumentRecord[]
  count(view: QueueView, terms: readonly SearchTerm[]): number
  neighbours(id: string, view: QueueView, terms: readonly SearchTerm[], place?: PlaceInView): Neighbours
  countByState(): { readonly readState: ReadState; readonly reviewState: ReviewState; readonly count: number }[]
  /** How many there are of which this machine and the service say different things. */
  countDisagreements(): number
  /** Of those that could not be read. */
  countByError(): { readonly code: string; readonly count: number }[]
  /** How many were decided since `at` (ISO). */
  decidedSince(at: string): number
  /** Those under legal hold are passed over, here and below. */
  decidedBefore(at: string): string[]
  /** Those on which nobody has decided, taken in before `at` (ISO). */
  openSince(at: string): string[]
  firstInState(state: ReadState, limit: number): DocumentRecord[]
  idsInReadState(state: ReadState): string[]
  /** Documents that wait to be read although they were read before. */
  idsToReadAgain(): string[]
  idsInReviewState(state: ReviewState): string[]
  /** The documents of a file, merged ones too, in order of arrival; `head` is that which was taken in with it. */
  ofFile(head: string): DocumentRecord[]
  /**
   * Those of one type taken in at most `span` documents before or after a number, in order of arrival; no merged ones.
   */
  around(number: number, span: number, type: DetectedType): DocumentRecord[]
  /** The document that two were joined to, also where they were separated again. */
  joinedOf(sides: JoinedSides): DocumentRecord | undefined
  /** Documents out of sight that hold what a document holds: merged into it, or joined of it once. */
  behind(id: string): string[]
  /** The earliest document with the same bytes. */
  byOriginal(blob: string): DocumentRecord | undefined
}

export interface WatchedFile {
  readonly path: string
  readonly size: number
  readonly modifiedMs: number
}

/** What shows that the log of a document is whole; values are salted, so that a digest gives none away. */
export interface AuditProof {
  readonly entries: readonly object[]
  readonly links: readonly { readonly sequence: number; readonly previous_hash: string; readonly hash: string }[]
}

export interface StoreReads {
  readonly documents: DocumentReads
  readonly readings: {
    byDocument(document: string): StoredReading | undefined
    pages(document: string): PageBlob[]
  }
  readonly verdicts: { byDocument(document: string): VerdictRecord[] }
  readonly undo: { last(): UndoStep | undefined }
  readonly settings: { all(): Readonly<Record<string, unknown>> }
  readonly userTypes: { all(): UserTypeSpec[] }
  readonly watchedFiles: { isKnown(file: WatchedFile): boolean }
  readonly audit: {
    byDocument(document: string): AuditEntry[]
    verify(): { entries: number; brokenAt: number | null }
    /** Newest first, below the entry `before`. */
    list(filter: LogFilter, before: number | null, limit: number): AuditRow[]
    facets(): { readonly actions: readonly string[]; readonly people: readonly string[] }
    /** The entries of a document with all that their hashes are made of, and the links of the chain from there on. */
    proof(document: string): AuditProof
    /** Reasons of the entries of an action since `at` (ISO). */
    reasonsSince(action: string, at: string): string[]
    /** Entries of other documents that quote an address of one of these. */
    quoting(documents: readonly string[]): readonly QuotingEntry[]
  }
  /** Of addresses; of a case, or of none where it is null. */
  readonly comparisons: { last(flow: string | null): AddressComparison | undefined }
  readonly outbox: {
    byId(id: string): OutboxItem | undefined
    /** In the order in which they were put in. */
    inStates(states: readonly OutboxState[], limit: number): OutboxItem[]
    /** The item of a document that has not ended. */
    openOf(document: string): OutboxItem | undefined
    /** The latest first. */
    latest(states: readonly OutboxState[], limit: number): OutboxItem[]
    /** Images that still lie at the service's storage although no item needs them. */
    leftPlaces(limit: number): string[]
    counts(): { readonly state: OutboxState; readonly count: number }[]
  }
  readonly remoteReadings: { byDocument(document: string): RemoteReading | undefined }
  readonly legalHolds: { byDocument(document: string): LegalHold | undefined }
  /** How the database stands; `integrity` is `ok`, or what is damaged. Looks through all of it. */
  health(): { readonly migration: number; readonly bytes: number; readonly integrity: readonly string[] }
  readonly blobs: { ofDocument(id: string): string[]; isNeeded(blob: string): boolean }
}

export interface StoreWrites {
  readonly documents: {
    insert(document: NewDocument): void
    update(id: string, change: DocumentChange): void
    /** Ends all documents that wait, with an error code. */
    failQueued(errorCode: ErrorCode): void
    remove(id: string): void
  }
  readonly readings: { put(document: string, reading: StoredReading, pages: readonly PageBlob[]): void }
  readonly verdicts: { put(verdict: VerdictRecord): void; remove(document: string, path: string): void }
  readonly tables: {
    /** Null: the rows are as they were read. */
    putRows(document: string, name: string, layout: RowLayout | null): void
    putCells(document: string, cells: readonly CutRecord[]): void
    /** Null: none are drawn on the page. */
    putEdges(document: string, name: string, page: number, edges: TableEdges | null): void
  }
  readonly undo: { push(document: string, path: string | null, before: UndoBefore): void; remove(number: number): void }
  readonly search: { put(document: string, text: string): void }
  readonly settings: { put(key: string, value: unknown): void }
  readonly userTypes: { put(spec: UserTypeSpec): void; remove(name: string): void }
  readonly watchedFiles: { put(file: WatchedFile): void }
  readonly audit: {
    append(entry: NewAuditEntry): void
    /** The values of an entry go, and an entry under the same document says so. */
    forget(entry: QuotingEntry, by: string, at: string): void
  }
  readonly comparisons: {
    put(flow: string | null, comparison: AddressComparison): void
    /** Those in which an address of one of these documents was pasted go. */
    removeQuoting(documents: readonly string[]): void
  }
  readonly outbox: {
    insert(item: Pick<OutboxItem, 'id' | 'document' | 'wanted' | 'createdAt'>): void
    /** Does nothing where the item is gone with its document. */
    update(id: string, change: OutboxChange): void
    /** An image was brought there for an item that had gone meanwhile. */
    leave(place: string): void
    /** It lies there no more. */
    left(place: string): void
    /** What lies elsewhere for it is removed there later. */
    remove(id: string): void
  }
  readonly remoteReadings: { put(document: string, reading: RemoteReading): void }
  readonly legalHolds: { put(document: string, hold: LegalHold): void; remove(document: string): void }
}

export interface Store extends StoreReads {
  write<T>(work: (tx: StoreWrites) => T): T
  close(): void
}
