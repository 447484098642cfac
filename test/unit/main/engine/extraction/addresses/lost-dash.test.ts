import { expect, test } from 'vitest'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { lineWithDash } from '../../../../../../src/main/engine/extraction/addresses/lost-dash'
import { asciiPage } from '../ascii-page'

test.each([
  ['Kanpur, Uttar Pradesh   208011', 'Kanpur, Uttar Pradesh - 208011'],
  ['Kanpur, Uttar Pradesh   208 011', 'Kanpur, Uttar Pradesh - 208 011'],
  ['Punjab   160061', 'Punjab - 160061'],
  ['Punjab 160061', 'Punjab 160061'],
  ['Kanpur, Uttar Pradesh 208011', 'Kanpur, Uttar Pradesh 208011'],
  ['Kanpur,   Uttar   Pradesh   208011', 'Kanpur, Uttar Pradesh 208011'],
  ['Kanpur, Uttar Pradesh,   208011', 'Kanpur, Uttar Pradesh, 208011'],
  ['Kanpur Road, House   208', 'Kanpur Road, House 208'],
])('%s is %s', (printed, text) => {
  const words = layoutOf(asciiPage(printed)).segments.flatMap((segment) => segment.words)
  expect(lineWithDash(words)).toBe(text)
})
