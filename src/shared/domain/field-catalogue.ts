import type { DocumentType } from './document-types'
import { businessFields } from './fields/business'
import { financeFields } from './fields/finance'
import { propertyFields } from './fields/property'
import { field, formattedAddress, type FieldSpec } from './fields/spec'
import { utilityFields } from './fields/utilities'

export { identifierKinds, type FieldKind, type FieldSpec } from './fields/spec'

/**
 * The fields of each document type, in the order in which they are reviewed.
 * Types without an entry are recognised but not read yet.
 */
export const fieldCatalogue: Readonly<Partial<Record<DocumentType, readonly FieldSpec[]>>> = {
  AADHAAR: [
    field('name', 'name'),
    field('date_of_birth', 'date'),
    field('gender', 'gender'),
    field('aadhaar_number', 'aadhaar_number'),
    field('address', 'address', false),
    ...formattedAddress,
  ],
  PAN: [
    field('name_as_per_pan', 'name'),
    field('father_name', 'name', false),
    field('pan_number', 'pan_number'),
    field('dob', 'date'),
    field('document_quality_flag', 'flag'),
  ],
  DRIVING_LICENSE: [
    field('name', 'name'),
    field('father_name', 'name', false),
    field('license_number', 'license_number'),
    field('date_of_birth', 'date'),
    field('blood_group', 'text', false),
    field('address', 'address', false),
    field('issue_date', 'date', false),
    field('valid_till', 'date', false),
    field('vehicle_classes', 'list', false),
    ...formattedAddress,
  ],
  VOTER_ID: [
    field('name', 'name'),
    field('father_name', 'name', false),
    field('epic_number', 'epic_number'),
    field('gender', 'gender', false),
    field('date_of_birth', 'date', false),
    field('address', 'address', false),
    ...formattedAddress,
  ],
  PASSPORT: [
    field('surname', 'name'),
    field('given_names', 'name'),
    field('passport_number', 'passport_number'),
    field('nationality', 'text'),
    field('sex', 'gender'),
    field('date_of_birth', 'date'),
    field('place_of_birth', 'text', false),
    field('place_of_issue', 'text', false),
    field('date_of_issue', 'date', false),
    field('date_of_expiry', 'date'),
    field('mrz_line_1', 'mrz_line'),
    field('mrz_line_2', 'mrz_line'),
  ],
  ...businessFields,
  ...propertyFields,
  ...utilityFields,
  ...financeFields,
}

/** The specification of one field of a type, or undefined where the catalogue has none. */
export function fieldSpec(type: DocumentType, path: string): FieldSpec | undefined {
  return fieldCatalogue[type]?.find((f) => f.path === path)
}
