import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainAmount } from '../../../src/shared/lib/plain-amount'

describe('an amount', () => {
  it.each([
    ['1,25,000', '125000.00'],
    ['Rs. 1,25,000.5', '125000.50'],
    ['₹ 940.00', '940.00'],
    ['Rs 940/-', '940.00'],
    ['१,२३४.५०', '1234.50'],
    ['(-) 40', '-40.00'],
    ['40.25 Cr', '-40.25'],
    ['40.25 Dr.', '40.25'],
    ['007', '7.00'],
    ['0.00', '0.00'],
  ])('%j is %j', (text, value) => {
    expect(plainAmount(text)).toBe(value)
  })
  it.each(['', 'abc', '12/03/2024', '1.234', '12.3.4', '5 kWh', '-'])('%j is none', (text) => {
    expect(plainAmount(text)).toBeNull()
  })
  it('stays as it is once it is plain', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
        const plain = `${whole}.${String(hundredths).padStart(2, '0')}`
        expect(plainAmount(plain)).toBe(plain)
      }),
    )
  })
})
