import { expect, test } from 'vitest'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanText } from '../../../../../../src/main/engine/extraction/layout/span'
import type { ReadPage } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

/** The page with one word moved up by a share of its height. */
const raised = (page: ReadPage, text: string, share: number): ReadPage => ({
  ...page,
  lines: page.lines.flatMap((line) =>
    line.words.map((word) => {
      const [{ y: top }, , { y: foot }] = word.place
      const up = word.text === text ? share * (foot - top) : 0
      const [a, b, c, d] = word.place.map(({ x, y }) => ({ x, y: y - up })) as unknown as ReadPage['lines'][0]['place']
      return { ...line, place: [a, b, c, d] as const, words: [{ ...word, place: [a, b, c, d] as const }] }
    }),
  ),
})

const name = (page: ReadPage): string | undefined => {
  const laid = labelPage(layoutOf(page), { name: ['Name'], section: ['Section'] })
  const hit = laid.hits.find(({ label }) => label === 'name')
  const value = hit && formValues(laid, hit).find(({ placement }) => placement === 'right')
  return value && spanText(value.span)
}

test('what stands between a label and a value of the next column is the nearer one, though less level', () => {
  const page = asciiPage('\nName          KAMALA               HOSUR\nTariff        LT1')
  expect(name(page)).toBe('KAMALA')
  expect(name(raised(page, 'KAMALA', 0.6))).toBe('KAMALA')
})

test('it is not where another label of the column is nearer to it', () => {
  const page = asciiPage('Section       KARUR\nName          KAMALA               HOSUR')
  expect(name(raised(raised(page, 'KAMALA', 0.8), 'Section', -0.7))).toBeUndefined()
})

test('the head of a column of amounts names none of them beside the label of a row', () => {
  const page = asciiPage(
    'Name            Section\nkl 4471         Rs. 7,046.88\n                4,932.82\nName            Rs. 12,130.00\nPay here',
  )
  const laid = labelPage(layoutOf(page), { name: ['Name'], section: ['Section'] })
  const hit = laid.hits.filter(({ label }) => label === 'name').at(-1)!
  expect(formValues(laid, hit).map(({ span }) => spanText(span))[0]).toBe('Rs. 12,130.00')
})

test('a label close behind a number names what stands beside it, whatever stands under it', () => {
  const page = asciiPage('Section     09-218-004 Consumer Name    V. THANGARAJ\nRegion      09 Madurai')
  const laid = labelPage(layoutOf(page), { name: ['Consumer Name'], section: ['Section'] })
  const hit = laid.hits.find(({ label }) => label === 'name')!
  expect(formValues(laid, hit).map(({ span }) => spanText(span))[0]).toBe('V. THANGARAJ')
})
