import { describe, expect, test } from 'vitest'
import { sameText } from '../../../../../src/main/engine/extraction/line-look'

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
