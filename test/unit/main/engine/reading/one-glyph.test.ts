import { describe, expect, it } from 'vitest'
import { joinGlyphs } from '../../../../../src/main/engine/reading/recogniser/one-glyph'

/** Characters with their middles. */
const word = (...chars: readonly (readonly [string, number, number])[]) =>
  chars.map(([text, middle, confidence]) => ({ text, confidence, others: [], left: middle - 2, right: middle + 2 }))
const textOf = (...chars: readonly (readonly [string, number, number])[]): string =>
  joinGlyphs(word(...chars))
    .map((c) => c.text)
    .join('')

describe('look-alikes on one glyph', () => {
  it('are one character, in doubt, with the other as its second choice', () => {
    const joined = joinGlyphs(word(['P', 0, 1], ['V', 20, 1], ['O', 36, 0.6], ['0', 44, 0.9], ['9', 60, 1]))
    expect(joined.map((c) => c.text).join('')).toBe('PV09')
    expect(joined[2]!.confidence).toBeCloseTo(0.6)
    expect(joined[2]!.others).toEqual([{ text: 'O', confidence: expect.closeTo(0.4) as number }])
  })

  it('stay two where each has a place of its own', () => {
    expect(textOf(['P', 0, 1], ['O', 20, 0.9], ['0', 40, 0.9], ['9', 60, 1])).toBe('PO09')
  })

  it('leave other close neighbours alone', () => {
    expect(textOf(['m', 0, 1], ['i', 14, 1], ['l', 20, 1], ['e', 36, 1], ['t', 50, 1])).toBe('milet')
  })
})
