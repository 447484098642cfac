import { expect, test } from 'vitest'
import { withWholeSha } from '../../../../../src/main/engine/reading/whole-sha'

test.each([
  ['वैश्ाली', 'वैशाली'],
  ['विश्ेष', 'विशेष'],
  ['वैश्ंपायन', 'वैशंपायन'],
])('a letter that has a vowel is not killed: %s', (read, printed) => {
  expect(withWholeSha(read)).toBe(printed)
})

test.each(['श्याम', 'प्रशांत', 'विठ्ठल', 'श्री', 'सन्', 'ऱ्हे', 'वैद्ंपायन'])('other letters stay as they are: %s', (word) => {
  expect(withWholeSha(word)).toBe(word)
})
