import { describe, expect, test } from 'vitest'
import { readAmountInWords } from '../../../../../../src/main/engine/extraction/rules/amount-in-words'

describe('an amount in words', () => {
  test.each([
    ['Forty Eight Thousand Two Hundred Fifty Only', '48250.00'],
    ['Two Lakh Forty-Six Thousand Six Hundred Twenty Rupees Only', '246620.00'],
    ['One Hundred Five and Paise Fifty Only', '105.50'],
    ['सतरा हजार फक्त', '17000.00'],
    ['चार हजार दो सौ सत्तावन रुपये मात्र', '4257.00'],
  ])('%s', (text, value) => {
    expect(readAmountInWords(text)).toBe(value)
  })

  test.each(['One of the parties', 'Two hundred guests were there', 'only', ''])('%s is none', (text) => {
    expect(readAmountInWords(text)).toBeNull()
  })
})
