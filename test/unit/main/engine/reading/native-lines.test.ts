import { describe, expect, it } from 'vitest'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import {
  hasLatinWord,
  hasOwnDigits,
  isBetter,
  isDevanagariPage,
  isInOtherDigits,
} from '../../../../../src/main/engine/reading/native-lines'

const sheet = { width: 100, height: 30, data: new Uint8Array(100 * 30) }
const image = { sheet, box: { x: 0, y: 0, width: 100, height: 30 }, slope: 0, inverted: false }
const line = (text: string, script: 'latin' | 'devanagari', confidence = 0.95): FlatChar[] =>
  text.split(' ').flatMap((word) =>
    [...word].map((char, i) => ({
      text: char,
      confidence,
      others: [],
      left: 0,
      right: 1,
      spaceBefore: i === 0,
      script,
      image,
    })),
  )

describe('hasLatinWord', () => {
  it('knows a word from digits of Devanagari that look like letters', () => {
    expect(hasLatinWord(line('Regn 63', 'latin'))).toBe(true)
    expect(hasLatinWord(line('B. &8,C3,000/-', 'latin'))).toBe(false)
    expect(hasLatinWord(line('rhter vigeT', 'latin', 0.5))).toBe(false)
    expect(hasLatinWord(line('8E/88/2ORE', 'latin'))).toBe(false)
    expect(hasLatinWord(line('32,018, yoo/-', 'latin'))).toBe(false)
  })
  it('knows a sign of money, short as it is', () => {
    expect(hasLatinWord(line('Rs.20,06,000/-', 'latin'))).toBe(true)
  })
})

describe('isBetter', () => {
  it('takes the own model at its word where it reads a sign of its script', () => {
    expect(isBetter(line('१६/११/२०१६', 'devanagari', 0.95), line('8E/88/2ORE', 'latin', 0.97))).toBe(true)
  })
  it('leaves numbers in Latin digits to the surer of the two', () => {
    expect(isBetter(line('22/07', 'devanagari', 0.99), line('22/07', 'latin', 0.9))).toBe(true)
    expect(isBetter(line('1.245.27', 'devanagari', 0.92), line('12452500', 'latin', 0.99))).toBe(false)
  })
  it('knows zeros that were taken for empty brackets', () => {
    expect(isBetter(line('(1())दस्त', 'devanagari', 0.99), line('(10) TT', 'latin', 0.6))).toBe(false)
  })
})

describe('digits of a page', () => {
  const day = (text: string): FlatChar[] => [...line('अहवाल दिनांक', 'devanagari'), ...line(text, 'latin')]
  it('are Devanagari where nearly all of them are', () => {
    expect(hasOwnDigits([line('३२१/५ ०.०४.५० २२/०८/२०२३', 'devanagari'), day('22/0C')])).toBe(true)
    expect(hasOwnDigits([line('३२१/५', 'devanagari')])).toBe(false)
    expect(hasOwnDigits([line('गट १२ व १३', 'devanagari'), line('12/03/2021 4327/2021', 'latin')])).toBe(false)
  })
  it('are doubted in a line whose letters are none of Latin', () => {
    expect(isInOtherDigits(day('22/0C/2023'))).toBe(true)
    expect(isInOtherDigits([...day('22/08/2023'), ...line('Dated', 'latin')])).toBe(false)
    expect(isInOtherDigits(line('22/08/2023', 'latin'))).toBe(false)
  })
})

describe('isDevanagariPage', () => {
  const own = line('गाव नमुना', 'devanagari')
  it('needs several lines, nearly all of that script', () => {
    expect(isDevanagariPage([own, own, own])).toBe(false)
    expect(isDevanagariPage(Array(8).fill(own))).toBe(true)
    // The second sheet of a deed has the four rows of its registration.
    expect(isDevanagariPage(Array(4).fill(own))).toBe(true)
    expect(isDevanagariPage([...Array<FlatChar[]>(6).fill(own), ...Array<FlatChar[]>(6).fill(line('Name of Holder', 'latin'))])).toBe(false) // prettier-ignore
  })
  it('does not count numbers for either', () => {
    expect(isDevanagariPage([...Array<FlatChar[]>(6).fill(own), ...Array<FlatChar[]>(6).fill(line('12/03/2021', 'latin'))])).toBe(true) // prettier-ignore
  })
})
