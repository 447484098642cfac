import { expect, test } from 'vitest'
import { accountGrammar } from '../../../../../../src/main/engine/documents/banking/account-number'
import { layoutOf, right, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../../extraction/ascii-page'

const read = (line: readonly LaidWord[]): string | undefined => accountGrammar(spanOf(line))?.value

test('figures right behind a number with strokes are of it, and those behind a blank are not', () => {
  const [number, rest] = layoutOf(asciiPage('CD/011/0093 52')).segments[0]!.words as [LaidWord, LaidWord]
  expect(read([number, rest])).toBe('CD/011/0093')
  expect(read([number, { ...rest, box: { ...rest.box, x: right(number.box) + 3 } }])).toBe('CD/011/009352')
})

test('what says the label again before a number, or the kind of its account, is none of it', () => {
  const lineOf = (text: string): readonly LaidWord[] => layoutOf(asciiPage(text)).segments[0]!.words
  expect(read(lineOf('4/8 A0. 03180100009921'))).toBe('03180100009921')
  expect(read(lineOf('opened on behalf 03180100009921'))).toBeUndefined()
})

test('an account of groups keeps its dashes as they are printed, and none at its end', () => {
  const lineOf = (text: string): readonly LaidWord[] => layoutOf(asciiPage(text)).segments[0]!.words
  expect(read(lineOf(': 1402-10-000871'))).toBe('1402-10-000871')
  expect(read(lineOf('4821 0012 3456 7890'))).toBe('4821001234567890')
  expect(read(lineOf('01-09-2023'))).toBeUndefined()
})
