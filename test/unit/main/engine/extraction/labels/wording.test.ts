import { describe, expect, it } from 'vitest'
import { wordingOf } from '../../../../../../src/main/engine/extraction/labels/wording'

describe('wordingOf', () => {
  const labels = { number: ['Invoice Number', 'Invoice No.'], name: ['नाव'], document: ['दस्त क्र.'] }
  it.each([
    ['Invoice Number', 1],
    ['INVOICE', 1],
    ['Sunrise Invoice Printers', 1 / 3],
    ['RAHUL GUPTA', 0],
    ['No 12', 0],
    ['नाव', 1],
    ['दस्त क्र. 12', 1],
    ['हवेली क्र. 9', 0],
  ])('%s', (value, share) => {
    expect(wordingOf(value, labels)).toBeCloseTo(share)
  })
})
