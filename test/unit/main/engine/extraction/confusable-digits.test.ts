import { describe, expect, test } from 'vitest'
import { isConfusable } from '../../../../../src/main/engine/extraction/confusable-digits'
import { labelPage } from '../../../../../src/main/engine/extraction/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import { asciiPage } from './ascii-page'

describe('digits of Devanagari that are taken for each other', () => {
  const pagesOf = (text: string) => [labelPage(layoutOf({ ...asciiPage(text, []), index: 0 }), {})]

  test('a six may be a nine on any page', () => {
    expect(isConfusable('१२/६', pagesOf('५ ४'))).toBe(true)
  })
  test('a four may be a five where no five was read', () => {
    expect(isConfusable('३४८/३', pagesOf('गट क्रमांक ३४८/३'))).toBe(true)
    expect(isConfusable('३४८/३', pagesOf('गट क्रमांक ३४८/३ खाते ५१'))).toBe(false)
  })
  test('other digits are what they are, and Latin ones', () => {
    expect(isConfusable('१२३', pagesOf('१२३'))).toBe(false)
    expect(isConfusable('4569', pagesOf('4569'))).toBe(false)
  })
})
