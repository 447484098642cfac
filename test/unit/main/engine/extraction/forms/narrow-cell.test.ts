import { expect, test } from 'vitest'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanText } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const values = (text: string): string[] => {
  const laid = labelPage(layoutOf(asciiPage(text)), { name: ['Name'], post: ['Desig'] })
  const hits = [...laid.hits].sort((a, b) => a.segment.box.x - b.segment.box.x)
  return hits.map((hit) => spanText(formValues(laid, hit, 2)[0]!.span))
}

test('a value behind its label in a narrow cell goes on under the label', () => {
  expect(values('Name   SUTAR DILIP      Desig   MOULDER\nMARUTI                  GR-II\n\nPF No')).toEqual([
    'SUTAR DILIP MARUTI',
    'MOULDER GR-II',
  ])
})

test('what stands there beside a value of its own is another label, and so is what stands as far from the next', () => {
  expect(values('Name   SUTAR DILIP      Desig   MOULDER\nUAN    100418822709\n\nPF No')[0]).toBe('SUTAR DILIP')
  expect(values('Name   SUTAR DILIP      Desig   MOULDER\nMARUTI                  GR-II\nPF No')[0]).toBe('SUTAR DILIP')
})
