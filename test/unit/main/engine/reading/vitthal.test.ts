import { describe, expect, test } from 'vitest'
import { withVitthal } from '../../../../../src/main/engine/reading/vitthal'

describe('the name विठ्ठल', () => {
  test.each([
    ['विठ्ठुल', 'विठ्ठल'],
    ['विठठुल', 'विठ्ठल'],
    ['विठ्ठ्ल', 'विठ्ठल'],
    ['विठ्ट्ल', 'विठ्ठल'],
    ['विठ्टलराव', 'विठ्ठलराव'],
    ['विट्टठल', 'विठ्ठल'],
  ])('%s is %s', (read, meant) => {
    expect(withVitthal(read)).toBe(meant)
  })

  test.each(['विठ्ठल', 'विठोबा', 'विठाबाई', 'विटा', 'विठू'])('%s stays', (word) => {
    expect(withVitthal(word)).toBe(word)
  })
})
