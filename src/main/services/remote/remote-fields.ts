import type { FileData } from '../../../shared/contract/extraction'
import { cellPath, cellPlace } from '../../../shared/domain/tables'

export interface RemoteField {
  readonly path: string
  readonly value: string
  readonly confidence: number
}

interface Given {
  readonly value: string
  readonly confidence_score: number
}

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && 'value' in value && 'confidence_score' in value

/** What describes the file and not the document. */
const beside = /^(document_type|document_type_given|error_code|error_message|document_quality_flag)$/

/** The fields of a result, each under its path; blank ones are none. */
export function remoteFields(data: FileData): readonly RemoteField[] {
  const fields = Object.entries(data).flatMap(([name, member]): RemoteField[] => {
    if (beside.test(name) || typeof member === 'string') return []
    if (isGiven(member)) return [fieldOf(name, member)]
    if (Array.isArray(member))
      return member.flatMap((row, at) =>
        Object.entries(row).map(([column, cell]) => fieldOf(cellPath(name, at, column), cell)),
      )
    return Object.entries(member).flatMap(([inner, value]) =>
      isGiven(value) ? [fieldOf(`${name}.${inner}`, value)] : [],
    )
  })
  return fields.filter((field) => field.value.trim() !== '')
}

const fieldOf = (path: string, { value, confidence_score }: Given): RemoteField => ({
  path,
  value,
  confidence: confidence_score,
})

/** Tables of which the two machines saw another number of rows: no cell of them can be set beside another. */
export function unlikeTables(
  ours: readonly { readonly path: string }[],
  theirs: readonly RemoteField[],
): ReadonlySet<string> {
  const rows = (fields: readonly { readonly path: string }[]) => {
    const found = new Map<string, Set<number>>()
    for (const place of fields.flatMap((field) => cellPlace(field.path) ?? []))
      found.set(place.table, (found.get(place.table) ?? new Set()).add(place.row))
    return found
  }
  const [local, remote] = [rows(ours), rows(theirs)]
  return new Set(
    [...remote].filter(([table, set]) => (local.get(table)?.size ?? set.size) !== set.size).map(([t]) => t),
  )
}
