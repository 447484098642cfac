import { describe, expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { isCutShort, lookAtLines, sameText } from '../../../../../../src/main/engine/extraction/second-look/line-look'
import type { SourcePage } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

describe('sameText', () => {
  test.each([
    ['REENA RANI', 'REENA RANI'],
    [': REENA RANI.', 'Reena Rani'],
    ['Name REENA RANI', 'REENA RANI'],
    ['S/O: Ramesh, 12', 'S/O:Ramesh,12'],
    ['B+', 'B+'],
    ['S/0 Ramesh, P.0. Wai', 'S/O Ramesh, P.O. Wai'],
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
    ['S/10', 'S/1O'],
  ])('%s does not say %s', (read, printed) => {
    expect(sameText(read, printed)).toBe(false)
  })
})

describe('isCutShort', () => {
  const printed = 'H.No. 466, Sneh Sagar, Bypass Road, Senhati, Kolkata'
  test.each(['ass Road, Senhati, Kolkata', 'H.No. 466, Sneh Sagar, Byp'])('%s lacks words at an end', (read) => {
    expect(isCutShort(read, printed)).toBe(true)
  })
  test.each([printed, 'H.No. 466, Sneh Sagar, Bypass Road, Senhati, Kolkat', 'H.No. 468, Sneh Sagar, Bypass Road', ''])(
    '%s lacks none, or has others',
    (read) => {
      expect(isCutShort(read, printed)).toBe(false)
    },
  )
  test('a short line is read whole', () => {
    expect(isCutShort('Rashmi', 'Rashmi Vasant Kale')).toBe(false)
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
