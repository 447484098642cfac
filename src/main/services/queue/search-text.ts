import { detectedTypeSchema, type DetectedType, type KnownType } from '../../../shared/domain/document-types'
import type { DocumentRecord } from '../../../shared/domain/records'
import type { ReviewField } from '../../../shared/domain/review'
import { typeNames } from '../../../shared/domain/type-names'
import { maskField } from '../masking/fields'
import { maskWithin } from '../masking/aadhaar'
import type { SearchTerm } from '../ports/store'

/** Evens case and Unicode forms, as text is kept in the index and looked for. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A masked number is found with and without its gaps. */
const compact = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * The text under which a document is found: its name as it is shown, which is not that of the file where the file holds
 * several, type, values. Never holds a whole Aadhaar number.
 */
export function searchText(
  { documentId, fileName }: Pick<DocumentRecord, 'documentId' | 'fileName'>,
  type: DetectedType | null,
  fields: readonly ReviewField[],
): string {
  const values = fields.flatMap((field) => maskField(field, true).value ?? [])
  const text = [documentId, fileName, type ?? '', ...values, ...values.map(compact)].join('\n')
  return fold(maskWithin(text, true))
}

/** The words of a search, folded and masked like the index: a whole Aadhaar number finds by its last four digits. */
export function searchTerms(search: string): SearchTerm[] {
  return fold(maskWithin(search, true))
    .split(/\s+/)
    .filter((term) => term !== '' && term !== 'xxxx')
    .map((text) => ({ text, types: typesNamed(text) }))
}

/** Looked up when it is searched, not kept in the index: a name that is worded anew finds what was read before. */
const typesNamed = (text: string): KnownType[] =>
  detectedTypeSchema.options.filter((type) =>
    Object.values(typeNames).some((names) => fold(names[type]).includes(text)),
  )
