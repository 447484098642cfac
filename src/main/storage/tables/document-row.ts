import type { DocumentChange, DocumentRecord, JoinedSides } from '../../../shared/domain/records'
import type { FilePart } from '../../../shared/domain/file-part'
import type { Band } from '../../../shared/domain/bands'
import type { ReadState, ReviewState } from '../../../shared/domain/review'
import { sql, type Bindable, type Sql } from '../database/sql'

/** The columns of a document, under the names of its record. */
export const documentColumns: Sql = sql`number, id, document_id AS documentId, file_name AS fileName,
  original_blob AS originalBlob, thumbnail_blob AS thumbnailBlob, read_state AS readState,
  review_state AS reviewState, type, type_confidence AS typeConfidence, forced_type AS forcedType, band,
  need_human AS needHuman, disagreements, pages, taken_in_at AS takenInAt, decided_at AS decidedAt, error_code AS errorCode,
  error_detail AS errorDetail, duplicate_of AS duplicateOf, focused_path AS focusedPath, attempts, part,
  part_of AS partOf, merged_into AS mergedInto, joined`

/** A row as it comes out of the database. */
export type StoredDocument = Omit<DocumentRecord, 'part' | 'joined'> & {
  readonly part: string | null
  readonly joined: string | null
}

export const recordOf = (row: StoredDocument): DocumentRecord => ({
  ...row,
  part: row.part === null ? null : (JSON.parse(row.part) as FilePart),
  joined: row.joined === null ? null : (JSON.parse(row.joined) as JoinedSides),
})

const columnOf: Readonly<Record<keyof DocumentChange, Sql>> = {
  thumbnailBlob: sql`thumbnail_blob`,
  readState: sql`read_state`,
  reviewState: sql`review_state`,
  type: sql`type`,
  typeConfidence: sql`type_confidence`,
  forcedType: sql`forced_type`,
  band: sql`band`,
  needHuman: sql`need_human`,
  disagreements: sql`disagreements`,
  pages: sql`pages`,
  decidedAt: sql`decided_at`,
  errorCode: sql`error_code`,
  errorDetail: sql`error_detail`,
  focusedPath: sql`focused_path`,
  attempts: sql`attempts`,
  part: sql`part`,
  mergedInto: sql`merged_into`,
}

/** `column = value` for each member of the change. */
export function assignments(change: DocumentChange): Sql[] {
  return Object.entries(change).map(([member, value]) => {
    const column = columnOf[member as keyof DocumentChange]
    return sql`${column} = ${bindable(value)}`
  })
}

const bindable = (value: unknown): Bindable =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : ((value ?? null) as Bindable)

const bandRisk: Readonly<Record<Band, number>> = {
  doubtful: 5,
  missing: 4,
  check: 3,
  sure: 2,
  proven: 1,
  corrected: 1,
}

/**
 * Where two machines disagree the risk is this at least, elsewhere less: an index that holds the risk tells the two
 * apart.
 */
export const disagreementRisk = 7000

/**
 * Order of the sort by risk: first where two machines disagree, then the worst band, then the number of fields that
 * need a human.
 */
export function riskOf(record: Pick<DocumentRecord, 'readState' | 'band' | 'needHuman' | 'disagreements'>): number {
  const open = Math.min(record.needHuman, 999)
  if (record.disagreements > 0) return disagreementRisk + open
  return (record.readState === 'UNRECOGNISED' ? 6 : record.band ? bandRisk[record.band] : 0) * 1000 + open
}

const readOrder: readonly ReadState[] = ['EXTRACTED', 'UNRECOGNISED', 'FAILED', 'PROCESSING', 'QUEUED']
const reviewOrder: readonly ReviewState[] = ['IN_REVIEW', 'NEW', 'POSTPONED', 'RESUBMIT', 'REJECTED', 'APPROVED']

/** Order of the sort by state: what waits for a human first, then what is finished, then what is not yet read. */
export function stateRankOf(record: Pick<DocumentRecord, 'readState' | 'reviewState'>): number {
  return readOrder.indexOf(record.readState) * 10 + reviewOrder.indexOf(record.reviewState)
}
