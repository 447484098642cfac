import { identifierKinds, type FieldKind } from '../../../../shared/domain/field-catalogue'
import { compact } from '../../identifiers'

/** What two readings of a field have in common when they say the same. */
export function valueKey(kind: FieldKind, value: string): string {
  switch (kind) {
    case 'name':
      return value.toLowerCase().replace(/[.\s'’-]/g, '')
    case 'address':
      // Marks count here: a code that says the same place in other marks is no proof of the printed line.
      return value
        .toLowerCase()
        .replace(/\s*([^\p{L}\p{M}\p{N}\s])\s*/gu, '$1')
        .replace(/\s+/g, ' ')
        .trim()
    case 'text':
    case 'list':
      return value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+]/gu, '')
    case 'code':
      return compact(value)
    default:
      return identifierKinds.includes(kind) ? compact(value) : value
  }
}
