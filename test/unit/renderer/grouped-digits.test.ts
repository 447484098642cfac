import { expect, it } from 'vitest'
import { groupedDigits } from '../../../src/renderer/lib/grouped-digits'

it.each([
  ['13534000.00', '1,35,34,000.00'],
  ['-479463.00', '-4,79,463.00'],
  ['1000', '1,000'],
  ['123456789.5', '12,34,56,789.5'],
  ['999.99', '999.99'],
  ['0012', '0012'],
  ['12a', '12a'],
  ['', ''],
])('groups %s as it is printed: %s', (value, printed) => {
  expect(groupedDigits(value)).toBe(printed)
})
