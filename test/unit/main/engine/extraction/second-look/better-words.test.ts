import { describe, expect, test } from 'vitest'
import { betterWords } from '../../../../../../src/main/engine/extraction/second-look/better-words'
import { layoutOf, textOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const words = (text: string, weak: readonly string[] = []): readonly LaidWord[] =>
  layoutOf(asciiPage(text, weak)).segments.flatMap((s) => s.words)
const better = (page: [string, ...string[]], first: string, second: string, failed = false): string =>
  textOf(betterWords({ printed: words(page[0], page.slice(1)), first: words(first), second: words(second) }, failed))

describe('words on which both readers agree', () => {
  test('a word in doubt is exchanged, the others stay', () => {
    expect(better(['SRINIVASAN TYER', 'TYER'], 'SRINIVASAN IYER', 'SRINIVASAN IYER')).toBe('SRINIVASAN IYER')
  })
  test('a sure word stands against both', () => {
    expect(better(['MUMBAI CITY'], 'MUMBAT CITY', 'MUMBAT CITY')).toBe('MUMBAI CITY')
  })
  test('what fails its check does not stand', () => {
    expect(better(['ABCDE1234F'], 'ABCPE1234F', 'ABCPE1234F', true)).toBe('ABCPE1234F')
  })
  test('where the readers differ from each other the page stands', () => {
    expect(better(['RAM TYER', 'TYER'], 'RAM IYER', 'RAM DYER')).toBe('RAM TYER')
  })
  test('words that stood beside the print are not taken in', () => {
    expect(better(['771 RAUWA TYER', 'TYER'], 'NAME 771 RAUWA IYER', 'NAME 771 RAUWA IYER')).toBe('771 RAUWA IYER')
  })
  test('spaces that both see are seen', () => {
    expect(better(['AE MANJUNATH', 'AE'], 'A E MANJUNATH', 'A E MANJUNATH')).toBe('A E MANJUNATH')
  })
  test('a crop that shows something else says nothing of the print', () => {
    expect(better(['500034', '500034'], '—', '—')).toBe('500034')
  })
  test('what was only cut off is no better', () => {
    expect(better(['13.06.1984', '13.06.1984'], '3.06.1984', '3.06.1984')).toBe('13.06.1984')
    const cut = 'Hyderabad, Telangana —'
    expect(better(['Hyderabad, Telangana - 500034', '500034'], cut, cut)).toBe('Hyderabad, Telangana - 500034')
  })
})
