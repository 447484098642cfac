import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { commonText } from '../../../../../../src/main/engine/extraction/second-look/common-text'

describe('what two of three readings have', () => {
  test.each([
    ['a blank within a word', 'CHQ DEP UT IB', 'CHQ DEP UTIB', 'CHQ DEP UTIB', 'CHQ DEP UTIB'],
    ['a letter each, at places of their own', 'INTEREST CREDI1', 'INTERE5T CREDIT', 'lNTEREST CREDIT', 'INTEREST CREDIT'],
    ['a sign that was lost', 'EMI 5150 CHQ 734', 'EMI 5150 CHQ S734', 'EMI 5150 CHQ S734', 'EMI 5150 CHQ S734'],
  ])('is told place by place: %s', (_, printed, one, other, text) => {
    expect(commonText(printed, one, other)).toEqual({ text, isAgreed: true })
  }) // prettier-ignore
  test('is the printed text where all three differ at a place, and no agreement', () => {
    expect(commonText('CHEQUE 8', 'CHEQUE 3', 'CHEQUE 6')).toEqual({ text: 'CHEQUE 8', isAgreed: false })
    expect(commonText('CASH', 'CASH D', 'CASH K')).toEqual({ text: 'CASH', isAgreed: false })
  })
  test('is the text of two that are the same, whatever the third is', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'B', '1', '-'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (two, third) => {
        expect(commonText(third, two, two)).toEqual({ text: two, isAgreed: true })
        expect(commonText(two, two, third)).toEqual({ text: two, isAgreed: true })
        expect(commonText(two, third, two)).toEqual({ text: two, isAgreed: true })
      }),
    )
  })
})
