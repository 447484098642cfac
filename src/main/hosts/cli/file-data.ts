/** A reading, or why there is none, in the shape of the interface. */
import type { ExtractionItem, FailureCode } from '../../../shared/contract/extraction'
import type { DocumentReading, ExtractedField } from '../../../shared/domain/reading'
import { errorSpecs, type ErrorCode } from '../../../shared/errors/codes'

type FileData = ExtractionItem['file_data']

const nested = 'formatted_address'

/** Only what was found is listed; an address that was found always has its state, perhaps empty. */
export function fileDataOf(reading: DocumentReading): FileData {
  const { type, nearest } = reading.classification
  if (type === 'UNRECOGNISED') {
    const near = nearest.map((n) => n.type).join(', ')
    const message = `The document is none of the supported types${near === '' ? '' : `; nearest: ${near}`}.`
    return { document_type: type, error_code: 'UNRECOGNISED', error_message: message }
  }
  const data: FileData = { document_type: type }
  const address: Record<string, { value: string; confidence_score: number }> = {}
  for (const field of reading.fields) {
    if (field.path.startsWith(`${nested}.`)) address[field.path.slice(nested.length + 1)] = entry(field)
    else data[field.path] = entry(field)
  }
  if (Object.keys(address).length > 0) data[nested] = { state: { value: '', confidence_score: 0 }, ...address }
  return data
}

const entry = (field: ExtractedField): { value: string; confidence_score: number } => ({
  value: field.value,
  confidence_score: Math.round(field.confidence * 1e4) / 1e4,
})

/** The interface knows fewer codes than the engine; its own are the nearest of them. */
const failures: Readonly<Partial<Record<ErrorCode, FailureCode>>> = {
  EMPTY_FILE: 'DAMAGED',
  DAMAGED: 'DAMAGED',
  UNSUPPORTED_FORMAT: 'UNSUPPORTED_FORMAT',
  TOO_LARGE: 'TOO_LARGE',
  TOO_SMALL: 'UNSUPPORTED_FORMAT',
  PASSWORD_PROTECTED: 'PASSWORD_PROTECTED',
  FILE_UNREADABLE: 'FETCH_FAILED',
}

/** The item of a file that could not be read. What went wrong in the reader counts as damage of the file. */
export function failedData(code: ErrorCode): FileData {
  const { message } = errorSpecs[code]
  return { document_type: 'FAILED', error_code: failures[code] ?? 'DAMAGED', error_message: message }
}
