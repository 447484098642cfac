import { expect, test } from 'vitest'
import { magneticLine } from '../../../../../../src/main/engine/documents/banking/magnetic-line'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import type { RuleContext } from '../../../../../../src/main/engine/extraction/rules/rule'
import { wordsOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../../extraction/ascii-page'

/** How surely each letter was read; marks were guessed. */
const sureness = (letter: string): number => (/\d/.test(letter) ? 0.97 : letter === 'Q' ? 0.4 : 0.1)

const withChars = (word: LaidWord): LaidWord => {
  const chars = [...word.text].map((text) => ({ text, confidence: sureness(text), others: [] }))
  return { ...word, chars, confidence: Math.min(...chars.map(({ confidence }) => confidence)) }
}

/** How surely the number of the cheque was read of a line at its foot. */
function leastOf(line: string): number {
  const layout = layoutOf(asciiPage(line))
  const segments = layout.segments.map((segment) => ({ ...segment, words: segment.words.map(withChars) }))
  const context = { pages: [labelPage({ ...layout, segments }, {})] } as unknown as RuleContext
  const found = magneticLine.flatMap((rule) => rule.find(context)).find(({ path }) => path === 'cheque_number')
  return Math.min(...wordsOf(found!.span!).map(({ confidence }) => confidence))
}

test('what its marks were taken for says nothing of a number', () => {
  expect(leastOf('Y713042" 600019054« 012345" 31')).toBe(0.97)
})

test('a round letter for its first nought does', () => {
  expect(leastOf('YQ00087" 600019054« 012345" 31')).toBe(0.4)
})

test('a mark behind the account is taken for a digit before the kind of the cheque', () => {
  expect(leastOf('I, 462081K 274485161I 9408996 29')).toBe(0.97)
})

test('the strokes of the mark before a number are taken for digits', () => {
  expect(leastOf(`119 000417" 388012002: 041882" 31`)).toBe(0.97)
})

test('two strokes of the mark before a number are taken for digits and the third for a sign', () => {
  expect(leastOf(`11* 506218" 673091004 018257" 31`)).toBe(0.97)
})
