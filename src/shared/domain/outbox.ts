import { z } from 'zod'
import type { ErrorCode } from '../errors/codes'

/** Whose reading is wanted: the service's alone, or both, compared. */
export const wantedReadings = ['remote', 'both'] as const
export const wantedReadingSchema = z.enum(wantedReadings)
export type WantedReading = z.infer<typeof wantedReadingSchema>

/**
 * WAITING -> UPLOADING (to where the service fetches it) -> SENT (being handed over; nobody knows yet) ->
 * RESULT_PENDING (the service has it) -> DONE, or FAILED from any.
 */
export const outboxStates = ['WAITING', 'UPLOADING', 'SENT', 'RESULT_PENDING', 'DONE', 'FAILED'] as const
export type OutboxState = (typeof outboxStates)[number]

/** A document on its way to the service. Times are ISO, UTC. */
export interface OutboxItem {
  /** Random; the document_id under which the service knows it, for file names may be personal. */
  readonly id: string
  readonly document: string
  readonly wanted: WantedReading
  readonly state: OutboxState
  /** Where its image lies for the service; null while it lies nowhere. */
  readonly place: string | null
  /** The key of the hand-over that it is, or was, part of; written before anything is sent. */
  readonly sending: string | null
  /** True where the service carries out a hand-over with a key once, however often it is made. */
  readonly repeatable: boolean
  readonly remoteBatch: string | null
  readonly attempts: number
  /** Not tried again before this. */
  readonly notBefore: string | null
  /** Why it waits or has failed. */
  readonly reason: ErrorCode | null
  readonly detail: string | null
  readonly createdAt: string
  readonly changedAt: string
}

export type OutboxChange = Partial<
  Pick<
    OutboxItem,
    | 'state'
    | 'place'
    | 'sending'
    | 'repeatable'
    | 'remoteBatch'
    | 'attempts'
    | 'notBefore'
    | 'reason'
    | 'detail'
    | 'changedAt'
  >
>

/** What the outbox panel shows of an item. */
export interface OutboxRow {
  readonly id: string
  readonly document: string
  readonly name: string
  readonly wanted: WantedReading
  readonly state: OutboxState
  readonly reason: ErrorCode | null
  readonly detail: string | null
  readonly notBefore: string | null
  readonly changedAt: string
}

export interface OutboxView {
  /** Open ones first, then the latest. */
  readonly rows: readonly OutboxRow[]
  readonly counts: Readonly<Record<OutboxState, number>>
  /** Why nothing at all is sent at present; null where nothing holds it up. */
  readonly held: ErrorCode | null
}
