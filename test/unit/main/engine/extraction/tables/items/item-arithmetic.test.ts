import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { readAmount } from '../../../../../../../src/main/engine/extraction/tables/amounts'
import { withReckoned } from '../../../../../../../src/main/engine/extraction/tables/items/item-arithmetic'
import { itemCells, multiplies } from '../../../../../../../src/main/engine/extraction/tables/items/item-cells'
import type { LineItem } from '../../../../../../../src/main/engine/extraction/tables/items/line-item'

const cell = <V>(value: V | null, confidence: number): { value: V; words: LaidWord[][] } | null => {
  const quad = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 10 },
    { x: 0, y: 10 },
  ]
  const word = { quad, page: 1, text: String(value), confidence, box: { x: 0, y: 0, width: 40, height: 10 } }
  return value === null ? null : { value, words: [[word as unknown as LaidWord]] }
}
type Numbers = [quantity: string | null, rate: string | null, amount: string | null]
const items = (rows: Numbers[], confidence = 0.9): LineItem[] =>
  rows.map(([quantity, rate, amount]) => ({
    page: 1,
    reckoned: null,
    description: { value: 'Gate valve', words: [] },
    isCut: false,
    hsn: null,
    quantity: cell(quantity, confidence),
    unitPrice: cell(rate, confidence),
    discount: null,
    taxable: null,
    amount: cell(amount === null ? null : readAmount(amount), confidence),
    isTaxed: false,
    hasSum: true,
    isSumWithTax: false,
    mayHoldTax: false,
    places: new Map(),
  }))
const numbers = (read: readonly LineItem[]): unknown[] =>
  read.map(({ quantity, unitPrice, amount, reckoned }) => [
    quantity?.value ?? null,
    unitPrice?.value ?? null,
    amount ? amount.value.paise / 100 : null,
    reckoned,
  ])

test('a number that was lost is told by the two others of its line', () => {
  const read = items([
    ['12', '250.00', '3,000.00'],
    [null, '40.00', '720.00'],
    ['7', null, '1,050.00'],
    ['3', '99.50', null],
  ])
  expect(numbers(withReckoned(read))).toEqual([
    ['12', '250.00', 3000, null],
    ['18', '40.00', 720, 'quantity'],
    ['7', '150.00', 1050, 'unit_price'],
    ['3', '99.50', 298.5, 'amount'],
  ])
})

test('a digit that was misread, or a point that was lost, is put right where one number alone can be it', () => {
  const read = items([
    ['12', '250.00', '3,000.00'],
    ['31', '2529.00', '78,120.00'],
    ['64', '85.00', '1,190.00'],
    ['6', '41000.00', '2,460.00'],
  ])
  expect(numbers(withReckoned(read)).slice(1)).toEqual([
    ['31', '2520.00', 78120, 'unit_price'],
    ['14', '85.00', 1190, 'quantity'],
    ['6', '410.00', 2460, 'unit_price'],
  ])
})

test('counts have as many decimals as those of the other lines', () => {
  const read = items([
    ['12.500', '10.00', '125.00'],
    ['4.000', '25.00', '100.00'],
    [null, '20.00', '150.00'],
  ])
  expect(withReckoned(read)[2]?.quantity?.value).toBe('7.500')
})

test('nothing is reckoned where nothing is counted, where columns do not multiply, and of a text layer', () => {
  const alike: Numbers[] = [
    [null, '500.00', '500.00'],
    [null, '80.00', '80.00'],
  ]
  expect(withReckoned(items(alike)).every(({ reckoned }) => reckoned === null)).toBe(true)
  const others: Numbers[] = [
    ['3', '500.00', '777.00'],
    ['9', '80.00', '31.00'],
    [null, '10.00', '50.00'],
  ]
  expect(withReckoned(items(others)).every(({ reckoned }) => reckoned === null)).toBe(true)
  const printed: Numbers[] = [
    ['12', '250.00', '3,000.00'],
    [null, '40.00', '720.00'],
  ]
  expect(withReckoned(items(printed, 1)).every(({ reckoned }) => reckoned === null)).toBe(true)
})

test('what was reckoned is proposed, and proves no other number of its line', () => {
  const read = withReckoned(
    items([
      ['12', '250.00', '3,000.00'],
      [null, '40.00', '720.00'],
    ]),
  )
  expect(multiplies(read[1]!)).toBe(false)
  const fields = itemCells(read, () => 'ocr', false, false)
  const quantity = fields.find(({ path }) => path === 'line_items.1.quantity')
  expect([quantity?.value, quantity?.proven, (quantity?.confidence ?? 1) < 0.8]).toEqual(['18', false, true])
})
