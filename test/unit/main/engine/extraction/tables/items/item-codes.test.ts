import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { withoutNumbers } from '../../../../../../../src/main/engine/extraction/tables/items/item-codes'
import type { LineItem } from '../../../../../../../src/main/engine/extraction/tables/items/line-item'

/** An item of words with the places where they begin and end. */
const item = (...words: readonly [text: string, from: number, to: number][]): LineItem => {
  const line = words.map(
    ([text, x, to]) =>
      ({ text, confidence: 0.9, page: 0, box: { x, y: 0, width: to - x, height: 20 } }) as unknown as LaidWord,
  )
  return {
    description: { value: words.map(([text]) => text).join(' '), words: [line] },
    hsn: null,
  } as unknown as LineItem
}
const told = (items: readonly LineItem[]): unknown[] =>
  withoutNumbers(items).map(({ description, hsn }) => [description.value, hsn?.value ?? null])

test('codes of taxes that stand under one another behind words of all lengths are a column', () => {
  const items = [
    item(['Ceiling', 10, 90], ['Fan', 100, 140], ['8414', 400, 450]),
    item(['Copier', 10, 80], ['Paper', 90, 150], ['75', 160, 180], ['GSM', 190, 240], ['4802', 401, 450]),
  ]
  expect(told(items)).toEqual([
    ['Ceiling Fan', '8414'],
    ['Copier Paper 75 GSM', '4802'],
  ])
})

test('numbers that close what is sold are words of it', () => {
  const items = [
    item(['Bearing', 10, 90], ['6204', 100, 150]),
    item(['Oil', 10, 40], ['Seal', 50, 90], ['and', 100, 130], ['Bearing', 140, 220], ['6205', 230, 280]),
  ]
  expect(told(items)).toEqual([
    ['Bearing 6204', null],
    ['Oil Seal and Bearing 6205', null],
  ])
})

test('items are numbered in tens with noughts before', () => {
  const items = [
    item(['00010', 10, 60], ['Ceiling', 70, 150], ['Fan', 160, 200]),
    item(['00020', 10, 60], ['Copier', 70, 140], ['Paper', 150, 210]),
  ]
  expect(told(items).map((one) => (one as string[])[0])).toEqual(['Ceiling Fan', 'Copier Paper'])
})

test('numbers of rows of which some were lost rise, and stand apart from what is sold', () => {
  const rows = (blank: number): LineItem[] =>
    ['2', '5', '6', '11'].map((number) => item([number, 10, 30], ['Copier', 30 + blank, 120], ['Paper', 130, 190]))
  expect(told(rows(50)).map((one) => (one as string[])[0])).toEqual(Array(4).fill('Copier Paper'))
  expect(told(rows(8)).map((one) => (one as string[])[0])).toContain('11 Copier Paper')
})
