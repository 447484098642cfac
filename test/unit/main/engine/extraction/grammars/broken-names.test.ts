import { expect, test } from 'vitest'
import { partyGrammar } from '../../../../../../src/main/engine/extraction/grammars/name-grammars'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const nameOn = (text: string) => partyGrammar(spanOf(...layoutOf(asciiPage(text)).segments.map(({ words }) => words)))

test('a word that the end of a line broke is whole again, its hyphen in doubt but in "Co-operative"', () => {
  const society = nameOn('\nMangan Hill Produce Co-\noperative Society')
  expect(society?.value).toBe('Mangan Hill Produce Co-operative Society')
  expect(society).not.toHaveProperty('isDoubted')
  expect(nameOn('\nMangan Hill Enter-\nprises')).toMatchObject({ value: 'Mangan Hill Enter-prises', isDoubted: true })
})

test('what breaks off is not all of a name', () => {
  expect(nameOn('\nMangan Hill Produce Co-')?.isDoubted).toBe(true)
  expect(nameOn('\nMangan Hill Produce')).not.toHaveProperty('isDoubted')
})
