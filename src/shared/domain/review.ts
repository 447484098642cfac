import { z } from 'zod'
import { bandSchema, type Band } from './bands'
import type { DetectedType } from './document-types'
import type { Alternate, Evidence, FieldReason, PageReading, TypeCandidate } from './reading'
import type { LanguageCode } from './languages'
import type { RowLayout } from './table-rows'
import type { FieldKind } from './field-catalogue'

/** Where a file stands on its way through the engine. */
export const readStates = ['QUEUED', 'PROCESSING', 'EXTRACTED', 'UNRECOGNISED', 'FAILED'] as const
const readStateSchema = z.enum(readStates)
export type ReadState = z.infer<typeof readStateSchema>

/** Where a document stands on its way through the analyst. */
export const reviewStates = ['NEW', 'IN_REVIEW', 'POSTPONED', 'APPROVED', 'REJECTED', 'RESUBMIT'] as const
const reviewStateSchema = z.enum(reviewStates)
export type ReviewState = z.infer<typeof reviewStateSchema>

/** True where the analyst has finished with a document: it changes only after it is opened again. */
export const isDecided = (state: ReviewState): boolean =>
  state === 'APPROVED' || state === 'REJECTED' || state === 'RESUBMIT'

/** What a human said of a field. */
export const verdictSchema = z.enum(['confirmed', 'corrected', 'illegible', 'not_on_document', 'overridden'])
export type Verdict = z.infer<typeof verdictSchema>

/** A field as the desk shows it: the machine's reading and the human's word on it. */
export interface ReviewField {
  readonly path: string
  readonly kind: FieldKind
  /** Of a type that a user defined: what the user calls it. */
  readonly label?: string
  /** The value that counts now; masked where `masked` is true. Null where there is none. */
  readonly value: string | null
  readonly band: Band
  /** The machine's confidence; null where the machine found nothing. */
  readonly confidence: number | null
  /** What the machine read, before any correction; null where it found nothing. Masked like `value`. */
  readonly machineValue: string | null
  /** The machine's value in Latin letters, where it is in Devanagari and still counts. */
  readonly transliteration?: string
  readonly verdict: Verdict | null
  readonly verdictReason: string | null
  readonly masked: boolean
  readonly needsHuman: boolean
  readonly evidence: readonly Evidence[]
  readonly alternates: readonly Alternate[]
  readonly reasons: readonly FieldReason[]
}

export interface DocumentRow {
  readonly id: string
  /** The file's name without extension: the document_id of the interface. */
  readonly documentId: string
  readonly fileName: string
  readonly type: DetectedType | null
  readonly readState: ReadState
  readonly reviewState: ReviewState
  /** The worst band among fields that still need a human; null while unread. */
  readonly band: Band | null
  readonly needHuman: number
  /**
   * Fields of which this machine and the service say different things, and no human has spoken yet; of an approved
   * document those in which the service has said something else since.
   */
  readonly disagreements: number
  readonly pages: number
  /** ISO time at which the file was taken in. */
  readonly takenInAt: string
  readonly errorCode: string | null
  /** The id of an earlier document with the same bytes. */
  readonly duplicateOf: string | null
}

/** Where the service says something else than what was signed for; `path` is null where it is the type. */
export interface RemoteDifference {
  readonly path: string | null
  /** What the service says; masked where the field is. */
  readonly value: string
}

export interface DocumentDetail extends DocumentRow {
  /** Grows with every change that is told of the document, as long as the app runs. */
  readonly revision: number
  readonly fields: readonly ReviewField[]
  readonly pageReadings: readonly PageReading[]
  readonly nearest: readonly TypeCandidate[]
  /** See `Classification`. */
  readonly unread?: readonly LanguageCode[]
  readonly typeConfidence: number | null
  readonly maskedRegions: readonly { readonly page: number; readonly quad: Evidence['quad'] }[]
  /** The field at which the analyst was last; null at the start. */
  readonly focusedPath: string | null
  readonly errorDetail: string | null
  /** Of a decided document: what the service has said otherwise since; absent where it has not. */
  readonly saidLater?: readonly RemoteDifference[]
  /** How many documents its file holds; absent where it holds no other. */
  readonly documentsOfFile?: number
  /** The files of which it is joined, front first; absent where it is of one file. */
  readonly joinedFiles?: readonly string[]
  /** Rows that were added to tables or taken out, by name of the table; absent where none were. */
  readonly rows?: Readonly<Record<string, RowLayout>>
}

export const rowFilterSchema = z.object({
  search: z.string().max(200).default(''),
  types: z.array(z.string()).default([]),
  bands: z.array(bandSchema).default([]),
  readStates: z.array(readStateSchema).default([]),
  reviewStates: z.array(reviewStateSchema).default([]),
  /** Only documents of which this machine and the service say different things. */
  disagreement: z.boolean().default(false),
})
export type RowFilter = z.infer<typeof rowFilterSchema>

/**
 * `disagreement`, the queue's own order: first where two machines disagree, whatever the direction, then as taken in.
 */
const rowSortSchema = z.object({
  by: z.enum(['disagreement', 'taken_in', 'name', 'type', 'risk', 'state']),
  direction: z.enum(['asc', 'desc']),
})
export type RowSort = z.infer<typeof rowSortSchema>

/** The view that the queue shows; neighbours in review are neighbours in it. */
export const queueViewSchema = z.object({ filter: rowFilterSchema, sort: rowSortSchema })
export type QueueView = z.infer<typeof queueViewSchema>

export interface QueueCounters {
  /** Read, waiting for a human. */
  readonly left: number
  readonly doneToday: number
  readonly reading: number
  readonly failed: number
  readonly postponed: number
  readonly approved: number
  /** Documents of which this machine and the service say different things. */
  readonly disagreements: number
  readonly total: number
}

export interface ReadProgress {
  readonly total: number
  readonly done: number
  readonly running: number
  readonly paused: boolean
  /** Documents a minute over the last minute; null until known. */
  readonly perMinute: number | null
  /** Seconds; null until known. */
  readonly secondsLeft: number | null
}
