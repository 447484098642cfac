import { expect, test } from 'vitest'
import { partyGrammar, personGrammar } from '../../../../../../src/main/engine/extraction/grammars/name-grammars'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const spanOfText = (text: string) => spanOf(layoutOf(asciiPage(text)).segments.flatMap(({ words }) => words))

test('where somebody signs is no name, nor who somebody is', () => {
  expect(personGrammar(spanOfText('Servant'))).toBeNull()
  expect(personGrammar(spanOfText('Signature'))).toBeNull()
})

test('a nought among initials, or that opens a word, is a letter', () => {
  expect(personGrammar(spanOfText('Sumathi 0 S'))?.value).toBe('Sumathi O S')
  expect(personGrammar(spanOfText('Anil Kumar 0'))?.value).toBe('Anil Kumar O')
  expect(personGrammar(spanOfText('Shop 0 Traders'))?.value).toBe('Shop 0 Traders')
  expect(personGrammar(spanOfText('NEELAM 0ZA'))?.value).toBe('NEELAM OZA')
  expect(personGrammar(spanOfText('0m Sai Traders'))?.value).toBe('Om Sai Traders')
})

test('the sign of "and" between two words of a name that was read as an 8 is put right, and stays in doubt', () => {
  const read = (text: string, confidence: number) =>
    partyGrammar({ lines: spanOfText(text).lines.map((line) => line.map((word) => ({ ...word, confidence }))) })
  expect(read('Konark Tools 8 Bearings', 0.9)).toMatchObject({ value: 'Konark Tools & Bearings', isDoubted: true })
  // A text layer has what is printed, and what is counted has a number.
  expect(read('Konark Tools 8 Bearings', 1)?.value).toBe('Konark Tools 8 Bearings')
  expect(read('Studio 8 Interiors', 0.9)?.value).toBe('Studio 8 Interiors')
})
