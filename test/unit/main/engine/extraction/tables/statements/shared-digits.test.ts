import { expect, test } from 'vitest'
import type { Checked, Movement } from '../../../../../../../src/main/engine/extraction/tables/statements/movement'
import { withoutOutvoted } from '../../../../../../../src/main/engine/extraction/tables/statements/shared-digits'

const balances = [343_178_15, 379_278_15, 365_199_92]
const movement = (balance: number): Movement => ({ debit: 100_00, credit: null, either: null, balance })
/** Rows shown with a two for their first digit, of which one was read with a three. */
const shown = (all: readonly number[]): Checked[] =>
  all.map((balance, i) => ({
    ...movement(balance - 100_000_00),
    link: 'holds',
    tied: true,
    repaired: i === 1 ? 'balance' : null,
  }))
const read = (all: readonly number[]): Movement[] =>
  all.map((balance, i) => movement(i === 1 ? balance : balance - 100_000_00))

test('a first digit that two balances share and a third has not is none that they bear out', () => {
  expect(withoutOutvoted(read(balances), shown(balances)).map(({ tied }) => tied)).toEqual([false, false, false])
})

test('one of many balances is outvoted by them', () => {
  const many = [...balances, 350_000_00, 351_000_00, 352_000_00]
  expect(withoutOutvoted(read(many), shown(many)).every(({ tied }) => tied)).toBe(true)
})
