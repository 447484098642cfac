import { describe, expect, test } from 'vitest'
import { readBlurredAmount } from '../../../../../../../src/main/engine/extraction/tables/statements/blurred-money'

const read = (text: string, sided = true, side: 'cr' | 'dr' | null = null): unknown[] => {
  const amount = readBlurredAmount(text, { sided, side })
  return amount ? [amount.paise, amount.sign] : []
}

describe('amounts of a column that prints paise', () => {
  test('end with them though the point and commas were lost', () => {
    expect(read('1,77141', false)).toEqual([177141, null])
    expect(read('2441162', false)).toEqual([2441162, null])
    expect(read('51,989 21', false)).toEqual([5198921, null])
    expect(read('2,43,790.366', true, 'cr')).toEqual([24379036, 'cr'])
  })
  test('have sides whose letters are read as digits and strokes', () => {
    expect(read('30,795.450R')).toEqual([3079545, 'dr'])
    expect(read('3,512.B40R')).toEqual([351284, 'dr'])
    expect(read('16.000 DODR')).toEqual([1600000, 'dr'])
    expect(read('1,77141CR')).toEqual([177141, 'cr'])
    expect(read('6,79,89414Gr')).toEqual([67989414, 'cr'])
    expect(read('8,41,401,736r')).toEqual([84140173, 'cr'])
  })
  test('are left to what reads them by themselves, and words are none', () => {
    expect(read('1,771.41 CR')).toEqual([])
    expect(read('12,400', false)).toEqual([])
    expect(read('CASH DEPOSIT', false)).toEqual([])
    expect(read('AB12CD', false)).toEqual([])
  })
})
