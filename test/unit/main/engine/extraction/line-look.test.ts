import { describe, expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../src/main/engine/extraction/layout'
import { lookAtLines, sameText } from '../../../../../src/main/engine/extraction/line-look'
import type { SourcePage } from '../../../../../src/main/engine/model'
import { asciiPage } from './ascii-page'

describe('sameText', () => {
  test.each([
    ['REENA RANI', 'REENA RANI'],
    [': REENA RANI.', 'Reena Rani'],
    ['Name REENA RANI', 'REENA RANI'],
    ['S/O: Ramesh, 12', 'S/O:Ramesh,12'],
    ['B+', 'B+'],
  ])('%s says %s', (read, printed) => {
    expect(sameText(read, printed)).toBe(true)
  })
  test.each([
    ['A E MANJUNATH', 'AE MANJUNATH'],
    ['SULTANPUR', 'SULTANPU'],
    ['3.06.1984', '13.06.1984'],
    ['B', 'B+'],
    ['IYER', 'TYER'],
    ['', ''],
  ])('%s does not say %s', (read, printed) => {
    expect(sameText(read, printed)).toBe(false)
  })
})

test('the end of a label in a crop is a word of its own, as on the page', async () => {
  const words = layoutOf(asciiPage('Vill Baruipur')).segments.flatMap((segment) => segment.words)
  const data = new Uint8Array(3 * 200 * 40).fill(255)
  const page = { colour: { width: 200, height: 40, data } } as SourcePage
  const [line] = asciiPage('D:Vill Baruipur').lines
  const [look] = await lookAtLines([{ page, words }], { rereadFields: () => Promise.resolve([line]) } as never)
  expect(look?.first?.map(({ text }) => text)).toEqual(['D:', 'Vill', 'Baruipur'])
  expect(textOf(look?.second ?? [])).toBe('D: Vill Baruipur')
})
