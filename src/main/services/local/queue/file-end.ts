import { fileDataOf, failedData } from '../../../../shared/contract/file-data'
import type { DocumentReading } from '../../../../shared/domain/reading'
import type { ErrorCode } from '../../../../shared/errors/codes'
import type { DocumentFlaw, FileEnd } from '../../ports/service-records'

/** A value under this is no reading. */
const legible = 0.2

/** Fields whose passing makes a document expired. */
const endDates = ['valid_till', 'date_of_expiry']

/** How a file that was read ends. */
export function endOfReading(reading: DocumentReading, today: string): FileEnd {
  const { type } = reading.classification
  return {
    state: type === 'UNRECOGNISED' ? 'UNRECOGNISED' : 'EXTRACTED',
    documentType: type,
    fileData: fileDataOf(reading),
    flaws: flawsOf(reading, today),
    failure: null,
  }
}

/**
 * How a file that could not be had or read ends; `failure` says why in a few words, where more is known than the code.
 */
export const endOfFailure = (code: ErrorCode, failure: string | null = null): FileEnd => ({
  state: 'FAILED',
  documentType: 'FAILED',
  fileData: failedData(code, failure),
  flaws: [],
  failure,
})

function flawsOf({ fields, pages, classification }: DocumentReading, today: string): DocumentFlaw[] {
  const flaws: DocumentFlaw[] = []
  const flag = fields.find((field) => field.path === 'document_quality_flag')?.value
  if (flag === 'cut' || pages.some((page) => page.picture === 'cut')) flaws.push('cut')
  if (flag === 'screen' || pages.some((page) => page.picture === 'screen')) flaws.push('screen')
  const read = fields.filter((field) => field.path !== 'document_quality_flag')
  if (classification.type !== 'UNRECOGNISED' && !read.some((field) => field.confidence >= legible)) {
    flaws.push('unreadable')
  }
  if (read.some((field) => endDates.includes(field.path) && isDate(field.value) && field.value < today)) {
    flaws.push('expired')
  }
  return flaws
}

const isDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
