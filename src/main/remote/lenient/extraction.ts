import { documentTypes } from '../../../shared/domain/document-types'
import { inOurSpelling, isObject, scoreOf, type Json } from './values'

const known: ReadonlySet<string> = new Set([...documentTypes, 'UNRECOGNISED', 'FAILED'])
/** Below every band that is shown as sure: nobody said how sure it is. */
const unsaid = 0.5

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** An element of a result list; what is none is handed on for the schema to refuse. */
export function itemOf(item: unknown): unknown {
  if (!isObject(item)) return item
  const { document_id, file_data } = inOurSpelling(item)
  return { document_id: isScalar(document_id) ? String(document_id) : document_id, file_data: fileData(file_data) }
}

/** A type that is not known here counts as unrecognised; its name is kept beside it. */
function fileData(value: unknown): unknown {
  if (!isObject(value)) return value
  const given = value['document_type'] ?? value['documentType']
  const type =
    typeof given === 'string'
      ? given
          .trim()
          .toUpperCase()
          .replace(/[\s-]+/g, '_')
      : ''
  const data: Json = { document_type: known.has(type) ? type : 'UNRECOGNISED' }
  if (!known.has(type) && type !== '') data['document_type_given'] = type
  for (const [name, member] of Object.entries(value)) {
    if (name === 'document_type' || name === 'documentType') continue
    const read = name.startsWith('error_') ? member : memberOf(member)
    if (read !== undefined && read !== null) data[name] = read
  }
  return data
}

/** A field, an object of fields or rows of fields; undefined for what is none of them. */
function memberOf(value: unknown): unknown {
  if (isScalar(value)) return fieldOf({ value })
  if (Array.isArray(value)) {
    const rows = value.filter(isObject).map(rowOf)
    return rows.length > 0 ? rows : undefined
  }
  if (!isObject(value)) return undefined
  return 'value' in value ? fieldOf(value) : rowOf(value)
}

const rowOf = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, cell]) => {
      const field = isObject(cell) ? fieldOf(cell) : isScalar(cell) ? fieldOf({ value: cell }) : undefined
      return field === undefined ? [] : [[name, field]]
    }),
  )

function fieldOf(field: Json): Json | undefined {
  const { value, transliteration, ...rest } = field
  if (!isScalar(value)) return undefined
  const { confidence_score, confidence, score } = inOurSpelling(rest)
  return {
    value: String(value),
    confidence_score: scoreOf(confidence_score) ?? scoreOf(confidence) ?? scoreOf(score) ?? unsaid,
    ...(typeof transliteration === 'string' ? { transliteration } : {}),
  }
}
