import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withStrokeLetters } from '../../../../../../src/main/engine/extraction/grammars/stroke-letters'

describe('a stroke that is an I or an l', () => {
  it.each([
    ['FLAT 24, SAl KRUPA APARTMENT, KOCHI', 'FLAT 24, SAI KRUPA APARTMENT, KOCHI'],
    ['NAGARBHAVI Il STAGE, BENGALURU', 'NAGARBHAVI II STAGE, BENGALURU'],
    ['C/O: Krishnamurthy lyer, 419, Al Noor Manzil', 'C/O: Krishnamurthy Iyer, 419, Al Noor Manzil'],
    ['Vijaynagar li Stage, Mysuru, Karnataka', 'Vijaynagar Ii Stage, Mysuru, Karnataka'],
    ['Nagarajan lyengar', 'Nagarajan Iyengar'],
    ['lari, Delhi, Dist West, Delhi', 'Iari, Delhi, Dist West, Delhi'],
  ])('in %s is a capital', (read, meant) => expect(withStrokeLetters(read)).toBe(meant))

  it.each([
    '12, Al Noor Manzil, Lal Chowk, Nagpur',
    '12, lst floor, church lane, Pune',
    '12, church lane, Pune, Maharashtra, India',
    'Flat 3, near lake, Pune, Maharashtra, India',
    "D'lima Street, Goa, India, Margao",
    'Plot 11, ALL INDIA RADIO COLONY, DELHI',
  ])('in %s stays', (text) => expect(withStrokeLetters(text)).toBe(text))

  it('a word of strokes alone behind words that begin large', () =>
    expect(withStrokeLetters('Unit A Stage ll')).toBe('Unit A Stage II'))

  it('changes nothing but l to I, and that once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('I', 'l', 'A', 'a', ' ', ',', '1') }), (text) => {
        const once = withStrokeLetters(text)
        expect(once.replaceAll('I', 'l')).toBe(text.replaceAll('I', 'l'))
        expect(withStrokeLetters(once)).toBe(once)
      }),
    )
  })
})
