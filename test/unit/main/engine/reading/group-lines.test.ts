import { expect, test } from 'vitest'
import { groupLines } from '../../../../../src/main/engine/reading/segmentation/group-lines'
import { shape } from './print-shape'

test('a letter that a copy broke in two parts no word: the next letters go on with their line', () => {
  const before = [0, 1, 2, 3].map((i) => shape(i * 14, 20, i * 14 + 11, 40))
  const pieces = [shape(56, 32, 66, 40), shape(57, 27, 66, 31)]
  const after = [0, 1, 2, 3].map((i) => shape(70 + i * 14, 27, 81 + i * 14, 40))
  const lines = groupLines([...before, ...pieces, ...after])
  const withLast = lines.find((line) => line.includes(after[3]!))
  expect(withLast).toEqual(expect.arrayContaining([...before, ...after]))
})

test('a dash at the beginning of a line stands a blank away from it; a dot there is none of it', () => {
  const letters = [0, 1, 2, 3].map((i) => shape(i * 14, 20, i * 14 + 11, 37))
  const [dash, dot] = [shape(-26, 28, -19, 31), shape(-26, 28, -23, 31)]
  expect(groupLines([...letters, dash])[0]).toContain(dash)
  expect(groupLines([...letters, dot])[0]).not.toContain(dot)
})
