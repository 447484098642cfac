import { describe, expect, test } from 'vitest'
import { withVowelI } from '../../../../../src/main/engine/reading/vowel-i'

describe('the letter ई at the end of a word', () => {
  test.each([
    ['कमलाबार्ड', 'कमलाबाई'],
    ['कमलाबार्ईड', 'कमलाबाई'],
    ['सार्ड', 'साई'],
    ['देसार्ड,', 'देसाई,'],
    ['मुंबर्ड', 'मुंबई'],
    ['मिरा-भाईदर', 'मिरा-भाईंदर'],
  ])('%s is %s', (read, meant) => {
    expect(withVowelI(read)).toBe(meant)
  })

  test.each(['कार्ड', 'वार्ड', 'वॉर्ड', 'यार्ड', 'बोर्ड', 'रेकॉर्ड', 'गार्डन', 'बार्डाणे', 'बाई'])('%s stays', (word) => {
    expect(withVowelI(word)).toBe(word)
  })
})
