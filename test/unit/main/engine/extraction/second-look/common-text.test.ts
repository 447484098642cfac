import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  commonText as common,
  type CommonText,
} from '../../../../../../src/main/engine/extraction/second-look/common-text'

/** Of a line of which no character was read well. */
const commonText = (text: string, one: string, other: string, keepsBlanks: boolean): CommonText =>
  common({ text, isFirm: () => false, keepsBlanks }, one, other)

describe('what two of three readings have', () => {
  test.each([
    ['a blank within a word', 'CHQ DEP UT IB', 'CHQ DEP UTIB', 'CHQ DEP UTIB', 'CHQ DEP UTIB'],
    ['a letter each, at places of their own', 'INTEREST CREDI1', 'INTERE5T CREDIT', 'lNTEREST CREDIT', 'INTEREST CREDIT'],
    ['a sign that was lost', 'EMI 5150 CHQ 734', 'EMI 5150 CHQ S734', 'EMI 5150 CHQ S734', 'EMI 5150 CHQ S734'],
  ])('is told place by place: %s', (_, printed, one, other, text) => {
    expect(commonText(printed, one, other, false)).toEqual({ text, isAgreed: true })
  }) // prettier-ignore
  test('is the printed text where all three differ at a place, and no agreement', () => {
    expect(commonText('CHEQUE 8', 'CHEQUE 3', 'CHEQUE 6', true)).toEqual({ text: 'CHEQUE 8', isAgreed: false })
    expect(commonText('CASH', 'CASH D', 'CASH K', true)).toEqual({ text: 'CASH', isAgreed: false })
  })
  test('has no blank and no odd sign that the page has not, and keeps its blanks where these are trusted', () => {
    expect(commonText('AB@CD', 'AB @CD', 'AB @CD', false).text).toBe('AB@CD')
    expect(commonText('ANDHERI', 'ANDHER!', 'ANDHER!', false).text).toBe('ANDHERI')
    expect(commonText('AMAZON PAY', 'AMAZONPAY', 'AMAZONPAY', true).text).toBe('AMAZON PAY')
  })
  test('keeps what was read well, and a blank beside what both others have otherwise', () => {
    const firm = { text: 'IBRAHIM K', isFirm: () => true, keepsBlanks: false }
    expect(common(firm, 'IBRAHINK', 'IBRAHINK').text).toBe('IBRAHIM K')
  })
  test('has what the crops of the others lack at their ends', () => {
    expect(commonText('ACH D LIC OF INDI A 71', 'LIC OF INDIA', 'D LIC OF INDIA 7', false).text).toBe('ACH D LIC OF INDIA 71')
  }) // prettier-ignore
  test("is the page's where nobody else has otherwise", () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'B', '1', '-'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(text, text, (page, other) => {
        expect(commonText(page, page, other, true)).toEqual({ text: page, isAgreed: true })
        expect(commonText(page, other, page, true)).toEqual({ text: page, isAgreed: true })
      }),
    )
  })
})
