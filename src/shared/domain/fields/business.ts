import { field, formattedAddress, type FieldSpec } from './spec'

/** Registrations of businesses. */
export const businessFields = {
  GST_CERT: [
    field('gstin', 'gstin'),
    field('legal_name', 'text'),
    field('trade_name', 'text', false),
    field('constitution_of_business', 'text'),
    field('address', 'address'),
    field('registration_type', 'text'),
    field('valid_from', 'date', false),
    field('date_of_issue', 'date', false),
    ...formattedAddress,
  ],
  SHOP_ACT_LICENSE: [
    field('registration_number', 'code'),
    field('establishment_name', 'text'),
    field('employer_name', 'text', false),
    field('address', 'address'),
    field('nature_of_business', 'text', false),
    field('issue_date', 'date', false),
    field('valid_till', 'date', false),
    ...formattedAddress,
  ],
  UDYAM_CERT: [
    field('udyam_registration_number', 'udyam_number'),
    field('enterprise_name', 'text'),
    field('enterprise_type', 'text', false),
    field('major_activity', 'text', false),
    field('address', 'address', false),
    field('date_of_incorporation', 'date', false),
    field('date_of_registration', 'date'),
    ...formattedAddress,
  ],
  FSSAI_CERTIFICATE: [
    field('license_number', 'fssai_number'),
    field('business_name', 'text'),
    field('address', 'address'),
    field('kind_of_business', 'text', false),
    field('issue_date', 'date', false),
    field('valid_till', 'date', false),
    ...formattedAddress,
  ],
} satisfies Record<string, readonly FieldSpec[]>
