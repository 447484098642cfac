import { field, formattedAddress, type FieldSpec } from './spec'

/** Bills of supply, which prove where somebody lives. */
export const utilityFields = {
  EBILL: [
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
  ],
} satisfies Record<string, readonly FieldSpec[]>
