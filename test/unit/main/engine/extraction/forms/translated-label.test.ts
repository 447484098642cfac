import { expect, test } from 'vitest'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanText } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

/** The first value of the label, the page's words read with a confidence of 0.99 but for those that were guessed. */
const nature = (text: string, guessed: readonly string[]): string => {
  const page = asciiPage(text)
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (guessed.includes(word.text) ? { ...word, confidence: 0.3 } : word)),
  }))
  const laid = labelPage(layoutOf({ ...page, lines }), { nature: ['Nature of Business'] })
  return spanText(formValues(laid, laid.hits[0]!)[0]!.span)
}

test('words behind the stroke of a label that were guessed are its translation, with digits among them too', () => {
  const row = 'Nature of Business / awpmoi 40,011      Bakery and Sweet Stall'
  expect(nature(row, ['awpmoi', '40,011'])).toBe('Bakery and Sweet Stall')
  expect(nature(row, [])).toBe('awpmoi 40,011')
})
