import { z } from 'zod'
import type { ErrorEnvelope } from '../errors/coded-error'
import type { DocumentDetail, DocumentRow, QueueCounters } from '../domain/review'
import { queueViewSchema } from '../domain/review'
import { channel } from './channel'

export const documentIdSchema = z.string().min(1).max(64)

export interface RowPage {
  readonly rows: readonly DocumentRow[]
  /** Rows of the whole view, not of this page. */
  readonly total: number
  readonly counters: QueueCounters
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
  /** Files and folders that were dropped on the window. */
  'queue:import': channel<IntakeReport>()(z.object({ paths: z.array(z.string().min(1)).min(1).max(10_000) })),
  'queue:retry': channel<null>()(z.object({ ids: z.array(documentIdSchema).min(1) })),
  'queue:remove': channel<null>()(z.object({ ids: z.array(documentIdSchema).min(1) })),
  'queue:pause': channel<null>()(z.object({ paused: z.boolean() })),
  'queue:cancel': channel<null>()(z.object({ ids: z.array(documentIdSchema).nullable() })),
  'queue:document': channel<DocumentDetail>()(z.object({ id: documentIdSchema })),
  /** The documents before and after one in a view. */
  'queue:neighbours': channel<{ previous: string | null; next: string | null; nextOpen: string | null }>()(
    z.object({ id: documentIdSchema, view: queueViewSchema }),
  ),
} as const
