import { expect, test } from 'vitest'
import { findWrapped } from '../../../../../../src/main/engine/extraction/labels/wrapped-labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

test('second lines of heads that stand on one line, parted by a blank that parts no lines, are of a head each', () => {
  const page = asciiPage(`
     Advance      Total       Net
     Recovery  Deductions  Salary`)
  // The words under the heads stand a little further apart than two blanks.
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const by = line.words.length > 1 ? at * 10 : 0
      return { ...word, place: word.place.map(({ x, y }) => ({ x: x + by, y })) as unknown as typeof word.place }
    }),
  }))
  const layout = layoutOf({ ...page, lines })
  const tails = (phrase: string): string[] => findWrapped(layout, phrase).map(({ tail }) => textOf(tail))
  expect(tails('Advance Recovery')).toEqual(['Recovery'])
  expect(tails('Total Deductions')).toEqual(['Deductions'])
})

test('a short word is the head of a label over "Date" where both stand alone', () => {
  const tails = (page: string): string[] =>
    findWrapped(layoutOf(asciiPage(page)), 'Due Date').map(({ tail }) => textOf(tail))
  expect(tails('Due\nDate')).toEqual(['Date'])
  expect(tails('Total Due\nDate')).toEqual([])
})

test('"of" ends a label under its beginning where it stands alone', () => {
  const tails = (page: string): string[] =>
    findWrapped(layoutOf(asciiPage(page)), 'Son/Daughter/Wife of').map(({ tail }) => textOf(tail))
  expect(tails('Son/Daughter/Wife\nof')).toEqual(['of'])
  expect(tails('Son/Daughter/Wife\nof the land')).toEqual([])
})
