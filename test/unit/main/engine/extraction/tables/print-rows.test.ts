import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { rowsOfWords, rowText } from '../../../../../../src/main/engine/extraction/tables/print-rows'

const word = (text: string, x: number, row: number, width: number): LaidWord =>
  ({ text, confidence: 0.9, page: 0, box: { x, y: row * 40, width, height: 32 } }) as unknown as LaidWord
const texts = (words: readonly LaidWord[]): string[] => rowsOfWords(words, 32, 0).map(rowText)
const day = (slash: number): LaidWord[] =>
  [0, 1, 2].flatMap((row) => [
    word('14/09/2025', 180, row, 160),
    word('/', 355, row, slash),
    word('16/09/2025', 370, row, 160),
  ])

test('strokes that stand upright under one another are a ruled line, and leaning ones slashes', () => {
  expect(texts(day(4))).toEqual(Array(3).fill('14/09/2025 16/09/2025'))
  expect(rowsOfWords(day(4), 32, 0)[1]?.rules).toEqual([357])
  expect(texts(day(12))).toEqual(Array(3).fill('14/09/2025 / 16/09/2025'))
})

test('no day begins with a slash', () => {
  expect(texts([word('/14/09/2025', 180, 0, 170), word('/UPI', 400, 0, 60)])).toEqual(['14/09/2025 /UPI'])
})
