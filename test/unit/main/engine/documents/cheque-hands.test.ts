/** What hands left on a cheque, none of it well read. */
import { expect, test } from 'vitest'
import { likeliestDay } from '../../../../../src/main/engine/documents/banking/cheque-date'
import { sumInWords } from '../../../../../src/main/engine/documents/banking/sum-in-words'
import type { LaidWord } from '../../../../../src/main/engine/extraction/layout/layout'
import { fieldsOn, readOn } from './read-page'

test.each([
  [20, 'twenty'],
  [519, 'five hundred nineteen'],
  [40_000, 'forty thousand'],
  [1_07_342, 'one lakh seven thousand three hundred forty two'],
  [3_00_00_011, 'three crore eleven'],
])('a sum in words: %i', (sum, words) => {
  expect(sumInWords(sum)).toBe(words)
})

const cheque = (words: string, figures: string): string => `
Canara Bank                                          Date : 11/07/2025
Pay Deccan Agro Services                             या धारक को Or Bearer
Rupees ${words}
A/c No. 60118844712                                  ${figures}
                                                     Please sign above`

test.each([
  ['gix lakh twenty nine thougand fourr hundred on', '627400/-', '629400.00'],
  ['ceven thougand four hundred eighty four on', '7,984/-', '7484.00'],
  ['fifteen thougand one hundred on', 'Z 75,100/-', '15100.00'],
  ['ceven thougand four hundred and eighty four on', 'R ,484/-', '7484.00'],
  ['fifteen thougand one hundred on', '875,100/-', '15100.00'],
])('of all that figures may be, the sum that its words are nearest to: %s', async (words, figures, sum) => {
  expect(fieldsOn('CHEQUE', cheque(words, figures))['amount']).toBe(sum)
  const amount = (await readOn('CHEQUE', cheque(words, figures))).find(({ path }) => path === 'amount')
  expect(amount?.confidence).toBeLessThanOrEqual(0.95)
})

test('words that are as near to one sum as to another tell nothing', () => {
  expect(fieldsOn('CHEQUE', cheque('xne lakh fifty thougand on', '4,50,000/-'))['amount']).toBe('450000.00')
})

const digits = (...signs: readonly (readonly [string, string?])[]): LaidWord => ({
  text: signs.map(([sign]) => sign).join(''),
  confidence: 0.9,
  chars: signs.map(([text, other]) => ({
    text,
    confidence: 0.9,
    others: other === undefined ? [] : [{ text: other, confidence: 0.1 }],
  })),
  quad: [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 20 },
    { x: 0, y: 20 },
  ],
  box: { x: 0, y: 0, width: 80, height: 20 },
  page: 0,
  script: 'latin',
})

test('digits that make no day are the likeliest of their second choices that make one', () => {
  const of = (day: string, other: string): LaidWord =>
    digits(...[...day].map((sign, i): [string, string?] => (i === 0 ? [sign, other] : [sign])))
  expect(likeliestDay([of('76082024', '1')])).toBe('2024-08-16')
  expect(likeliestDay([of('46082024', '/')])).toBeNull()
  expect(likeliestDay([of('09772024', 'O')])).toBe('2024-11-09')
  expect(likeliestDay([of('26082024', '1')])).toBe('2024-08-26')
  expect(likeliestDay([digits(['2', '1'], ['6'])])).toBeNull()
})

test('each box of a date may be a word of its own, and its digit a letter in the shape of one', () => {
  expect(likeliestDay([digits(['1']), digits(['4']), digits(['O'], ['3'], ['Z'], ['0'], ['2'], ['S'])])).toBe(
    '2025-03-14',
  )
  expect(likeliestDay([digits(['1']), digits(['K']), digits(['O'], ['3'], ['Z'], ['0'], ['2'], ['S'])])).toBeNull()
})

test('a branch in the middle under the name of its bank', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
                 CENTRAL BANK OF INDIA
                    Adyar, Chennai
                                                                Date 11072025
Pay Deccan Agro Services                                  या धारक को Or Bearer
Rupees Six Thousand Two Hundred Only                                 6,200/-`,
  )
  expect(fields['branch']).toBe('Adyar, Chennai')
})
