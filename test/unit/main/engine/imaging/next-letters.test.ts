import { expect, test } from 'vitest'
import { alongLetters } from '../../../../../src/main/engine/imaging/next-letters'

/** Letters of one width, 10 apart in level lines 36 apart, as a line printer sets them. */
const grid = Float32Array.from(
  Array.from({ length: 20 * 60 }, (_, i) => {
    const [left, top] = [100 + 10 * (i % 60), 200 + 36 * Math.floor(i / 60)]
    return [left, top, left + 6, top + 14]
  }).flat(),
)
const lines = { degrees: 0, vertical: false }
const columns = { degrees: 0, vertical: true }
const diagonal = { degrees: 15, vertical: true }

test('letters of one width run along their lines, and not along the diagonals of their grid', () => {
  expect(alongLetters([diagonal, lines], grid)).toEqual([lines])
})

test('slopes that are all but one, up or across, stay as they are', () => {
  expect(alongLetters([columns, lines], grid)).toEqual([columns, lines])
})

test('slopes along neither of which letters follow each other stay as they are', () => {
  const other = { degrees: -16, vertical: true }
  expect(alongLetters([diagonal, other], grid)).toEqual([diagonal, other])
})
