import { expect, test } from 'vitest'
import { isLetterOrDigit } from '../../../../../../src/main/engine/extraction/belief/letter-or-digit'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

/** The first word of a text; `other` is what the reader saw in place of its character `at` too, and how sure of it. */
function wordOf(text: string, other = '', at = 0, confidence = 0.02): LaidWord {
  const [word] = layoutOf(asciiPage(text)).segments[0]!.words
  const others = other === '' ? [] : [{ text: other, confidence }]
  return { ...word!, chars: word!.chars.map((char, i) => (i === at ? { ...char, others } : char)) }
}
const isUntold = (word: LaidWord): boolean => isLetterOrDigit(word.text, [word])

test('a digit at the head of a short group may be the letter that was seen there too', () => {
  expect(isUntold(wordOf('23-047719', 'Z'))).toBe(true)
  expect(isUntold(wordOf('23-047719', '२'))).toBe(false)
  expect(isUntold(wordOf('23-047719'))).toBe(false)
  expect(isUntold(wordOf('2304-7719', 'Z'))).toBe(false)
  expect(isUntold(wordOf('43-047719', 'Z'))).toBe(false)
})

test('a reader of another script knows few letters of this one', () => {
  expect(isUntold({ ...wordOf('23-047719'), script: 'devanagari' })).toBe(true)
  expect(isUntold({ ...wordOf('RCP/2023'), script: 'devanagari' })).toBe(false)
  expect(isLetterOrDigit('47719', [])).toBe(false)
})

test('the first digit behind letters may be the letter of its shape that was seen there too', () => {
  expect(isUntold(wordOf('KT0411', 'O', 2, 0.1))).toBe(true)
  expect(isUntold(wordOf('KT8411', 'B', 2, 0.1))).toBe(true)
  expect(isUntold(wordOf('KT0411', 'O', 2, 0.01))).toBe(false)
  expect(isUntold(wordOf('KT8411', 'O', 2, 0.1))).toBe(false)
  // Further digits are of a number.
  expect(isUntold(wordOf('KT4011', 'O', 3, 0.1))).toBe(false)
})

test('an O behind letters is as a zero in many prints: a reader that saw it there at all was not sure', () => {
  expect(isUntold(wordOf('KT0411', 'O', 2, 0.02))).toBe(true)
  expect(isUntold(wordOf('KT8411', 'B', 2, 0.02))).toBe(false)
})

test('the digit at the head of a group may be the letter between which and it the reader was torn', () => {
  expect(isUntold(wordOf('162/3055', 'I', 0, 0.4))).toBe(true)
  expect(isUntold(wordOf('24/162/3055', 'I', 3, 0.4))).toBe(true)
  expect(isUntold(wordOf('162/3055', 'I', 0, 0.1))).toBe(false)
  expect(isUntold(wordOf('6162/3055', 'I', 1, 0.4))).toBe(false)
})
