import type { z } from 'zod'
import { typeName } from '../../../shared/domain/document-types'
import type { DocumentRecord, StoredReading, VerdictRecord } from '../../../shared/domain/records'
import type { FileData, reviewedValueSchema } from '../../../shared/contract/extraction'
import { failed, unrecognised, type NoExtraction } from '../../../shared/contract/no-extraction'
import { isErrorCode } from '../../../shared/errors/codes'
import { cellPath, groupTables } from '../../../shared/domain/tables'
import type { ReviewField } from '../../../shared/domain/review'
import { mayHoldAadhaar } from '../masking/aadhaar'
import { maskField } from '../masking/fields'
import { projectFields, type ProjectionRules } from '../review/project'

export type ReviewedValue = z.infer<typeof reviewedValueSchema>

/** One document as it is exported. */
export interface ReviewedItem {
  readonly document_id: string
  readonly file_data: FileData<ReviewedValue>
}

/** A finished document; without a reading where it could not be read. */
export interface ExportSource {
  readonly record: DocumentRecord
  readonly reading: StoredReading | undefined
  readonly verdicts: readonly VerdictRecord[]
}

/** A field that has a value, under its path. */
export interface ExportField {
  readonly path: string
  readonly value: ReviewedValue
}

/** The fields of a document as they are exported, in the catalogue's order; those without a value are left out. */
export function exportFields(source: ExportSource, rules: ProjectionRules, masked: boolean): ExportField[] {
  const { record, reading, verdicts } = source
  if (!reading || record.readState !== 'EXTRACTED') return []
  const said = new Map(verdicts.map((verdict) => [verdict.path, verdict]))
  const fields = projectFields(record.type, reading, verdicts, rules)
  const addressPath = fields.find((field) => field.kind === 'address')?.path ?? ''
  const exported = fields
    .map((field) => (masked ? maskField(field, mayHoldAadhaar(record.type)) : field))
    .flatMap((field) => {
      // A member that follows a corrected address was changed by the word on that address.
      const follows = field.verdict === null && field.value !== field.machineValue
      const value = reviewedValue(field, said.get(follows ? addressPath : field.path))
      return value ? [{ path: field.path, value }] : []
    })
  return inRowOrder(exported)
}

/** Rows are numbered as they stand, from 0: those that were added or taken out leave no gaps. */
function inRowOrder(fields: readonly ExportField[]): ExportField[] {
  const { fields: alone, tables } = groupTables(fields, 'as given')
  const cells = tables.flatMap((table) =>
    table.rows.flatMap((row, at) =>
      table.columns.flatMap((column) => {
        const cell = row.cells[column]
        return cell ? [{ ...cell, path: cellPath(table.name, at, column) }] : []
      }),
    ),
  )
  return [...alone, ...cells]
}

function reviewedValue(field: ReviewField, verdict: VerdictRecord | undefined): ReviewedValue | null {
  if (field.value === null) return null
  const isCorrected = verdict?.verdict === 'corrected' || verdict?.verdict === 'overridden'
  return {
    value: field.value,
    ...(field.transliteration === undefined ? {} : { transliteration: field.transliteration }),
    // The machine's confidence is about the machine's value; a human signs for another one.
    confidence_score: isCorrected ? 1 : (field.confidence ?? 1),
    original_value: field.machineValue,
    corrected: isCorrected,
    by: verdict?.by ?? null,
    at: verdict?.at ?? null,
    verdict: verdict?.verdict ?? null,
  }
}

/** The interface's shape: members of formatted_address in an object of their own, rows of tables in arrays. */
export function reviewedItem(source: ExportSource, rules: ProjectionRules, masked: boolean): ReviewedItem {
  return { document_id: source.record.documentId, file_data: fileData(source, rules, masked) }
}

/** What is sent even when the document does not show it: the state of an address, a blank cell of a table. */
const absent: ReviewedValue = {
  value: '',
  confidence_score: 0,
  original_value: null,
  corrected: false,
  by: null,
  at: null,
  verdict: null,
}

/** What stands in the place of fields where a document has none; null where it has. */
export function insteadOfFields({ record, reading }: ExportSource): NoExtraction | null {
  if (record.readState === 'FAILED') return failed(isErrorCode(record.errorCode) ? record.errorCode : 'INTERNAL')
  if (record.readState !== 'UNRECOGNISED') return null
  const { nearest = [], unread } = reading?.classification ?? {}
  return unrecognised(
    nearest.map(({ type }) => type),
    unread,
  )
}

function fileData(source: ExportSource, rules: ProjectionRules, masked: boolean): FileData<ReviewedValue> {
  const nothing = insteadOfFields(source)
  if (nothing) return { ...nothing }
  const { record } = source
  const data: FileData<ReviewedValue> = { document_type: typeName(record.type ?? 'UNRECOGNISED') }
  const { fields, tables } = groupTables(exportFields(source, rules, masked))
  for (const { path, value } of fields) {
    const [group, member] = path.split('.')
    if (group === undefined) continue
    if (member === undefined) data[group] = value
    else
      data[group] = {
        ...((data[group] as Record<string, ReviewedValue> | undefined) ?? { state: absent }),
        [member]: value,
      }
  }
  for (const table of tables) {
    data[table.name] = table.rows.map(({ cells }) => {
      const sureness = Object.values(cells).map((cell) => cell?.value.confidence_score ?? 1)
      const blank = { ...absent, confidence_score: Math.min(...sureness) }
      return Object.fromEntries(table.columns.map((column) => [column, cells[column]?.value ?? blank]))
    })
  }
  return data
}
