import { describe, expect, test } from 'vitest'
import { withVocalicR } from '../../../../../src/main/engine/reading/vocalic-r'

describe('the letter ऋ at the beginning of a word', () => {
  test.each([
    ['क्रतुजा', 'ऋतुजा'],
    ['क्र्तुजा', 'ऋतुजा'],
    ['क्रवतुजा', 'ऋतुजा'],
    ['त्र्षिकेश', 'ऋषिकेश'],
    ['क्रषिकेश', 'ऋषिकेश'],
    ['क्रषभ', 'ऋषभ'],
    ['त्रचा', 'ऋचा'],
    ['क्रणमोचन', 'ऋणमोचन'],
  ])('%s is %s', (read, meant) => {
    expect(withVocalicR(read)).toBe(meant)
  })

  test.each(['क्रमांक', 'कृषी', 'क्रतु', 'त्रिंबक', 'त्रस्त', 'क्रय', 'विक्रय', 'संत्रचा'])('%s stays', (word) => {
    expect(withVocalicR(word)).toBe(word)
  })
})
