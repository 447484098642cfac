import { describe, expect, test } from 'vitest'
import { withEyelashR } from '../../../../../src/main/engine/reading/eyelash-r'

describe('the eyelash र', () => {
  test.each([
    ['न्ऱ्हे', 'नऱ्हे'],
    ['नऱहे', 'नऱ्हे'],
    ['कऱर्\u200d\u094dहाड', 'कऱ्हाड'],
    ['व्ऱ्हाडे', 'वऱ्हाडे'],
    ['साऱर्\u200d\u094dया', 'साऱ्या'],
    ['बावर्\u200dया', 'बावऱ्या'],
  ])('%s is %s', (read, meant) => {
    expect(withEyelashR(read)).toBe(meant)
  })

  test.each(['नऱ्हे', 'करहाड', 'सूर्य', 'आर्या', 'तऱ्हा', 'रहिवासी', 'करार'])('%s stays', (word) => {
    expect(withEyelashR(word)).toBe(word)
  })
})
