import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDecimal } from '../../../src/shared/lib/plain-decimal'

test.each([
  ['1,23,456.78', '123456.78'],
  ['₹ 1,000', '1000'],
  ['Rs.500/-', '500'],
  ['INR 12,34,567.00', '1234567.00'],
  ['(1,200.50)', '-1200.50'],
  ['1,200.50-', '-1200.50'],
  ['-45.00', '-45.00'],
  ['0.00', '0.00'],
  ['12,000.00 Cr', '12000.00'],
  ['१२,३४५.६७', '12345.67'],
])('%s is %s', (text, value) => expect(plainDecimal(text)).toBe(value))

test.each(['', 'abc', '1.2.3', '12,3', '1,2345', 'NEFT 500'])('%s is no amount', (text) =>
  expect(plainDecimal(text)).toBeNull(),
)

test('an amount in Indian grouping comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (rupees, paise) => {
      const tail = `.${String(paise).padStart(2, '0')}`
      expect(plainDecimal(`${rupees.toLocaleString('en-IN')}${tail}`)).toBe(`${rupees}${tail}`)
    }),
  )
})
