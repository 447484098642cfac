import { describe, expect, it } from 'vitest'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import { mergeReadings } from '../../../../../src/main/engine/reading/merge-readings'
import type { Script } from '../../../../../src/main/engine/model'

const sheet = { width: 400, height: 30, data: new Uint8Array(400 * 30) }
const image = { sheet, box: { x: 0, y: 0, width: 400, height: 30 }, slope: 0, inverted: false }

/** Characters 12 pixels apart; `·` is a space. */
function reading(script: Script, text: string, confidence: (index: number) => number): FlatChar[] {
  const chars: FlatChar[] = []
  let space = true
  ;[...text].forEach((char, i) => {
    if (char === '·') {
      space = true
      return
    }
    const left = 12 * i
    chars.push({
      text: char,
      confidence: confidence(i),
      others: [],
      left,
      right: left + 8,
      spaceBefore: space,
      script,
      image,
    })
    space = false
  })
  return chars
}
const textOf = (chars: readonly FlatChar[]): string =>
  chars
    .map((c) => (c.spaceBefore ? ' ' : '') + c.text)
    .join('')
    .trim()

describe('merging two readings', () => {
  it('takes strokes of capitals for no bars, however sure the other model is of them', () => {
    const latin = reading('latin', 'MH12', () => 0.9)
    expect(
      textOf(
        mergeReadings(
          latin,
          reading('devanagari', '॥॥12', () => 1),
        ),
      ),
    ).toBe('MH12')
  })

  it('takes each stretch from the surer one', () => {
    const latin = reading('latin', 'xyz·/·Name', (i) => (i < 3 ? 0.3 : 0.99))
    const devanagari = reading('devanagari', 'नाम·/·वववव', (i) => (i < 3 ? 0.98 : 0.4))
    expect(textOf(mergeReadings(latin, devanagari))).toBe('नाम / Name')
  })

  it('believes Latin letters rather than the digits that Devanagari makes of them', () => {
    const latin = reading('latin', 'DOB', () => 0.9)
    const devanagari = reading('devanagari', '008', () => 0.99)
    expect(textOf(mergeReadings(latin, devanagari))).toBe('DOB')
  })

  it('keeps the confidence that the model gave', () => {
    const devanagari = reading('devanagari', 'नाम12', () => 0.95)
    expect(mergeReadings([], devanagari)).toEqual(devanagari)
    expect(
      mergeReadings(
        reading('latin', 'aaaaa', () => 0.1),
        devanagari,
      ).map((c) => c.confidence),
    ).toEqual(devanagari.map(() => 0.95))
  })
})
