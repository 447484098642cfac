import { expect, test } from 'vitest'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import type { PageQuad, TextLine } from '../../../../../src/main/engine/model'
import { asciiPage } from './ascii-page'

test('a note that is set upright at the margin turns nothing', () => {
  const page = asciiPage(`
S/O: Mehul Zala, O-834, Bazar Road
Colony, Madurai, Tamil Nadu`)
  const upright: PageQuad = [
    { x: 600, y: 300 },
    { x: 600, y: 60 },
    { x: 624, y: 60 },
    { x: 624, y: 300 },
  ]
  const note: TextLine<PageQuad> = {
    script: 'latin',
    place: upright,
    words: [{ text: 'Generated', confidence: 1, place: upright, chars: [] }],
  }
  const level = layoutOf(page).segments
  const { segments } = layoutOf({ ...page, lines: [...page.lines, note] })
  expect(segments.filter((s) => s.words[0]?.text !== 'Generated')).toEqual(level)
})
