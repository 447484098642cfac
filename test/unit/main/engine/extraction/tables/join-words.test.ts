import { expect, test } from 'vitest'
import { columnEnd, joinLines, joinWords } from '../../../../../../src/main/engine/extraction/tables/join-words'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'

/** A line of words, each character ten wide. */
const line = (text: string): LaidWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence: 1,
    chars: [],
    quad: [0, 0, 0, 0].map(() => ({ x: 0, y: 0 })) as unknown as LaidWord['quad'],
    box: { x: 10 * index, y: 0, width: 10 * word.length, height: 16 },
    page: 0,
    script: 'latin',
  }))

const cells = [
  ['UPI/DR/187815845161/BIG BA', 'SKET/Payment for order'],
  ['UPI/DR/041198286/ZOMATO/Pa', 'yment for order'],
  ['UPI/DR/124420386/SW/Paymen', 't for order'],
  ['UPI/DR/06727235691/Payment', 'for order'],
  ['UPI/CR/659197477081/FATIMA', '/UTIB/7022944943'],
].map((lines) => lines.map(line))
const end = columnEnd(cells)

test.each([
  [0, 'UPI/DR/187815845161/BIG BASKET/Payment for order'],
  [1, 'UPI/DR/041198286/ZOMATO/Payment for order'],
  [2, 'UPI/DR/124420386/SW/Payment for order'],
  [3, 'UPI/DR/06727235691/Payment for order'],
])('a full line goes on in the next, with a blank between words that stand whole elsewhere (%d)', (at, text) => {
  expect(joinLines(cells[at]!, end)).toBe(text)
})

test('a blank of a text layer is one, though a slender digit stands beside it', () => {
  const [code = [], size = []] = [line('ER70S-6'), line('        1.2MM')]
  const near = size.map((word) => ({ ...word, box: { ...word.box, x: 75 } }))
  const read = [...code, ...near].map((word) => ({ ...word, confidence: 0.99 }))
  expect(joinWords([...code, ...near])).toBe('ER70S-6 1.2MM')
  expect(joinWords(read), 'of a scan').toBe('ER70S-61.2MM')
})
