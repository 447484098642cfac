/** A reading, or why there is none, in the shape of the interface. */
import type { ExtractionItem } from './extraction'
import { failed, unrecognised } from './no-extraction'
import { typeName } from '../domain/document-types'
import type { DocumentReading, ExtractedField } from '../domain/reading'
import { groupTables } from '../domain/tables'
import type { ErrorCode } from '../errors/codes'

type FileData = ExtractionItem['file_data']

const nested = 'formatted_address'

/**
 * Only what was found is listed; an address that was found always has its state, perhaps empty. Every row of a table
 * has all columns that the table has, a blank cell as an empty value that is as sure as the least sure of its row.
 */
export function fileDataOf(reading: DocumentReading): FileData {
  const { type, nearest, unread } = reading.classification
  if (type === 'UNRECOGNISED')
    return {
      ...unrecognised(
        nearest.map((candidate) => candidate.type),
        unread,
      ),
    }
  const data: FileData = { document_type: typeName(type) }
  const address: Record<string, { value: string; confidence_score: number }> = {}
  const { fields, tables } = groupTables(reading.fields)
  for (const field of fields) {
    if (field.path.startsWith(`${nested}.`)) address[field.path.slice(nested.length + 1)] = entry(field)
    else data[field.path] = entry(field)
  }
  if (Object.keys(address).length > 0) data[nested] = { state: { value: '', confidence_score: 0 }, ...address }
  for (const table of tables) {
    data[table.name] = table.rows.map(({ cells }) => {
      const blank = { value: '', confidence: Math.min(...Object.values(cells).map((cell) => cell?.confidence ?? 1)) }
      return Object.fromEntries(table.columns.map((column) => [column, entry(cells[column] ?? blank)]))
    })
  }
  return data
}

const entry = (
  field: Pick<ExtractedField, 'value' | 'confidence' | 'transliteration'>,
): { value: string; confidence_score: number; transliteration?: string } => ({
  value: field.value,
  confidence_score: Math.round(field.confidence * 1e4) / 1e4,
  ...(field.transliteration === undefined ? {} : { transliteration: field.transliteration }),
})

/** The item of a file that could not be read. */
export const failedData = (code: ErrorCode, why: string | null = null): FileData => ({ ...failed(code, why) })
