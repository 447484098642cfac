import { expect, test } from 'vitest'
import { amountGrammar } from '../../../../../../src/main/engine/extraction/grammars/amount-grammar'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const spanOfText = (text: string) => spanOf(layoutOf(asciiPage(text)).segments.flatMap(({ words }) => words))
const amount = (text: string) => amountGrammar(spanOfText(text))

test('a comma before two last digits is a point that was misread, and the amount in doubt', () => {
  expect(amount('Rs. 33,592,00')).toMatchObject({ value: '33592.00', isDoubted: true })
  expect(amount('Rs. 33,592.00')).not.toHaveProperty('isDoubted')
  expect(amount('Rs. 33,592')?.value).toBe('33592.00')
})

test('a stroke among the figures of whole rupees is a one that was written, and the amount in doubt', () => {
  expect(amount('Rs. 7/5.00')).toMatchObject({ value: '715.00', isDoubted: true })
  expect(amount('7/5.25')).toBeNull()
  expect(amount('/ 75.00')).not.toHaveProperty('isDoubted')
})

test('a letter close before an amount with paise is the sign of the rupee', () => {
  expect(amount('T50,916.00')?.value).toBe('50916.00')
  expect(amount('E1,800.00')?.value).toBe('1800.00')
  expect(amount('T50')).toBeNull()
})

test('the day of a sum is no sum', () => {
  expect(amount('as on 31 Jul : 23,651.00')).toBeNull()
})

test('a blank may stand behind the mark between thousands', () => {
  const span = spanOfText('55, 200')
  const [first, second] = span.lines[0]!
  const close = { ...second!, box: { ...second!.box, x: first!.box.x + first!.box.width + 6 } }
  expect(amountGrammar(spanOf([first!, close]))?.value).toBe('55200.00')
  expect(amountGrammar(spanOf([first!, { ...close, text: '4500' }]))).toBeNull()
  expect(amountGrammar(spanOf([first!, { ...close, box: { ...close.box, x: close.box.x + 60 } }]))).toBeNull()
})

test('a digit before an amount may be what its sign was read as: the amount stays in doubt', () => {
  const [first, second] = spanOfText('8 6,548.00').lines[0]!
  const close = { ...second!, box: { ...second!.box, x: first!.box.x + first!.box.width + 6 } }
  const read = (confidence: number) => amountGrammar(spanOf([first!, close].map((word) => ({ ...word, confidence }))))
  expect(read(0.9)).toMatchObject({ value: '6548.00', isDoubted: true })
  expect(read(1)).toBeNull()
})
