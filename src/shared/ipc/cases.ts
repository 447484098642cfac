import { z } from 'zod'
import type { CrossCheckName, CrossCheckResult } from '../contract/cross-checks'
import type { FileState, FlowState } from '../contract/states'
import type { CheckReason } from '../domain/case-checks'
import type { DetectedType, DocumentKind } from '../domain/document-types'
import type { PageQuad } from '../domain/geometry'
import type { ReadState, ReviewField, ReviewState } from '../domain/review'
import { channel } from './channel'
import type { Erased } from './keeping'
import { documentIdSchema } from './document-id'

/** A case as it is chosen among others. */
export interface CaseName {
  readonly id: string
  readonly applicationId: string
}

export interface CaseLine extends CaseName {
  readonly productType: string
  /** Whose it is; null where the desk made it. */
  readonly client: string | null
  readonly isConversation: boolean
  readonly status: FlowState
  readonly createdAt: string
  readonly documents: number
  /** Files that have not ended. */
  readonly waiting: number
}

/** What the documents of a case are compared in. */
export const caseRows = ['name', 'birth', 'identifiers', 'address', 'validity'] as const
export type CaseRow = (typeof caseRows)[number]

export interface CaseDocument {
  readonly id: string
  /** The client's id, or the file's name without extension. */
  readonly name: string
  readonly type: DetectedType | null
  readonly readState: ReadState
  readonly reviewState: ReviewState
  readonly needHuman: number
  /** True where an analyst put it to the case and may take it out. */
  readonly isRemovable: boolean
  /** Masked. */
  readonly cells: Readonly<Record<CaseRow, readonly ReviewField[]>>
  readonly maskedRegions: readonly { readonly page: number; readonly quad: PageQuad | null }[]
  /** Where words stand at the values and around them: a crop shows whole lines, and nothing of those beside. */
  readonly print: readonly { readonly page: number; readonly quad: PageQuad }[]
}

/** A file of the case of which there is no document: it waits, or could not be had or read. */
export interface CaseFile {
  readonly documentId: string
  readonly state: FileState
  readonly errorCode: string | null
  /** Why it could not be fetched, in a few words; null where there is no more to say. */
  readonly failure: string | null
  readonly canRetry: boolean
}

export interface CaseCheck {
  readonly check: CrossCheckName
  readonly result: CrossCheckResult
  /** 0..1 */
  readonly score: number | null
  readonly reason: CheckReason
  /** The fields that it looked at; of a document and a path. */
  readonly evidence: readonly { readonly document: string; readonly path: string }[]
}

export interface CaseDetail extends Omit<CaseLine, 'documents' | 'waiting'> {
  readonly documents: readonly CaseDocument[]
  readonly files: readonly CaseFile[]
  readonly missing: readonly DocumentKind[]
  readonly checks: readonly CaseCheck[]
  /** How many of its documents are in other cases as well. */
  readonly shared: number
}

const id = z.guid()
const documents = z.array(documentIdSchema).min(1).max(200)

export const caseChannels = {
  /** The names of the products, in the order of their files. */
  'cases:products': channel<readonly string[]>()(z.object({})),
  'cases:list': channel<{ readonly rows: readonly CaseLine[]; readonly total: number }>()(
    z.object({
      /** Of the application; empty: all of them. */
      search: z.string().trim().max(256).default(''),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(200),
    }),
  ),
  'cases:detail': channel<CaseDetail>()(z.object({ id })),
  /** Answers with the id of the case. */
  'cases:create': channel<{ readonly id: string }>()(
    z.object({
      applicationId: z.string().trim().min(1).max(256),
      productType: z.string().min(1).max(256),
      documents,
    }),
  ),
  'cases:add': channel<null>()(z.object({ id, documents })),
  'cases:takeOut': channel<null>()(z.object({ id, document: documentIdSchema })),
  /** Fetches its files that failed once more; INVALID_STATE where it has ended. */
  'cases:retry': channel<null>()(z.object({ id })),
  /** Erases it with its documents; LEGAL_HOLD where one of them may not be. */
  'cases:erase': channel<Erased>()(z.object({ id })),
  /** The cases that a document belongs to. */
  'cases:ofDocument': channel<readonly CaseName[]>()(z.object({ document: documentIdSchema })),
} as const
