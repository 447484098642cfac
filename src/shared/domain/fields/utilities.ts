import { field, formattedAddress, type FieldSpec } from './spec'

/** What a bill of electricity, water or gas says. */
const supply = [
  field('consumer_name', 'text'),
  field('consumer_number', 'code'),
  field('address', 'address'),
  field('provider_name', 'text'),
  field('bill_date', 'date'),
  field('due_date', 'date', false),
  field('bill_amount', 'amount'),
  field('units_consumed', 'number', false),
  field('meter_number', 'code', false),
  ...formattedAddress,
] as const

/** Bills of supply, which prove where somebody lives. */
export const utilityFields = {
  EBILL: supply,
  WATER_BILL: supply,
  GAS_BILL: supply,
  PROPERTY_TAX_RECEIPT: [
    field('owner_name', 'text'),
    field('property_number', 'code'),
    field('address', 'address', false),
    field('authority_name', 'text', false),
    field('assessment_year', 'text', false),
    field('receipt_number', 'code', false),
    field('receipt_date', 'date', false),
    field('amount_paid', 'amount'),
    ...formattedAddress,
  ],
  RATION_CARD: [
    field('name', 'name'),
    field('card_number', 'code'),
    field('card_type', 'text', false),
    field('address', 'address', false),
    field('issue_date', 'date', false),
    ...formattedAddress,
  ],
} satisfies Record<string, readonly FieldSpec[]>
