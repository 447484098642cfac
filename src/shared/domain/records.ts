import type { Band } from './bands'
import type { DetectedType, GivenType } from './document-types'
import type { FilePart } from './file-part'
import type { PageQuad } from './geometry'
import type { DocumentReading, ExtractedField } from './reading'
import type { LocalFinding } from './remote-reading'
import type { ReadState, ReviewState, Verdict } from './review'
import type { RowLayout } from './table-rows'
import type { TableEdges } from './table-edges'

/** A document as it is kept: what the queue needs of it. Times are ISO, UTC. */
export interface DocumentRecord {
  readonly id: string
  /** Order of arrival; breaks every tie. */
  readonly number: number
  readonly documentId: string
  readonly fileName: string
  /** Names of stored images; the original's is also the keyed hash of its bytes. */
  readonly originalBlob: string
  readonly thumbnailBlob: string | null
  readonly readState: ReadState
  readonly reviewState: ReviewState
  readonly type: DetectedType | null
  readonly typeConfidence: number | null
  readonly forcedType: GivenType | null
  readonly band: Band | null
  readonly needHuman: number
  /** Fields of which this machine and the service say different things, and no human has spoken yet. */
  readonly disagreements: number
  readonly pages: number
  readonly takenInAt: string
  /** When it was approved, rejected or sent back; null while open. */
  readonly decidedAt: string | null
  readonly errorCode: string | null
  readonly errorDetail: string | null
  readonly duplicateOf: string | null
  readonly focusedPath: string | null
  /** Which of the documents of its file it is; null: the file holds no other, or is not read yet. */
  readonly part: FilePart | null
  /** The document that was taken in with the file; null: this one. */
  readonly partOf: string | null
  /** The document into which it was merged, and behind which it does not show; null: it stands for itself. */
  readonly mergedInto: string | null
  /** Ids of the two documents of one file each of which it is joined; null: it is of one file. */
  readonly joined: JoinedSides | null
  /** How often reading was begun without an end. */
  readonly attempts: number
}

/** A card whose sides came as two files: the ids of the documents of its front and of its back. */
export interface JoinedSides {
  readonly front: string
  readonly back: string
}

/** What a new document starts with. */
export type NewDocument = Pick<
  DocumentRecord,
  'id' | 'documentId' | 'fileName' | 'originalBlob' | 'takenInAt' | 'duplicateOf'
> &
  Partial<Pick<DocumentRecord, 'part' | 'partOf' | 'joined'>>

/** The members of a record that change after it was taken in. */
export type DocumentChange = Partial<
  Pick<
    DocumentRecord,
    | 'thumbnailBlob'
    | 'readState'
    | 'reviewState'
    | 'type'
    | 'typeConfidence'
    | 'forcedType'
    | 'band'
    | 'needHuman'
    | 'disagreements'
    | 'pages'
    | 'decidedAt'
    | 'errorCode'
    | 'errorDetail'
    | 'focusedPath'
    | 'attempts'
    | 'part'
    | 'mergedInto'
  >
>

/** A stored page image. */
export interface PageBlob {
  readonly index: number
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly blob: string
}

/** What the engine found, with what a human has done since to the form of its tables. */
export interface StoredReading extends DocumentReading {
  /** By name of the table; absent where its rows are as they were read. */
  readonly rows?: Readonly<Record<string, RowLayout>>
  /** Edges that a human drew, by name of the table, for each page that has some. */
  readonly edges?: Readonly<Record<string, readonly TableEdges[]>>
  /** Cells that were cut anew along them, by path; each in the place of what was read there, null where nothing is. */
  readonly cut?: Readonly<Record<string, ExtractedField | null>>
}

/** Where on a page a human pointed. */
export interface PointedAt {
  readonly page: number
  readonly quad: PageQuad
}

/** What a human said of one field. `value` is null where there is none on the document. */
export interface VerdictRecord {
  readonly documentId: string
  readonly path: string
  readonly verdict: Verdict
  readonly value: string | null
  readonly reason: string | null
  readonly by: string
  readonly at: string
  /** Where the value was pointed at, where it was. */
  readonly place?: PointedAt | null
}

/** What an undo brings back. */
export interface UndoStep {
  readonly number: number
  readonly documentId: string
  readonly path: string | null
  readonly before: UndoBefore
}

export interface UndoBefore {
  /** The verdict that stood on the field; undefined where the step was about no field. */
  readonly verdict?: VerdictRecord | null
  readonly reviewState: ReviewState
  readonly decidedAt: string | null
  /** Present where the type was changed by hand. */
  readonly forcedType?: GivenType | null
  /** Present where a file was divided anew: its documents as they were. */
  readonly division?: readonly FilePart[]
  /** Present where two documents were joined, or a joined one was separated: whether they were one before. */
  readonly wereJoined?: boolean
  /**
   * Present where a decision was taken back and a later result of the service put beside the reading: what was signed
   * for.
   */
  readonly found?: LocalFinding
  /** Present where a table was edited: what stood before. */
  readonly table?: TableBefore
}

/** A cell that was cut anew, or `as read`; null: the edges have no words. */
export interface CutRecord {
  readonly path: string
  readonly field: ExtractedField | 'as read' | null
}

/** Edges that were drawn over a page, as they were. */
export interface EdgesBefore {
  readonly page: number
  readonly was: TableEdges | null
}

/** What an edit of a table changed, as it was. Null: there was none. */
export interface TableBefore {
  readonly name: string
  /** Absent where the rows stayed as they were. */
  readonly rows?: RowLayout | null
  readonly verdicts: readonly { readonly path: string; readonly verdict: VerdictRecord | null }[]
  readonly cut: readonly CutRecord[]
  /**
   * Absent where no edges were drawn; those of one page alone in steps that were kept when no other page was filled.
   */
  readonly edges?: EdgesBefore | readonly EdgesBefore[]
}

/** Why and by whose word a document may not be deleted. */
export interface LegalHold {
  readonly reason: string
  readonly by: string
  readonly at: string
}

/** An entry for the log, before it has its place and its hash. Values are masked where the field is. */
export interface NewAuditEntry {
  readonly at: string
  readonly by: string
  readonly action: string
  readonly documentId: string | null
  readonly path: string | null
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}
