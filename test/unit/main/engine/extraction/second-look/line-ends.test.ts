import { expect, test } from 'vitest'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { otherLineEnds } from '../../../../../../src/main/engine/extraction/second-look/line-ends'
import { asciiPage } from '../ascii-page'

const words = (text: string): readonly LaidWord[] => layoutOf(asciiPage(text)).segments.flatMap((s) => s.words)
const look = (printed: string, first: string | null, second: string | null) => ({
  printed: words(printed),
  first: first === null ? null : words(first),
  second: second === null ? null : words(second),
})

test('a comma at the end of a line that a look has and the page has not is told', () => {
  const last = look('Indore - 452003', 'Indore - 452003,', 'Indore - 452003')
  expect(otherLineEnds([look('Flat 8, Main Road', 'Flat 8, Main Road,', 'Flat 8, Main Road,'), last])).toBe(2)
  expect(otherLineEnds([look('Flat 8, Main Road,', 'Flat 8, Main Road', null), last])).toBe(1)
  expect(otherLineEnds([look('Flat 8, Main Road,', 'Flat 8, Main Road,', 'Flat 8, Main Road.'), last])).toBe(0)
})
