import { describe, expect, it } from 'vitest'
import type { PageQuad } from '../../../../../../src/shared/domain/geometry'
import { splitWord } from '../../../../../../src/main/engine/extraction/layout/split-word'

const word = (text: string) => ({
  text,
  confidence: 0.99,
  chars: [...text].map((char) => ({ text: char, confidence: 0.99, others: [] })),
  place: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 10 },
    { x: 0, y: 10 },
  ] as unknown as PageQuad,
})
const parts = (text: string): [string, number][] => splitWord(word(text)).map((part) => [part.text, part.confidence])

describe('a label and its value in one word', () => {
  it('are parted at a mark, and read as surely as they were', () => {
    expect(parts('DOB:12/03/1990')).toEqual([
      ['DOB:', 0.99],
      ['12/03/1990', 0.99],
    ])
  })
  it('are parted at a slash behind another language that was read as digits', () => {
    expect(parts('86/DOB:').map(([text]) => text)).toEqual(['86/', 'DOB:'])
    expect(parts('0021/SB/4471').map(([text]) => text)).toEqual(['0021/SB/4471'])
  })
  it('are parted so before a label without a colon where the letters were guessed', () => {
    const guessed = { ...word('Aro8/Due'), confidence: 0.36 }
    expect(splitWord(guessed).map(({ text }) => text)).toEqual(['Aro8/', 'Due'])
    expect(parts('A14b/Sector').map(([text]) => text)).toEqual(['A14b/Sector'])
  })
  it('are in doubt at the seam where no mark parts them: a letter may be under the label', () => {
    expect(parts('HusbanaTIKSH')).toEqual([
      ['Husbana', 0.99],
      ['TIKSH', 0.5],
    ])
  })
  it('do not begin with the border of their cell', () => {
    expect(parts('_C.')).toEqual([['C.', 0.99]])
    expect(parts('\\Name:Asha')).toEqual([
      ['Name:', 0.99],
      ['Asha', 0.99],
    ])
    const unsure = word("'P")
    const chars = unsure.chars.map((char, i) => (i === 0 ? { ...char, confidence: 0.3 } : char))
    expect(splitWord({ ...unsure, confidence: 0.3, chars }).map((part) => [part.text, part.confidence])).toEqual([
      ['P', 0.99],
    ])
    expect(parts("'Shanti")).toEqual([["'Shanti", 0.99]])
  })
  it('are one word where neither is a label', () => {
    expect(parts('KALPESH')).toEqual([['KALPESH', 0.99]])
  })
})
