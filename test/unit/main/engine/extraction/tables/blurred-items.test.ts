import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { lineOf } from '../../../../../../src/main/engine/extraction/tables/body'
import { findHeaders } from '../../../../../../src/main/engine/extraction/tables/headers'
import { isItems, itemPhrases } from '../../../../../../src/main/engine/extraction/tables/items/item-heads'
import { decimalOf } from '../../../../../../src/main/engine/extraction/tables/items/item-lines'
import { mayLackPart } from '../../../../../../src/main/engine/extraction/tables/item-words'
import { readPieces } from '../../../../../../src/main/engine/extraction/tables/items/pieced-amounts'
import { rowsOfWords } from '../../../../../../src/main/engine/extraction/tables/print-rows'
import { withUnheadedCodes } from '../../../../../../src/main/engine/extraction/tables/items/unheaded-codes'

const height = 20
const letter = 10

/** Words at their places, as a reader hands them over that is not sure of them. */
const words = (placed: readonly (readonly [string, number])[], y = 0, confidence = 0.7): LaidWord[] =>
  placed.map(([text, x]) => {
    const box = { x, y, width: text.length * letter, height }
    return {
      text, box, page: 0, confidence, chars: [], script: 'latin',
      quad: [{ x, y }, { x: x + box.width, y }, { x: x + box.width, y: y + height }, { x, y: y + height }] as never,
    } // prettier-ignore
  })

test.each([
  [
    [
      ['27.418', 0],
      ['35', 67],
    ],
    2741835,
  ],
  [
    [
      ['6', 0],
      ['318.40', 17],
    ],
    631840,
  ],
  [[['5.204.75', 0]], 520475],
  [
    [
      ['2,61.300', 0],
      ['00', 88],
    ],
    26130000,
  ],
  [[['_2,406.10/', 0]], 240610],
] as const)('%j is an amount in pieces', (placed, paise) => {
  expect(readPieces(words(placed))?.paise).toBe(paise)
})

test('numbers that stand apart, or that a text layer parts, are no pieces of one', () => {
  expect(readPieces(words([['12', 0], ['318.40', 60]]))).toBeNull() // prettier-ignore
  expect(readPieces(words([['6', 0], ['318.40', 17]], 0, 1))).toBeNull() // prettier-ignore
})

test('a rate keeps its first digit that was read as a letter', () => {
  const [row] = rowsOfWords(words([['S,640.00', 0]]), height, 0)
  const line = lineOf(row!, [{ name: 'unit_price' as const, from: 0, to: 200 }])
  expect(decimalOf(line, 'unit_price')?.value).toBe('5640.00')
})

test('a count whose unit was hardly read is the number before it; the rest of a number is no unit', () => {
  const countIn = (rest: string): string | undefined => {
    const [row] = rowsOfWords([...words([['42', 0]]), ...words([[rest, 40]], 0, 0.3)], height, 0)
    return decimalOf(lineOf(row!, [{ name: 'quantity' as const, from: 0, to: 200 }]), 'quantity')?.value
  }
  expect(countIn('H.71')).toBe('42')
  expect(countIn('080.00')).toBeUndefined()
})

test('a head that was hardly read names a column that the others leave free', () => {
  const read = (confidence: number, quantity = 'Onfer Qly'): (string | null)[] => {
    const heads = [...words([['Description', 100], ['HSN', 400], ['Amount', 800]]), ...words([[quantity, 500], ['Fate', 650]], 0, confidence)] // prettier-ignore
    const [head] = findHeaders(rowsOfWords(heads, height, 0), itemPhrases, isItems)
    return head?.cells.map(({ name }) => name) ?? []
  }
  expect(read(0.5)).toEqual(['description', 'hsn', 'quantity', 'unit_price', 'amount'])
  expect(read(0.95)).toEqual(['description', 'hsn', null, null, 'amount'])
  // Short words that were read well are no others.
  expect(read(1, 'Nis')[2]).toBeNull()
})

test('codes under one another are a column of their own, numbers among words are none', () => {
  const heads = rowsOfWords(
    words([
      ['Description', 100],
      ['Quantity', 600],
      ['Amount', 800],
    ]),
    height,
    0,
  )
  const [head] = findHeaders(heads, itemPhrases, isItems)
  const rowsWith = (code: number): ReturnType<typeof rowsOfWords> =>
    rowsOfWords([40, 80, 120].flatMap((y) => words([['Panel', 100], ['3925', code], ['12', 620], ['480.00', 800]], y)), height, 0) // prettier-ignore
  expect(withUnheadedCodes(head!, rowsWith(450)).cells.map(({ name }) => name)).toContain('hsn')
  expect(withUnheadedCodes(head!, rowsWith(158)).cells.map(({ name }) => name)).not.toContain('hsn')
})

test('a text whose words stand too far apart, or whose number is parted, may lack a part', () => {
  expect(
    mayLackPart(
      [
        words([
          ['Hose', 0],
          ['2.5', 46],
          ['mm', 115],
        ]),
      ],
      0.3,
    ),
  ).toBe(true)
  expect(
    mayLackPart(
      [
        words([
          ['Hose', 0],
          ['2.5', 46],
          ['sq', 82],
          ['mm', 108],
        ]),
      ],
      0.3,
    ),
  ).toBe(false)
  expect(
    mayLackPart(
      [
        words([
          ['Hose', 0],
          ['2', 46],
          ['5', 62],
          ['sq', 78],
        ]),
      ],
      0.3,
    ),
  ).toBe(true)
  const besideBlot = words([['Hose', 0]]).map((word) => ({ ...word, besideUnread: true }))
  expect(mayLackPart([besideBlot], 0.3)).toBe(true)
})
