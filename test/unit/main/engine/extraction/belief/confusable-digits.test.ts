import { describe, expect, test } from 'vitest'
import { isConfusable } from '../../../../../../src/main/engine/extraction/belief/confusable-digits'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

describe('digits of Devanagari that are taken for each other', () => {
  const pagesOf = (text: string) => [labelPage(layoutOf({ ...asciiPage(text, []), index: 0 }), {})]
  const wordsIn = (text: string) => pagesOf(text)[0]!.layout.segments.flatMap(({ words }) => words)

  test('a six may be a nine on any page', () => {
    expect(isConfusable(wordsIn('१२/६'), pagesOf('५ ४'))).toBe(true)
  })
  test('a four may be a five where no five was read', () => {
    expect(isConfusable(wordsIn('३४८/३'), pagesOf('गट क्रमांक ३४८/३'))).toBe(true)
    expect(isConfusable(wordsIn('३४८/३'), pagesOf('गट क्रमांक ३४८/३ खाते ५१'))).toBe(false)
  })
  test('a nine is one where its shape says so by itself', () => {
    const chars = [...'१२९'].map((text) => ({ text, confidence: 1, others: [], shapeAgrees: text === '९' }))
    const words = wordsIn('१२९').map((word) => ({ ...word, chars }))
    expect(isConfusable(words, pagesOf('५'))).toBe(false)
  })
  test('other digits are what they are, and Latin ones', () => {
    expect(isConfusable(wordsIn('१२३'), pagesOf('१२३'))).toBe(false)
    expect(isConfusable(wordsIn('4569'), pagesOf('4569'))).toBe(false)
  })
})
