import { describe, expect, test } from 'vitest'
import { findBlurredPhrase, isReadBadly } from '../../../../../../src/main/engine/extraction/labels/blurred-phrases'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

/** What of a line is taken for a phrase; empty where nothing is. */
function found(line: string, phrase: string): string {
  const { segments } = layoutOf(asciiPage(line))
  const [hit] = segments.flatMap((segment) => findBlurredPhrase(segment, phrase))
  return hit ? textOf(hit.segment.words.slice(hit.from, hit.to)) : ''
}

describe('findBlurredPhrase', () => {
  test.each([
    ['1. MA008 ACTIMITY MANUFACTURING', 'Major Activity', 'MA008 ACTIMITY'],
    ['DATF OF COMMENCIMENT CF PRODUCTION', 'Date of Commencement', 'DATF OF COMMENCIMENT'],
    ['and Conediticns of Serrce) ACt 2017', 'Conditions of Service', 'Conediticns of Serrce)'],
    ['Statemert ofAcccunt for July', 'Statement of Account', 'Statemert ofAcccunt'],
  ])('%s holds %s', (line, phrase, words) => expect(found(line, phrase)).toBe(words))

  test.each([
    ['DONATION RECEIPT', 'Payment Receipt'],
    ['CASTE CERTIFICATE', 'Salary Certificate'],
    ['Bank: State Bank', 'Bank Statement'],
    ['E-Way Bill', 'Water Bill'],
    ['NEL FAY', 'Net Pay'],
  ])('%s is not %s', (line, phrase) => expect(found(line, phrase)).toBe(''))
})

test('a page is read badly where most of its words are unsure', () => {
  const text = 'Ministry of Micre, Smal and MeGum'
  expect(isReadBadly(layoutOf(asciiPage(text, text.split(' '))))).toBe(true)
  expect(isReadBadly(layoutOf(asciiPage(text, ['Micre,'])))).toBe(false)
})
