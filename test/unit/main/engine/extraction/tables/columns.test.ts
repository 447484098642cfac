import { describe, expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { lineOf, cellText } from '../../../../../../src/main/engine/extraction/tables/body'
import { columnsOf } from '../../../../../../src/main/engine/extraction/tables/columns'
import type { Header } from '../../../../../../src/main/engine/extraction/tables/headers'
import { rowsOfWords, rowText } from '../../../../../../src/main/engine/extraction/tables/print-rows'

const height = 16
const letter = 9

/** A word at a place, as wide as it has letters unless told. */
function word(text: string, x: number, y: number, width = text.length * letter): LaidWord {
  const box = { x, y, width, height }
  return {
    text, box, page: 0, confidence: 0.99, chars: [], script: 'latin',
    quad: [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }] as never,
  } // prettier-ignore
}

const head: Header<'balance' | 'description'> = {
  from: 0,
  to: 1,
  likeness: 1,
  cells: [
    { name: 'balance', text: 'Balance', box: { x: 100, y: 0, width: 60, height } },
    { name: 'description', text: 'Narration', box: { x: 225, y: 0, width: 80, height } },
  ],
}

describe('a ruled line between two columns that was read as a stroke', () => {
  const rows = rowsOfWords(
    [
      [word('47,996.32', 130, 20, 70), word('|', 212, 20, 3), word('INTEREST', 217, 20)],
      // It stuck to the mark before it, and the print begins right behind it.
      [word('46,253.23', 130, 50, 62), word('Cr|', 196, 50, 24), word('TRANSFER', 221, 50)],
      [word('16,753.23', 130, 80, 62), word('Cr', 196, 80, 16), word('|', 215, 80, 3), word('ACH', 219, 80)],
    ].flat(),
    height,
    0,
  )

  test('is no word, and its place is kept', () => {
    expect(rows.map(rowText)).toEqual(['47,996.32 INTEREST', '46,253.23 Cr TRANSFER', '16,753.23 Cr ACH'])
    expect(rows.map((row) => row.rules.length)).toEqual([1, 1, 1])
    expect(rows[1]?.words[1]?.box.width).toBe(16)
  })

  test('parts the columns, however close the print on both of its sides is', () => {
    const columns = columnsOf(head, rows, 'blank')
    expect(rows.map((row) => cellText(lineOf(row, columns), 'description'))).toEqual(['INTEREST', 'TRANSFER', 'ACH'])
  })
})

test('a ruled line that was guessed to be a letter in row after row parts columns, and is no word', () => {
  const guess = (y: number): LaidWord => ({ ...word('I', 215 + (y % 3), y, 3), confidence: 0.5 })
  const line = (y: number, text: string): LaidWord[] => [word('47,996.32', 130, y, 70), guess(y), word(text, 221, y)]
  const rows = rowsOfWords([line(20, 'INTEREST'), line(50, 'TRANSFER'), line(80, 'ACH')].flat(), height, 0)
  expect(rows.map(rowText)).toEqual(['47,996.32 INTEREST', '47,996.32 TRANSFER', '47,996.32 ACH'])
  const initial = rowsOfWords([line(20, 'INTEREST'), [word('I', 215, 50, 4), word('RAO', 226, 50)]].flat(), height, 0)
  expect(initial.map(rowText)).toEqual(['47,996.32 I INTEREST', 'I RAO'])
})

test('the edge of a column goes through no head, however wide a blank stands under it', () => {
  const wide: Header<'balance' | 'description'> = {
    ...head,
    cells: [
      { name: 'description', text: 'Narration', box: { x: 410, y: 0, width: 96, height } },
      { name: 'balance', text: 'Chq./Ref.No.', box: { x: 729, y: 0, width: 124, height } },
    ],
  }
  const body = rowsOfWords(
    [
      [word('FATIMA', 227, 20), word('SHEIKH', 498, 20, 187), word('269969', 705, 20, 64)],
      [word('AMAN', 227, 50), word('GUPTA', 487, 50, 198), word('878415', 704, 50, 66)],
    ].flat(),
    height,
    0,
  )
  const [first, second] = columnsOf(wide, body, 'blank')
  expect(first?.to).toBeGreaterThan(685)
  expect(first?.to).toBeLessThan(704)
  expect(second?.from).toBe(first?.to)
})

test('a ruled line that was read as a slash behind amounts in row after row is no word; a slash of a text is', () => {
  const line = (y: number, amount: string, text: string): LaidWord[] => [
    word(amount, 130, y, 70),
    word('/', 205 + (y % 3), y, 5),
    word(text, 221, y),
  ]
  const rows = (amounts: readonly string[]): string[] =>
    rowsOfWords(
      amounts.flatMap((amount, i) => line(20 + 30 * i, amount, 'Dr')),
      height,
      0,
    ).map(rowText)
  expect(rows(['640.00', '18,000.00', '22,450.00'])).toEqual(['640.00 Dr', '18,000.00 Dr', '22,450.00 Dr'])
  expect(rows(['UPI', 'UPI', 'IMPS'])).toEqual(['UPI / Dr', 'UPI / Dr', 'IMPS / Dr'])
})
