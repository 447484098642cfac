import { documentTypes, type DocumentType } from '../../../shared/domain/document-types'
import { fieldSpec, type FieldKind } from '../../../shared/domain/field-catalogue'
import type { StoredReading } from '../../../shared/domain/records'
import type { ExtractedField } from '../../../shared/domain/reading'
import type { LocalFinding, RemoteReading } from '../../../shared/domain/remote-reading'
import { tableCatalogue } from '../../../shared/domain/table-catalogue'
import { cellPlace } from '../../../shared/domain/tables'
import type { ValueRules } from '../ports/value-rules'
import { agreed, disputed, remoteOnly, limits } from './merge-field'
import { remoteFields, unlikeTables, type RemoteField } from './remote-fields'
import { sameValue } from './same-value'

/** Lines into which an address was cut by another hand differ without either being wrong. */
const cutDifferently = /^formatted_address\.address_line_/

/**
 * The reading of a document with the service's beside it. What a human said of a field stands above both, and is not
 * touched here. Made anew from what each machine said by itself, so it may be called again with either renewed.
 */
export function withRemote(reading: StoredReading, remote: RemoteReading, rules: ValueRules): StoredReading {
  const local: LocalFinding = remote.local ?? reading
  const theirType = typeOf(remote)
  if (theirType === null) return { ...reading, ...local }
  const { type } = local.classification
  if (type === 'UNRECOGNISED') return { ...reading, ...typedByRemote(local, theirType, remote, reading, rules) }
  if (type !== theirType)
    return { ...reading, ...local, fields: local.fields.map((field) => otherType(field, theirType)) }
  return { ...reading, ...local, fields: mergeFields(type, local.fields, remote, reading, rules) }
}

/** The type that the service has seen; null where it is none that is known here. */
export const typeOf = ({ fileData }: RemoteReading): DocumentType | null =>
  documentTypes.find((type) => type === fileData.document_type) ?? null

/** Nothing was recognised here: the type and the values are the service's alone. */
function typedByRemote(
  local: LocalFinding,
  type: DocumentType,
  remote: RemoteReading,
  { pages }: StoredReading,
  rules: ValueRules,
): LocalFinding {
  return {
    classification: { ...local.classification, type, confidence: limits.remoteOnly },
    fields: remoteFields(remote.fileData).map((field) => remoteOnly(inOurForm(type, field, rules), pages)),
  }
}

/** Another type is another document: nothing of it can be set beside ours, and nothing of ours is sure. */
const otherType = (field: ExtractedField, remote: DocumentType): ExtractedField => ({
  ...field,
  proven: false,
  confidence: Math.min(field.confidence, limits.disputed),
  reasons: [{ code: 'remote_type_differs', params: { remote } }, ...field.reasons],
})

function mergeFields(
  type: DocumentType,
  ours: readonly ExtractedField[],
  remote: RemoteReading,
  { pages }: StoredReading,
  rules: ValueRules,
): readonly ExtractedField[] {
  const given = comparable(type, ours, remote, rules)
  const theirs = new Map(given.map((field) => [field.path, field]))
  const merged = ours.flatMap((field): ExtractedField[] => {
    const other = theirs.get(field.path)
    if (!other) return remote.wanted === 'remote' && !isDerived(field) ? [] : [field]
    return [mergeOne(kindOf(type, field.path), field, other, { remote, pages }, rules)]
  })
  const known = new Set(ours.map((field) => field.path))
  return [...merged, ...given.filter(({ path }) => !known.has(path)).map((field) => remoteOnly(field, pages))]
}

/** What the service says, in our form, without the tables of which it has seen another number of rows. */
export function comparable(
  type: DocumentType,
  ours: readonly { readonly path: string }[],
  { fileData }: RemoteReading,
  rules: ValueRules,
): readonly RemoteField[] {
  const given = remoteFields(fileData).map((field) => inOurForm(type, field, rules))
  const unlike = unlikeTables(ours, given)
  return given.filter(({ path }) => !unlike.has(cellPlace(path)?.table ?? ''))
}

function mergeOne(
  kind: FieldKind,
  ours: ExtractedField,
  theirs: RemoteField,
  beside: { readonly remote: RemoteReading; readonly pages: StoredReading['pages'] },
  rules: ValueRules,
): ExtractedField {
  if (sameValue(kind, ours.value, theirs.value, rules)) return agreed(ours, theirs, beside)
  if (cutDifferently.test(ours.path)) return ours
  return disputed(ours, theirs, beside)
}

/** In the form in which values are kept, so that it can be taken as it is; as it came where it has no such form. */
function inOurForm(type: DocumentType, field: RemoteField, rules: ValueRules): RemoteField {
  const { value, ok } = rules(kindOf(type, field.path), field.value)
  return ok ? { ...field, value } : field
}

const isDerived = ({ evidence }: ExtractedField): boolean =>
  evidence.every(({ source }) => source === 'derived' || source === 'image')

function kindOf(type: DocumentType, path: string): FieldKind {
  const place = cellPlace(path)
  if (!place) return fieldSpec(type, path)?.kind ?? 'text'
  const table = tableCatalogue[type]?.find(({ name }) => name === place.table)
  return table?.columns.find(({ name }) => name === place.column)?.kind ?? 'text'
}
