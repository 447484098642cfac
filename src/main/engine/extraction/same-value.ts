import type { FieldKind } from '../../../shared/domain/field-catalogue'
import { compact } from '../identifiers'

/** What two readings of a field have in common when they say the same. */
export function valueKey(kind: FieldKind, value: string): string {
  switch (kind) {
    case 'name':
      return value.toLowerCase().replace(/[.\s'’-]/g, '')
    case 'address':
    case 'text':
    case 'list':
      return value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+]/gu, '')
    case 'aadhaar_number':
    case 'pan_number':
    case 'epic_number':
    case 'license_number':
    case 'passport_number':
      return compact(value)
    default:
      return value
  }
}
