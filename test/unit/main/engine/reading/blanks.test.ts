import { describe, expect, test } from 'vitest'
import { withMeasuredBlanks } from '../../../../../src/main/engine/reading/blanks'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import { toTextLine } from '../../../../../src/main/engine/reading/text-line'
import type { LineImage } from '../../../../../src/main/engine/reading/recogniser/line-recogniser'
import type { FoundLine } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { wholeEnds } from './whole-ends'

const sheet = { width: 400, height: 30, data: new Uint8Array(400 * 30) }
const image: LineImage = { sheet, box: { x: 0, y: 0, width: 400, height: 30 }, slope: 0, inverted: false }
const letterWidth = 12

interface Print {
  readonly text: string
  /** Pixels of blank before each character. */
  readonly gaps: readonly number[]
  /** Of how many pixels from its right edge on a character left no ink. */
  readonly faint?: Readonly<Record<number, number>>
  /** Where the network saw words begin; at the first alone where not given. */
  readonly words?: readonly number[]
  /** Characters that the network did not see. */
  readonly forgotten?: readonly number[]
  readonly confidence?: (char: string) => number
}

/** A line of letters of equal width, 20 pixels high, each in ink of its own. */
function line({ text, gaps, faint = {}, words = [0], forgotten = [], confidence = () => 0.99 }: Print): {
  chars: FlatChar[]
  line: FoundLine
} {
  let at = 0
  const ink = gaps.map((gap, i) => {
    const left = at + gap
    at = left + letterWidth
    return { left, right: at - (faint[i] ?? 0), top: 0, bottom: 20 }
  })
  const chars = [...text].flatMap((char, i): FlatChar[] => {
    const { left } = ink[i]!
    const place = { left: left + 4, right: left + letterWidth - 4 }
    const read = { text: char, confidence: confidence(char), others: [], script: 'latin' as const, image }
    return forgotten.includes(i) ? [] : [{ ...read, ...place, spaceBefore: words.includes(i) }]
  })
  const signs = { script: 'latin', evidence: 9, mixed: false } as const
  return {
    chars,
    line: {
      image,
      ink,
      signs,
      print: { top: 0, bottom: 20 },
      ...wholeEnds,
    },
  }
}

const textOf = (chars: readonly FlatChar[]): string =>
  chars
    .map((c) => (c.spaceBefore ? ' ' : '') + c.text)
    .join('')
    .trim()
const measured = (print: Print): string => {
  const found = line(print)
  return textOf(withMeasuredBlanks(found.chars, found.line))
}

describe('blanks by the ink', () => {
  test('an initial that the network joined to the name stands by itself', () => {
    expect(measured({ text: 'DEEPAH', gaps: [0, 2, 2, 2, 2, 8] })).toBe('DEEPA H')
  })

  test('a letter whose fine strokes left no ink has no blank behind it', () => {
    const gaps = [0, 2, 2, 2, 2, 2, 2]
    expect(measured({ text: 'BRANCHO', gaps, faint: { 4: 6 } })).toBe('BRANCHO')
    expect(measured({ text: 'BRANDHO', gaps, faint: { 4: 6 } })).toBe('BRAND HO')
  })

  test('letters that all stand wide apart are one word', () => {
    expect(measured({ text: 'SPACED', gaps: [0, 8, 8, 8, 8, 8] })).toBe('SPACED')
  })

  test('a gap between the two puts the letter in doubt', () => {
    const found = line({ text: 'DEEPAH', gaps: [0, 2, 2, 2, 2, 4.4] })
    expect(withMeasuredBlanks(found.chars, found.line).map((c) => c.confidence)).toEqual([
      0.99, 0.99, 0.99, 0.99, 0.99, 0.9,
    ])
  })

  test('a blank that the network saw a letter too late is not seen twice', () => {
    expect(measured({ text: 'BILLAMOUNT', gaps: [0, 2, 2, 2, 8, 2, 2, 2, 2, 2], words: [0, 5] })).toBe('BILLA MOUNT')
  })

  test('where ink belongs to no letter, nobody knows beside which letter the blank stands', () => {
    expect(measured({ text: 'BILLAMOUNT', gaps: [0, 2, 2, 2, 8, 2, 2, 2, 2, 2], forgotten: [3] })).toBe('BILAMOUNT')
  })

  test('a digit stands further off than letters do, and within its word all the same', () => {
    expect(measured({ text: 'NUMBER1', gaps: [0, 2, 2, 2, 2, 2, 5] })).toBe('NUMBER1')
  })

  test('a unit that the network joined to its number stands by itself', () => {
    expect(measured({ text: 'PIPES2m', gaps: [0, 2, 2, 2, 2, 8, 8], words: [0, 5] })).toBe('PIPES 2 m')
  })

  test('digits among themselves stand as far apart as they like', () => {
    expect(measured({ text: 'NUMBER11', gaps: [0, 2, 2, 2, 2, 2, 2, 9] })).toBe('NUMBER11')
  })

  test('a blank that the network saw between letters as close as all others is none, and in doubt', () => {
    const found = line({ text: 'SWIGGY', gaps: [0, 2, 2, 2, 2, 2], words: [0, 5] })
    const chars = withMeasuredBlanks(found.chars, found.line)
    expect(textOf(chars)).toBe('SWIGGY')
    expect(chars.at(-1)?.confidence).toBe(0.9)
  })

  test('places that are astray by most of a letter do not hide the blank', () => {
    const found = line({ text: 'SELVIR', gaps: [0, 2, 2, 2, 2, 8] })
    const astray = found.chars.map((char) => ({ ...char, left: char.left - 7, right: char.right - 7 }))
    expect(textOf(withMeasuredBlanks(astray, found.line))).toBe('SELVI R')
  })
})

describe('what stands by itself', () => {
  const gaps = [0, 8, 8, 2, 2, 2, 2, 2]

  test('a stroke between two words of capitals is the initial I', () => {
    const found = line({ text: 'F|SRINIV', gaps, words: [0, 1, 2], confidence: (c) => (c === '|' ? 0.3 : 0.99) })
    expect(toTextLine(found.chars, found.line)?.words.map((w) => w.text)).toEqual(['F', 'I', 'SRINIV'])
  })

  test('a stroke further off is the line between two columns', () => {
    const found = line({ text: 'F|SRINIV', gaps: [0, 30, 30, 2, 2, 2, 2, 2], words: [0, 1, 2] })
    expect(toTextLine(found.chars, found.line)?.words.map((w) => w.text)).toEqual(['F', '|', 'SRINIV'])
  })

  test('what cannot be read is said of the words beside it', () => {
    const found = line({ text: 'F]SRINIV', gaps, words: [0, 1, 2], confidence: (c) => (c === ']' ? 0.3 : 0.99) })
    const words = toTextLine(found.chars, found.line)?.words.map(({ text, besideUnread }) => [
      text,
      besideUnread ?? false,
    ])
    expect(words).toEqual([
      ['F', true],
      ['SRINIV', true],
    ])
  })
})
