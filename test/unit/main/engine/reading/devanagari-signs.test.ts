import { expect, test } from 'vitest'
import { withPrintedSigns } from '../../../../../src/main/engine/reading/devanagari-signs'

test.each([
  ['नावः', 'नाव:'],
  ['दिनांकः-', 'दिनांक:-'],
  ['संख्याः', 'संख्या:'],
  ['न॑.', 'नं.'],
])('%s is %s', (read, meant) => {
  expect(withPrintedSigns(read)).toBe(meant)
})

test.each(['अतः', 'पुनः', 'क्रमशः', 'प्रायः', 'दुःख', 'छः', 'नमः'])('%s stays', (word) => {
  expect(withPrintedSigns(word)).toBe(word)
})
