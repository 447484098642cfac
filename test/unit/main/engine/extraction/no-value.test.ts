import { describe, expect, test } from 'vitest'
import { isNoValue } from '../../../../../src/main/engine/extraction/labels/label-words'

describe('isNoValue', () => {
  test.each(['तारीख', 'Date', 'नाव :', 'शेरा', 'करून दिल्याची तारीख', 'Date of print : 11/10/2011', 'सन : १९९८'])(
    '%s stands around values and is none',
    (text) => expect(isNoValue(text)).toBe(true),
  )
  test.each(['खरेदीपत्र', 'Deed of Gift', 'करवीर क्र. १', 'गट नं: 45', 'Plot No: 2024, Wagholi', 'Date Palm Traders'])(
    '%s may be one',
    (text) => expect(isNoValue(text)).toBe(false),
  )
})
