import { z } from 'zod'
import type { ErrorEnvelope } from '../errors/coded-error'
import type { DocumentDetail, DocumentRow, QueueCounters } from '../domain/review'
import { queueViewSchema } from '../domain/review'
import type { Erased } from './keeping'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

/** Files in one request, at most. */
export const mostGiven = 64

/** A file by its content; `name` without folders. */
export const givenFileSchema = z.object({
  name: z.string().min(1).max(255),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
})
export type GivenFile = z.infer<typeof givenFileSchema>

/** Some files of an import, and whether more of it follow in another request. */
const givenFilesSchema = z.object({
  files: z.array(givenFileSchema).min(1).max(mostGiven),
  more: z.boolean(),
})
export type GivenFiles = z.infer<typeof givenFilesSchema>

export interface RowPage {
  readonly rows: readonly DocumentRow[]
  /** Rows of the whole view, not of this page. */
  readonly total: number
  readonly counters: QueueCounters
}

/** By what a document is sorted in a view. */
const placeInViewSchema = z.object({ key: z.union([z.string().max(1024), z.number(), z.null()]) })
export type PlaceInView = z.infer<typeof placeInViewSchema>

/** The documents around one in a view. */
export interface Neighbours {
  readonly previous: string | null
  readonly next: string | null
  /** The next document after this one, round to the start, that still waits for a human. */
  readonly nextOpen: string | null
  /** Place in the view, from 0; null where the document is not in it. */
  readonly position: number | null
  readonly total: number
  /** Null where there is no such document. */
  readonly place: PlaceInView | null
}

export interface IntakeReport {
  readonly accepted: number
  readonly duplicates: number
  readonly rejected: readonly { readonly fileName: string; readonly error: ErrorEnvelope }[]
}

export const queueChannels = {
  'queue:list': channel<RowPage>()(
    z.object({ view: queueViewSchema, offset: z.int().min(0), limit: z.int().min(1).max(500) }),
  ),
  /** Opens the system's dialog; null where the analyst closed it. */
  'queue:choose': channel<IntakeReport | null>()(z.object({ what: z.enum(['files', 'folder']) })),
  /**
   * Files that were dropped on the window, by their content: what the window was given by the system it can read, and
   * the main process opens no path that the window names.
   */
  'queue:import': channel<IntakeReport>()(givenFilesSchema),
  /** Whether an earlier run ended during an import, so that files of it may be missing; true once. */
  'queue:importCut': channel<boolean>()(z.object({})),
  'queue:retry': channel<null>()(z.object({ ids: z.array(documentIdSchema).min(1) })),
  /** Erases them; LEGAL_HOLD where one may not be. */
  'queue:remove': channel<Erased>()(z.object({ ids: z.array(documentIdSchema).min(1) })),
  'queue:pause': channel<null>()(z.object({ paused: z.boolean() })),
  'queue:cancel': channel<null>()(z.object({ ids: z.array(documentIdSchema).nullable() })),
  'queue:document': channel<DocumentDetail>()(z.object({ id: documentIdSchema })),
  /** With `place`, those around where the document stood in this view, though a change has moved it since. */
  'queue:neighbours': channel<Neighbours>()(
    z.object({ id: documentIdSchema, view: queueViewSchema, place: placeInViewSchema.optional() }),
  ),
} as const
