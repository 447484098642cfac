import { expect, test } from 'vitest'
import { magneticFigures } from '../../../../../../src/main/engine/extraction/second-look/magnetic-figures'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const read = (text: string, count: number): string | null => {
  const words = layoutOf(asciiPage(text)).segments.flatMap((segment) => segment.words)
  return magneticFigures(count)(spanOf(words))?.value ?? null
}

test.each([
  ['"713042"', '713042'],
  ['CQ00412C', '000412'],
  ['Ccoo0412C', '000412'],
  ['704 418w', '704418'],
])('a number stands between its marks, whatever they are read as: %s', (text, number) => {
  expect(read(text, 6)).toBe(number)
})

test.each(['*9EOO87"', '7130421"', '713042 713043', 'Crossed'])(
  'and of other lengths, or twice, is none: %s',
  (text) => {
    expect(read(text, 6)).toBeNull()
  },
)
