import { expect, test } from 'vitest'
import { groupLines } from '../../../../../src/main/engine/intake/pdf/text-lines'
import type { TextRun } from '../../../../../src/main/engine/intake/pdf/text-runs'

const run = (text: string, x: number, width: number): TextRun => ({
  text,
  origin: { x, y: 100 },
  along: { x: 1, y: 0 },
  width,
  ascent: 20,
  descent: 6,
})

const wordsOf = (...runs: readonly TextRun[]): readonly string[] =>
  groupLines(runs).flatMap(({ words }) => words.map(({ text }) => text))

test('a letter that begins under the sign of the vowel before it goes on with its word', () => {
  expect(wordsOf(run('दु', 100, 24), run('का', 114, 28), run('न', 142, 16))).toEqual(['दुकान'])
})

test('a run that begins over another is a word of its own', () => {
  expect(wordsOf(run('Amount', 100, 80), run('450', 150, 40))).toEqual(['Amount', '450'])
})
