import { expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const textsOn = (page: string): string[] => layoutOf(asciiPage(page)).segments.map(({ words }) => textOf(words))

test('what a phone shows over the picture of a paper is none of it', () => {
  const page = (file: string) => `
9: 47                             4G  Lall 63%
${file}
NorthStar Packaging Solutions LLP
Tax Invoice # NS-3316`
  const paper = ['NorthStar Packaging Solutions LLP', 'Tax Invoice # NS-3316']
  expect(textsOn(page('Bill_NS-3316.pdf'))).toEqual(paper)
  expect(textsOn(page('My Bills'))).toEqual(['My Bills', ...paper])
})

test('an hour or a share at the head of a paper is of it', () => {
  expect(textsOn('9:47 AM      Taj Bakery\nTax Invoice      GST 5%')).toHaveLength(4)
  expect(textsOn('Taj Bakery\n9:47 AM      GST 5%')).toHaveLength(3)
})
