import { expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { quadOf } from '../../../../../../src/shared/domain/geometry'
import type { PageQuad, ReadWord, TextLine } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

/** A cell behind a mark that is so wide. */
function cell(mark: string, confidence: number, y: number): TextLine<PageQuad> {
  const word = (text: string, x: number, width: number, sure: number): ReadWord<PageQuad> => ({
    text,
    confidence: sure,
    place: quadOf<'page'>({ x, y, width, height: 24 }),
    chars: [],
  })
  return {
    script: 'latin',
    place: quadOf<'page'>({ x: 100, y, width: 120, height: 24 }),
    words: [word(mark, 100, 3, confidence), word('Address', 112, 90, 0.99)],
  }
}

const textsOf = (...lines: readonly TextLine<PageQuad>[]): string[] =>
  layoutOf({ ...asciiPage(''), lines }).segments.map(({ words }) => textOf(words))

test('a ruled line that was read as one mark and another stands before no cell', () => {
  expect(textsOf(cell(':', 0.5, 0), cell('/', 0.6, 50), cell('/', 0.6, 100))).toEqual(['Address', 'Address', 'Address'])
})

test('colons of a column stay, and marks that were read well', () => {
  expect(textsOf(cell(':', 0.5, 0), cell(':', 0.6, 50))).toEqual([': Address', ': Address'])
  expect(textsOf(cell(':', 0.5, 0), cell('/', 0.95, 50))).toEqual([': Address', '/ Address'])
})
