import { expect, it } from 'vitest'
import { pairHouses } from '../../../../../src/main/engine/address/match/numbers/pair-houses'

const house = (text: string) => ({ kind: 'any' as const, what: '', text, pieces: text.split(' ') })

it('takes a letter with and without its mark for one number, and no two numbers for one', () => {
  const same = (one: string, other: string): number => pairHouses([house(one)], [house(other)], [[], []], false).same
  expect(same('12 b', '12b')).toBe(1)
  expect(same('h 11 2', 'h 112')).toBe(0)
})
