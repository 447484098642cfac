import { expect, test } from 'vitest'
import { cutBetweenLetters } from '../../../../../../src/main/engine/extraction/second-look/whole-letters'

/** One line of print: `#` is a column of ink, `.` one of paper, five pixels each. */
const line = (text: string) => {
  const width = text.length * 5
  const data = new Uint8Array(width * 40).fill(245)
  for (let x = 0; x < width; x++)
    if (text[Math.floor(x / 5)] === '#') for (let y = 10; y < 30; y++) data[y * width + x] = 20
  return { width, height: 40, data }
}
const inkColumns = ({ width, data }: { width: number; data: Uint8Array }) =>
  Array.from({ length: width }, (_, x) => data[20 * width + x]! < 100).filter(Boolean).length / 5

test('a letter that begins before the box is kept whole, the word before it is left out', () => {
  // The box begins in the middle of the letter of four columns; a label stands at the far left.
  const cut = cutBetweenLetters(line('##...####.###.###....'), 30, 20)
  expect(inkColumns(cut)).toBe(10)
})
test('a letter that ends behind the box is kept whole', () => {
  const cut = cutBetweenLetters(line('....###.###.####...##'), 30, 20)
  expect(inkColumns(cut)).toBe(10)
})
test('paper alone at both ends is nothing to cut letters by', () => {
  expect(inkColumns(cutBetweenLetters(line('.....###.###.###.....'), 25, 20))).toBe(9)
})
