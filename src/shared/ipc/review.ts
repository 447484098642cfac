import { z } from 'zod'
import { documentTypeSchema } from '../domain/document-types'
import type { DocumentDetail } from '../domain/review'
import { channel } from './channel'
import { documentIdSchema } from './queue'

const at = { id: documentIdSchema, path: z.string().min(1).max(200) }
const reason = z.string().trim().min(1).max(500)

export interface AuditEntry {
  readonly sequence: number
  readonly at: string
  readonly by: string
  /** As `read`, `field_changed`, `revealed`, `exported`, `approved`. */
  readonly action: string
  readonly path: string | null
  /** Masked where the field is. */
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}

/** What an undo did, so that the desk can go there. */
export interface Undone {
  readonly documentId: string
  readonly path: string | null
}

/** Every change answers with the document as it now stands: already written, nothing is held back. */
export const reviewChannels = {
  'review:correct': channel<DocumentDetail>()(
    z.object({
      ...at,
      value: z.string().max(10_000),
      how: z.enum(['typed', 'alternate', 'words']),
      /** More of the edit that wrote this field last: both are one step to undo. */
      continues: z.boolean().default(false),
    }),
  ),
  /** Takes an alternate by its place in `alternates`: a masked one need not be shown to be taken. */
  'review:takeAlternate': channel<DocumentDetail>()(z.object({ ...at, index: z.int().min(0).max(50) })),
  'review:confirm': channel<DocumentDetail>()(z.object(at)),
  'review:illegible': channel<DocumentDetail>()(z.object(at)),
  'review:notOnDocument': channel<DocumentDetail>()(z.object(at)),
  'review:override': channel<DocumentDetail>()(z.object({ ...at, value: z.string().max(10_000), reason })),
  'review:focus': channel<null>()(z.object(at)),
  /** The analyst went back to the queue. */
  'review:leave': channel<null>()(z.object({})),
  'review:approve': channel<DocumentDetail>()(z.object({ id: documentIdSchema })),
  'review:postpone': channel<DocumentDetail>()(z.object({ id: documentIdSchema })),
  'review:reject': channel<DocumentDetail>()(z.object({ id: documentIdSchema, reason })),
  'review:resubmit': channel<DocumentDetail>()(z.object({ id: documentIdSchema, reason })),
  'review:reopen': channel<DocumentDetail>()(z.object({ id: documentIdSchema, reason })),
  /** Sets the type by hand and reads the document again with it. Human corrections are kept. */
  'review:changeType': channel<DocumentDetail>()(z.object({ id: documentIdSchema, type: documentTypeSchema })),
  'review:undo': channel<Undone>()(z.object({})),
  /** The unmasked value; logged. */
  'review:reveal': channel<{ value: string }>()(z.object(at)),
  'review:history': channel<readonly AuditEntry[]>()(z.object({ id: documentIdSchema })),
} as const
