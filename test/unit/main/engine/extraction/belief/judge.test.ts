import { expect, test } from 'vitest'
import { judge } from '../../../../../../src/main/engine/extraction/belief/judge'
import { parsed } from '../../../../../../src/main/engine/extraction/grammars/grammar'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { fromWords } from '../../../../../../src/main/engine/extraction/rules/candidates'
import { asciiPage } from '../ascii-page'

test('two rules that found the same words are one voice, though one of them mended a letter; two places are two', () => {
  const { layout } = labelPage(layoutOf(asciiPage('Pay     Sagar Motor5\n\n\nFavouring     Sagar Motors')), {})
  const at = (line: number): readonly LaidWord[] =>
    layout.segments.filter(({ words }) => /^Sagar/.test(words[0]!.text))[line]!.words
  const mended = at(0).map((word) => ({ ...word, text: word.text.replace('5', 's') }))
  const candidate = (rule: string, words: readonly LaidWord[]): ReturnType<typeof fromWords> =>
    fromWords(layout, 'payee_name', rule, parsed('Sagar Motors', spanOf(words)), 0.9)
  const sourcesOf = (...words: (readonly LaidWord[])[]): number | undefined =>
    judge(
      words.map((line, i) => candidate(`rule.${i}`, line)),
      'name',
    )[0]?.sources
  expect(sourcesOf(at(0), mended)).toBe(1)
  expect(sourcesOf(at(0), at(1))).toBe(2)
})
