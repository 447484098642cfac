import { z } from 'zod'
import { givenTypeSchema } from '../domain/document-types'
import type { DocumentChange } from '../domain/document-change'
import { tableEdgesSchema, type TableEdges } from '../domain/table-edges'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

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

/** `change` is null where more than one document changed: they have to be asked for again. */
export interface UndoneChange extends Undone {
  readonly change: DocumentChange | null
}

/** What became of a table under edges that were drawn. */
export interface TableCut {
  readonly change: DocumentChange
  /** With the numbers of the rows that are new. */
  readonly edges: TableEdges
  /** How many further pages were filled with it. */
  readonly further: number
  /** Cells in which something else stands now, but of which a human's word counts on. */
  readonly kept: number
  /** Cells with a human's word that went with their rows. */
  readonly gone: number
}

/** Where on a page a value was pointed at; quads are in page pixels. */
const point = z.object({ x: z.number(), y: z.number() })
export const pointedAtSchema = z.object({ page: z.int().min(0), quad: z.tuple([point, point, point, point]) })
const tableNameSchema = z.string().regex(/^[a-z_]{1,60}$/)
/** Of one document: a statement of a year has no more. */
export const mostRows = 20_000

/** An edit of a table, all of it or nothing: one step to undo. */
const tableEditSchema = z.object({
  id: documentIdSchema,
  table: tableNameSchema,
  /** Rows that are taken out. */
  remove: z.array(z.int().min(0)).max(mostRows).default([]),
  /** Rows that are added, each right after another, or first of all; their numbers are new to the table. */
  insert: z
    .array(z.object({ row: z.int().min(0).max(1_000_000), after: z.int().min(0).nullable() }))
    .max(mostRows)
    .default([]),
  /** Values by path; null: the cell is blank on the document. */
  cells: z
    .array(z.object({ path: z.string().max(200), value: z.string().max(10_000).nullable() }))
    .max(mostRows)
    .default([]),
})
export type TableEdit = z.output<typeof tableEditSchema>

/** Every change answers with what it made of the document: already written, nothing is held back. */
export const reviewChannels = {
  'review:correct': channel<DocumentChange>()(
    z.object({
      ...at,
      value: z.string().max(10_000),
      how: z.enum(['typed', 'alternate', 'words']),
      /** Where it was pointed at. */
      place: pointedAtSchema.nullable().default(null),
      /** More of the edit that wrote this field last: both are one step to undo. */
      continues: z.boolean().default(false),
    }),
  ),
  /** Takes an alternate by its place in `alternates`: a masked one need not be shown to be taken. */
  'review:takeAlternate': channel<DocumentChange>()(z.object({ ...at, index: z.int().min(0).max(50) })),
  'review:confirm': channel<DocumentChange>()(z.object(at)),
  'review:illegible': channel<DocumentChange>()(z.object(at)),
  'review:notOnDocument': channel<DocumentChange>()(z.object(at)),
  'review:override': channel<DocumentChange>()(z.object({ ...at, value: z.string().max(10_000), reason })),
  'review:focus': channel<null>()(z.object(at)),
  /** The analyst went back to the queue. */
  'review:leave': channel<null>()(z.object({})),
  'review:approve': channel<DocumentChange>()(z.object({ id: documentIdSchema })),
  'review:postpone': channel<DocumentChange>()(z.object({ id: documentIdSchema })),
  'review:reject': channel<DocumentChange>()(z.object({ id: documentIdSchema, reason })),
  'review:resubmit': channel<DocumentChange>()(z.object({ id: documentIdSchema, reason })),
  'review:reopen': channel<DocumentChange>()(z.object({ id: documentIdSchema, reason })),
  /** Sets the type by hand and reads the document again with it. Human corrections are kept. */
  'review:changeType': channel<DocumentChange>()(z.object({ id: documentIdSchema, type: givenTypeSchema })),
  'review:editTable': channel<DocumentChange>()(tableEditSchema),
  /**
   * The values that stand in these cells are right; those without one, and those that need no word, are passed over.
   */
  'review:confirmCells': channel<DocumentChange>()(
    z.object({
      id: documentIdSchema,
      table: tableNameSchema,
      paths: z.array(z.string().max(200)).min(1).max(mostRows),
    }),
  ),
  /** The edges of a table on a page, as they were drawn, or as its cells were read. */
  'review:tableEdges': channel<TableEdges>()(
    z.object({ id: documentIdSchema, table: tableNameSchema, page: z.int().min(0) }),
  ),
  /**
   * Fills the cells of a page again from the words under these edges. `fillDown`: from the row band of this place on,
   * over page breaks.
   */
  'review:cutTable': channel<TableCut>()(
    z.object({
      id: documentIdSchema,
      table: tableNameSchema,
      edges: tableEdgesSchema,
      fillDown: z.int().min(0).nullable().default(null),
    }),
  ),
  'review:undo': channel<UndoneChange>()(z.object({})),
  /** The unmasked value; logged. */
  'review:reveal': channel<{ value: string }>()(z.object(at)),
  'review:history': channel<readonly AuditEntry[]>()(z.object({ id: documentIdSchema })),
} as const
