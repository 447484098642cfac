import { expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { quadOf } from '../../../../../../src/shared/domain/geometry'
import type { PageQuad, TextLine } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

const line = (text: string, [x, y, width, height]: readonly [number, number, number, number]): TextLine<PageQuad> => {
  const place = quadOf<'page'>({ x, y, width, height })
  return { script: 'latin', place, words: [{ text, confidence: 0.96, place, chars: [] }] }
}

const segmentsWith = (...lines: readonly TextLine<PageQuad>[]): string[] =>
  layoutOf({ ...asciiPage(''), lines }).segments.map(({ words }) => textOf(words))

test('a colon that was read as a letter is no print', () => {
  expect(
    segmentsWith(
      line('Branch', [0, 0, 80, 24]),
      line('क', [100, 9, 5, 7]),
      line('MOHOL', [120, 0, 70, 24]),
      line('Name', [0, 40, 60, 24]),
      line('ASHA', [120, 40, 60, 24]),
    ),
  ).toEqual(['Branch', 'MOHOL', 'Name', 'ASHA'])
})

test('a letter in a cell of its own is print, and so is one in small print', () => {
  const cells = ['Class', 'A', 'i']
  expect(segmentsWith(line('Class', [0, 0, 80, 24]), line('A', [120, 2, 16, 20]), line('i', [240, 4, 6, 20]))).toEqual(
    cells,
  )
})

test('what opens with a comma goes on with the line that ends right before it', () => {
  expect(
    segmentsWith(
      line('VILL', [0, 0, 60, 24]),
      line(', POST', [66, 0, 80, 24]),
      line('PIN', [0, 40, 60, 24]),
      line(', 413213', [160, 40, 80, 24]),
    ),
  ).toEqual(['VILL , POST', 'PIN', ', 413213'])
})
