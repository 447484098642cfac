import { expect, test } from 'vitest'
import {
  isOddCode,
  withoutGluedSerials,
} from '../../../../../../../src/main/engine/extraction/tables/items/glued-serials'
import type { LineItem } from '../../../../../../../src/main/engine/extraction/tables/items/line-item'

const items = (...codes: string[]): LineItem[] =>
  codes.map((value) => ({ hsn: { value, words: [] } }) as unknown as LineItem)
const codes = (some: readonly LineItem[]): unknown[] => some.map(({ hsn }) => hsn?.value)

test('numbers of rows stand before codes of goods, and are no part of them', () => {
  expect(codes(withoutGluedSerials(items('18413', '8516', '36304', '473181500')))).toEqual([
    '8413',
    '8516',
    '6304',
    '73181500',
  ])
})

test('one code of odd length may lack its zero: it stays, and is not sure', () => {
  const odd = items('9024020', '8516', '6304')
  expect(codes(withoutGluedSerials(odd))).toEqual(['9024020', '8516', '6304'])
  expect(odd.map(isOddCode)).toEqual([true, false, false])
})

test('codes that begin as their rows are counted are whole', () => {
  expect(codes(withoutGluedSerials(items('1006', '2106', '3004')))).toEqual(['1006', '2106', '3004'])
})
