import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quadOf } from '../../../../../src/shared/domain/geometry'
import { groupLines } from '../../../../../src/main/engine/intake/pdf/text-lines'
import type { TextRun } from '../../../../../src/main/engine/intake/pdf/text-runs'
import { unknownSign, type ReadChar, type SourcePage } from '../../../../../src/main/engine/model'
import { filledIn, readUnknownSigns } from '../../../../../src/main/engine/reading/unknown-signs'

const charsOf = (text: string, confidence = 0.97): ReadChar[] =>
  Array.from(text, (char) => ({ text: char, confidence, others: [] }))
const textOf = (chars: readonly ReadChar[] | null): string | undefined => chars?.map(({ text }) => text).join('')
const x = unknownSign

describe('letters of a PDF that its font does not name', () => {
  test.each([
    [`o${x}ce`, 'office', 'office'],
    [`transac${x}on`, 'transaction', 'transaction'],
    // Two joined ones side by side, and capitals that the reader saw otherwise.
    [`No${x}${x}ca${x}on`, 'Notification', 'Notification'],
    [`TRANSAC${x}ON`, 'TRANSACTiON', 'TRANSACTiON'],
    [`${x}`, 'ft', 'ft'],
    [`भ${x}म`, 'भीम', 'भीम'],
  ])('%s, seen as %s', (text, seen, word) => {
    expect(textOf(filledIn(text, charsOf(seen)))).toBe(word)
  })
  test.each([
    [`o${x}ce`, 'once more'],
    [`o${x}ce`, 'ounces'],
    [`${x}`, 'o'],
    [`${x}500`, '7500'],
    [`${x}`, ''],
  ])('%s is not filled from %s', (text, seen) => {
    expect(filledIn(text, charsOf(seen))).toBeNull()
  })
  test('what the font says is kept as it says it, and is certain', () => {
    const letters = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const filled = filledIn(`${before}${x}${after}`, charsOf(`${before}ti${after}`, 0.8))
        expect(textOf(filled)).toBe(`${before}ti${after}`)
        expect(filled?.filter(({ confidence }) => confidence < 1)).toHaveLength(2)
      }),
    )
  })
})

/** Runs side by side on one line, without blanks between them. */
const runsOf = (...texts: readonly string[]): TextRun[] =>
  texts.map((text, i) => ({
    text,
    origin: { x: 20 + 30 * i, y: 40 },
    along: { x: 1, y: 0 },
    width: 30,
    ascent: 16,
    descent: 4,
  }))
const page: SourcePage = {
  index: 0,
  colour: { width: 200, height: 80, data: new Uint8Array(200 * 80 * 3).fill(255) },
  textLayer: null,
  encoded: null,
  drawn: true,
}
const seeing = (text: string | null) => ({
  rereadFields: (crops: readonly unknown[]) =>
    Promise.resolve(
      crops.map(() => {
        const place = { x: 0, y: 0, width: 1, height: 1, space: 'sheet' } as never
        return text === null
          ? null
          : { words: [{ text, confidence: 0.97, place, chars: charsOf(text) }], place, script: 'latin' as const }
      }),
    ),
})

describe('a text layer', () => {
  // The number of the sign as a letter's, as of word processors; and nothing at all.
  test.each(['\u019f', '\u0000', '\ue001'])('with %j for "ti" is read from its pixels', async (sign) => {
    const lines = groupLines(runsOf('transac', sign, 'on'))
    const [line] = await readUnknownSigns(page, lines, seeing('transaction'))
    expect(line?.words.map(({ text, confidence }) => [text, confidence])).toEqual([['transaction', 0.97]])
  })
  test('says that it is in doubt where the pixels show another word', async () => {
    const lines = groupLines(runsOf('transac', '\u0000', 'on'))
    const [line] = await readUnknownSigns(page, lines, seeing('something'))
    expect(line?.words.map(({ text, confidence }) => [text, confidence])).toEqual([['transacon', 0.2]])
  })
  test('of plain letters is taken as it is, with no look at the pixels', async () => {
    const lines = groupLines(runsOf('transaction'))
    const blind = { rereadFields: () => Promise.reject(new Error('looked')) }
    expect(await readUnknownSigns(page, lines, blind)).toBe(lines)
    expect(lines[0]?.words[0]).toMatchObject({ confidence: 1, place: quadOf({ x: 20, y: 24, width: 30, height: 20 }) })
  })
})
