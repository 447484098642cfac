import { z } from 'zod'
import type { DetectedType } from '../domain/document-types'
import type { FilePart } from '../domain/file-part'
import type { ReadState, ReviewState } from '../domain/review'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

/** A document of a file, as the view that divides the file shows it. */
export interface DividedDocument {
  readonly id: string
  readonly documentId: string
  readonly type: DetectedType | null
  readonly readState: ReadState
  readonly reviewState: ReviewState
  readonly part: FilePart
}

export interface FileDivision {
  /** The document that was taken in with the file. */
  readonly head: string
  readonly fileName: string
  readonly documents: readonly DividedDocument[]
  /** Every page of the file, with a document that has its image. */
  readonly pages: readonly { readonly page: number; readonly shownBy: string }[]
}

const partSchema = z.object({
  pages: z.array(z.int().min(0).max(10_000)).min(1).max(1000),
  at: z.int().min(0).max(100).nullable(),
})

export const divisionChannels = {
  /** The documents of the file that a document belongs to. */
  'division:get': channel<FileDivision>()(z.object({ id: documentIdSchema })),
  /**
   * Divides the file anew; every page belongs to one document, or to those that share it. Documents whose pages
   * change are read again; those that are left without pages are merged out of sight. One step to undo.
   */
  'division:set': channel<FileDivision>()(
    z.object({ id: documentIdSchema, parts: z.array(partSchema).min(1).max(500) }),
  ),
} as const
