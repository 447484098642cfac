import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const wordsOn = (text: string): string[] =>
  layoutOf({ ...asciiPage(text), index: 0, source: 'text_layer' }).segments.flatMap(({ words }) =>
    words.map((w) => w.text),
  )

describe('letters that are set apart', () => {
  test('are words, parted at the wider blanks', () => {
    expect(wordsOn('I N V O I C E')).toEqual(['INVOICE'])
    expect(wordsOn('C A S H   M E M O')).toEqual(['CASH', 'MEMO'])
    expect(wordsOn('The B I L L of today')).toEqual(['The', 'BILL', 'of', 'today'])
  })
  test('are the word that joins two parties, where they stand by themselves', () => {
    expect(wordsOn('A N D')).toEqual(['AND'])
    expect(wordsOn('A N D Rao')).toEqual(['A', 'N', 'D', 'Rao'])
  })
  test('are initials where they are few, and no letters where they are digits', () => {
    expect(wordsOn('K S R Murthy')).toEqual(['K', 'S', 'R', 'Murthy'])
    expect(wordsOn('A B 1 2 C D')).toEqual(['A', 'B', '1', '2', 'C', 'D'])
  })
  test('are the first of what a party is called, and no initials before it', () => {
    expect(wordsOn('called the O WNER;')).toEqual(['called', 'the', 'OWNER;'])
    expect(wordsOn('M VERMA')).toEqual(['M', 'VERMA'])
  })
})
