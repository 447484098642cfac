import { z } from 'zod'
import { channel } from './channel'
import { documentIdSchema } from './document-id'
import type { AuditEntry } from './review'

const time = z.iso.datetime()

const logFilterSchema = z.object({
  action: z.string().max(40).nullable(),
  by: z.string().max(200).nullable(),
  documentId: documentIdSchema.nullable(),
  from: time.nullable(),
  /** Not itself. */
  until: time.nullable(),
})
export type LogFilter = z.infer<typeof logFilterSchema>

/** How the log says, before its id, with which other document an address was compared. */
export const comparedWithDocument = 'with document '

/** An entry as the reader of the log shows it; without a name where its document is gone. */
export interface AuditRow extends AuditEntry {
  /** The other document of a comparison, while it is there. */
  readonly otherId: string | null
  readonly otherName: string | null
  readonly documentId: string | null
  readonly fileName: string | null
  readonly hash: string
}

export interface LogPage {
  readonly rows: readonly AuditRow[]
  readonly actions: readonly string[]
  readonly people: readonly string[]
}

/** What an erasure did, and which backups outside the workspace may still hold the documents. */
export interface Erased {
  readonly documents: number
  readonly snapshots: number
  readonly backups: readonly string[]
}

/** Of backups, without the dot. */
export const backupExtension = 'veridesk-backup'

/** Long enough that guessing costs more than the documents are worth. */
/** Characters of a backup's passphrase. */
export const shortestPassphrase = 12
const passphrase = z.string().min(shortestPassphrase).max(1000)

export const keepingChannels = {
  'log:list': channel<LogPage>()(
    z.object({ filter: logFilterSchema, before: z.int().min(1).nullable(), limit: z.int().min(1).max(500) }),
  ),
  /** Opens the system's dialog; null where it was closed. */
  'log:evidence': channel<{ fileName: string } | null>()(z.object({ id: documentIdSchema, masked: z.boolean() })),
  'keeping:status': channel<{ readonly snapshots: readonly string[] }>()(z.object({})),
  /** Opens the system's dialog; null where it was closed. */
  'keeping:backup': channel<{ fileName: string; images: number } | null>()(z.object({ passphrase })),
  /** Of the backup that was given by another program, else of one chosen in the system's dialog; false where that was
   * closed. What is here now is kept beside what comes. */
  'keeping:restore': channel<boolean>()(
    z.object({ passphrase: z.string().min(1).max(1000), given: z.boolean().default(false) }),
  ),
  'keeping:restoreSnapshot': channel<null>()(z.object({ name: z.string().regex(/^\d{8}T\d{6}Z$/) })),
  /** Encrypts the workspace anew under a new key. */
  'keeping:changeKey': channel<null>()(z.object({})),
  'keeping:compact': channel<{ before: number; after: number }>()(z.object({})),
  /** Keeps documents from being deleted; without a reason, lifts that. */
  'keeping:hold': channel<null>()(
    z.object({
      ids: z.array(documentIdSchema).min(1).max(10_000),
      reason: z.string().trim().min(1).max(500).nullable(),
    }),
  ),
} as const
