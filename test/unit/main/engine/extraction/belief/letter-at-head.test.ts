import { expect, test } from 'vitest'
import { mayOpenWithLetter } from '../../../../../../src/main/engine/extraction/belief/letter-at-head'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

/** The first word of a text; `other` is what the reader saw in place of its first character too. */
function wordOf(text: string, other = ''): LaidWord {
  const [word] = layoutOf(asciiPage(text)).segments[0]!.words
  const others = other === '' ? [] : [{ text: other, confidence: 0.02 }]
  return { ...word!, chars: word!.chars.map((char, i) => (i === 0 ? { ...char, others } : char)) }
}

test('a digit at the head of a short group may be the letter that was seen there too', () => {
  expect(mayOpenWithLetter([wordOf('23-047719', 'Z')])).toBe(true)
  expect(mayOpenWithLetter([wordOf('23-047719', '२')])).toBe(false)
  expect(mayOpenWithLetter([wordOf('23-047719')])).toBe(false)
  expect(mayOpenWithLetter([wordOf('2304-7719', 'Z')])).toBe(false)
  expect(mayOpenWithLetter([wordOf('43-047719', 'Z')])).toBe(false)
})

test('a reader of another script knows few letters of this one', () => {
  expect(mayOpenWithLetter([{ ...wordOf('23-047719'), script: 'devanagari' }])).toBe(true)
  expect(mayOpenWithLetter([{ ...wordOf('RCP/2023'), script: 'devanagari' }])).toBe(false)
  expect(mayOpenWithLetter([])).toBe(false)
})
