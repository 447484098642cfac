import { describe, expect, test } from 'vitest'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import { withLoneStrokes } from '../../../../../src/main/engine/reading/lone-strokes'
import type { LineImage } from '../../../../../src/main/engine/reading/recogniser/line-recogniser'
import type { FoundLine } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { wholeEnds } from './whole-ends'

const sheet = { width: 400, height: 30, data: new Uint8Array(400 * 30) }
const image: LineImage = { sheet, box: { x: 0, y: 0, width: 400, height: 30 }, slope: 0, inverted: false }

/** A line as text, its letters 10 pixels wide and 20 high, a stroke in ink from `top` to `bottom` or in none. */
function read(text: string, stroke: { top: number; bottom: number } | null): string {
  const chars: FlatChar[] = []
  const ink: FoundLine['ink'][number][] = []
  let x = 0
  let spaceBefore = true
  for (const letter of text) {
    if (letter === ' ') {
      x += 8
      spaceBefore = true
      continue
    }
    const width = letter === '|' ? 3 : 10
    const place = { left: x, right: x + width }
    const isStroke = letter === '|'
    chars.push({ text: letter, confidence: 0.9, others: [], ...place, spaceBefore, script: 'latin', image })
    if (!isStroke || stroke) ink.push({ ...place, ...(isStroke ? stroke! : { top: 2, bottom: 22 }) })
    x += width + 2
    spaceBefore = false
  }
  const signs = { script: 'latin', evidence: 9, mixed: false } as const
  const out = withLoneStrokes(chars, {
    image,
    ink,
    signs,
    print: { top: 2, bottom: 22 },
    ...wholeEnds,
  })
  return out.map((c) => c.text).join('')
}

const letterHigh = { top: 2, bottom: 22 }

describe('a stroke that stands by itself', () => {
  test.each([
    ['11 | LANE', '11ILANE'],
    ['JYOTHI | RAO', 'JYOTHIIRAO'],
    ['RKSY-|', 'RKSY-I'],
    ['Officer Scale |', 'OfficerScaleI'],
  ])('is the letter I where it is as high as capitals: %s', (text, expected) => {
    expect(read(text, letterHigh)).toBe(expected)
  })

  test('is none where it is higher or goes lower, as a bar between two words does', () => {
    expect(read('JYOTHI | RAO', { top: -2, bottom: 27 })).toBe('JYOTHI|RAO')
  })

  test('is none where its ink is no part of the line, as that of a long ruled line', () => {
    expect(read('CR | INTEREST', null)).toBe('CR|INTEREST')
  })

  test('is left to its word where letters touch it', () => {
    expect(read('JA|N', letterHigh)).toBe('JA|N')
  })
})
