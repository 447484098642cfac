import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { numbersOf } from '../../../../../src/main/engine/address/match/numbers/numbers'
import { unsaidNumbers } from '../../../../../src/main/engine/address/match/numbers/unsaid-numbers'
import { createAnalyser } from '../../../../../src/main/engine/address/parser/analyse'

const analyse = createAnalyser(loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer')))
const unsaid = (one: string, other: string): ReturnType<typeof unsaidNumbers> =>
  unsaidNumbers(numbersOf(analyse(one)), numbersOf(analyse(other)))

describe('numbers of quarters and streets that one address has', () => {
  it.each([
    ['a phase', '7, Anand Vihar, Delhi', '7, Anand Vihar Phase 2, Delhi', { part: 1, sector: 0, otherwise: 0 }],
    ['two phases', '7, Anand Vihar Phase 1, Delhi', '7, Anand Vihar Phase 2, Delhi', { part: 0, sector: 0, otherwise: 0 }],
    ['a sector', '7, Vasundhara, Ghaziabad', '7, Sector 3, Vasundhara, Ghaziabad', { part: 0, sector: 1, otherwise: 0 }],
    ["a house's number that is its street's", '9, Kadru, Ranchi', 'Road No 9, Kadru, Ranchi', { part: 0, sector: 0, otherwise: 1 }],
    ['a house in such a street', '9, Kadru, Ranchi', '9, Road No 9, Kadru, Ranchi', { part: 0, sector: 0, otherwise: 0 }],
  ])('%s', (_, one, other, due) => expect(unsaid(one, other)).toEqual(due)) // prettier-ignore
})
