import { describe, expect, it } from 'vitest'
import { valueRules } from '../../../../src/main/hosts/rules/value-rules'
import type { FieldKind } from '../../../../src/shared/domain/field-catalogue'

const cases: readonly (readonly [kind: FieldKind, typed: string, value: string, ok: boolean])[] = [
  ['aadhaar_number', '2345 6789 0124', '234567890124', true],
  ['aadhaar_number', '2345 6789 0123', '234567890123', false],
  ['aadhaar_number', '२३४५ ६७८९ ०१२४', '234567890124', true],
  ['pan_number', 'abcpe 1234 f', 'ABCPE1234F', true],
  ['pan_number', 'ABCXE1234F', 'ABCXE1234F', false],
  ['date', '03/02/1990', '1990-02-03', true],
  ['date', '1990-02-03', '1990-02-03', true],
  ['date', '1990', '1990', true],
  ['date', '31/02/1990', '31/02/1990', false],
  ['date', 'tomorrow', 'tomorrow', false],
  ['postcode', '411 001', '411001', true],
  ['postcode', '011001', '011001', false],
  ['passport_number', 'm 1234567', 'M1234567', true],
  ['name', '  Asha   Rani ', 'Asha Rani', true],
  ['address', 'a,\n b', 'a, b', true],
  ['mrz_line', `p<ind${'<'.repeat(39)}`, `P<IND${'<'.repeat(39)}`, true],
  ['mrz_line', 'P<IND', 'P<IND', false],
]

describe('a value that a human gives', () => {
  it.each(cases)('as %s: %j becomes %j, fits its rule: %s', (kind, typed, value, ok) => {
    expect(valueRules(kind, typed)).toEqual({ value, ok })
  })
})
