/** How a field's value is typed, shown and edited. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'date'
  | 'address'
  | 'gender'
  | 'list'
  | 'flag'
  | 'aadhaar_number'
  | 'pan_number'
  | 'epic_number'
  | 'license_number'
  | 'passport_number'
  | 'mrz_line'
  | 'postcode'
  | 'gstin'
  | 'udyam_number'
  | 'fssai_number'
  /** Numbers of an office's own making: consumer, meter, registration. Read character by character, no rule known. */
  | 'code'
  | 'amount'
  /** A count, a quantity or a rate, with as many decimals as are printed. */
  | 'number'
  | 'ifsc'

/** Numbers that an authority gives by rules that can be checked. */
export const identifierKinds: readonly FieldKind[] = [
  'aadhaar_number',
  'pan_number',
  'epic_number',
  'license_number',
  'passport_number',
  'gstin',
  'udyam_number',
  'fssai_number',
  'ifsc',
]

export interface FieldSpec {
  /** Path as in the interface: a name, or `formatted_address.` and a member. Cells of tables: see tables.ts. */
  readonly path: string
  readonly kind: FieldKind
  /** Of a type that a user defined: what the user calls it, in any language. */
  readonly label?: string
  /** False where a genuine document of the type may not show the field; its absence then needs no human. */
  readonly expected: boolean
}

/** One field of a type; `expected` unless told. */
export const field = (path: string, kind: FieldKind, expected = true): FieldSpec => ({ path, kind, expected })

/** formatted_address is derived from the address: no member needs a human of its own when it is absent. */
export const formattedAddress: readonly FieldSpec[] = [
  field('formatted_address.address_line_1', 'text', false),
  field('formatted_address.address_line_2', 'text', false),
  field('formatted_address.city', 'text', false),
  field('formatted_address.state', 'text', false),
  field('formatted_address.postcode', 'postcode', false),
]
