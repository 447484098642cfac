import { expect, test } from 'vitest'
import { quadOf } from '../../../../../../src/shared/domain/geometry'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { isStackedHead } from '../../../../../../src/main/engine/extraction/forms/stacked-heads'
import { asciiPage } from '../ascii-page'

const labels = { number: ['Licence number'], issued: ['Date of issue'] }

/** Labels in print of half its height, over values in print of all of it. */
function isHead(text: string, small: readonly string[]): boolean {
  const page = asciiPage(text)
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const [{ x, y }, { x: end }, { y: foot }] = word.place
      const height = small.some((label) => label.includes(word.text)) ? (foot - y) / 2 : foot - y
      return { ...word, place: quadOf<'page'>({ x, y, width: end - x, height }) }
    }),
  }))
  const found = labelPage(layoutOf({ ...page, lines }), labels)
  const hit = found.hits.find(({ label }) => label === 'number')!
  const after = found.layout.segments.find(({ words }) => textOf(words).startsWith('Person'))!
  return isStackedHead(found, hit, after)
}

const form = `
Licence number          Person responsible
MH/2291/0041            ASHA KALE

Category                Date of issue
TRADE                   14/02/2023`

test('what stands beside a small label, with larger print under it as that has, is a label too', () =>
  expect(isHead(form, ['Licence number', 'Person responsible', 'Category', 'Date of issue'])).toBe(true))

test('it is a value where labels are printed as large as values, or nothing stands under it', () => {
  expect(isHead(form, [])).toBe(false)
  const beside = form.replace('ASHA KALE', '         ')
  expect(isHead(beside, ['Licence number', 'Person responsible', 'Category', 'Date of issue'])).toBe(false)
})

test('it is a value where no label that is known begins at its edge', () =>
  expect(
    isHead(form.replace('Date of issue', '     Date of issue'), ['Licence number', 'Person responsible', 'Category']),
  ).toBe(false))
