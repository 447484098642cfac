import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { readAmount } from '../../../../../../../src/main/engine/extraction/tables/amounts'
import type { CellPlace } from '../../../../../../../src/main/engine/extraction/tables/cell-places'
import { multiplies } from '../../../../../../../src/main/engine/extraction/tables/items/item-cells'
import type { LineItem, PlacedItemColumn } from '../../../../../../../src/main/engine/extraction/tables/items/line-item'
import {
  doubtedItemCells,
  withItemCellsSeen,
} from '../../../../../../../src/main/engine/extraction/tables/items/second-items'

const box = { x: 0, y: 0, width: 40, height: 10 }
const word = (text: string): LaidWord => ({ text, confidence: 0.9, box, page: 0, quad: [] }) as unknown as LaidWord
const cell = <V>(value: V | null): { value: V; words: LaidWord[][] } | null =>
  value === null ? null : { value, words: [[word(String(value))]] }

/** A line of which each cell is known by its row. */
function item(row: string, quantity: string | null, rate: string | null, amount: string | null): LineItem {
  const place = (column: PlacedItemColumn): [PlacedItemColumn, CellPlace] => [
    column,
    { column, words: [], box: box as never, beside: [word(row)] },
  ]
  return {
    page: 0,
    reckoned: null,
    description: { value: 'Gate valve', words: [] },
    isCut: false,
    hsn: null,
    quantity: cell(quantity),
    unitPrice: cell(rate),
    discount: null,
    taxable: null,
    amount: cell(amount === null ? null : readAmount(amount)),
    isTaxed: false,
    hasSum: true,
    isSumWithTax: false,
    mayHoldTax: false,
    places: new Map((['quantity', 'unit_price', 'amount', 'hsn'] as const).map(place)),
  }
}
const good = item('a', '4', '250.00', '1,000.00')
const seen = (own: LineItem, looks: Readonly<Record<string, readonly string[]>>): LineItem =>
  withItemCellsSeen([good, own], (first, column) => (first?.text === 'b' ? (looks[column] ?? null) : null))[1]!

test('the cells of lines that do not multiply are doubted, on pages that were read', () => {
  const items = [good, item('b', '8', '120.50', '361.50')]
  expect(doubtedItemCells(items, () => 'ocr').map(({ beside, column }) => `${beside[0]!.text} ${column}`)).toEqual([
    'b quantity',
    'b unit_price',
    'b amount',
    'b hsn',
  ])
  expect(doubtedItemCells(items, () => 'text_layer')).toEqual([])
})

test('numbers that others saw are taken where they multiply', () => {
  const own = seen(item('b', '8', '120.50', '61.50'), { quantity: ['3', '3 NOS'], amount: ['361.50', '36150'] })
  expect([own.quantity?.value, own.unitPrice?.value, own.amount?.value.paise]).toEqual(['3', '120.50', 361_50])
  expect(multiplies(own)).toBe(true)
})

test('where nothing multiplies the page is right, but for what it has not', () => {
  const own = seen(item('b', null, '120.50', '361.50'), { quantity: ['5', '5'], amount: ['316.50'] })
  expect([own.quantity?.value, own.amount?.value.paise]).toEqual(['5', 361_50])
  expect(multiplies(own)).toBe(false)
})

test('an amount without its point bears nothing out: the rate may lack its own', () => {
  expect(multiplies(seen(item('b', '5', '12050', '361,50'), {}))).toBe(false)
  expect(seen(item('b', '5', '12050', '36150'), { quantity: ['3', '3'] }).quantity?.value).toBe('5')
})

test('a code that both others have stands where the page has none', () => {
  expect(seen(item('b', '8', '120.50', '361.50'), { hsn: ['8481', '8481'] }).hsn?.value).toBe('8481')
  expect(seen(item('b', '8', '120.50', '361.50'), { hsn: ['8481', '8431'] }).hsn).toBeNull()
})

test('what a line comes to with its tax is no amount of it, where the value that was taxed was lost and seen again', () => {
  const line = item('b', '20', '7470.00', null)
  const taxed = { column: 'taxable', words: [], box: box as never, beside: [word('b')] } as const
  const own = seen(
    { ...line, isSumWithTax: true, places: new Map([...line.places, ['taxable', taxed]]) },
    { taxable: ['149,400.00'], amount: ['167,328.00', '167,328.00'] },
  )
  expect([own.taxable?.value.paise, own.amount]).toEqual([149_400_00, null])
})
