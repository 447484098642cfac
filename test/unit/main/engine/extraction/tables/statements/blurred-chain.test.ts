import { expect, test } from 'vitest'
import type { Movement } from '../../../../../../../src/main/engine/extraction/tables/statements/movement'
import { withLikelier } from '../../../../../../../src/main/engine/extraction/tables/statements/blurred-chain'
import { checkChain } from '../../../../../../../src/main/engine/extraction/tables/statements/running-balance'
import { chain, numbers } from './chains'

const opening = 29_21_399_59
const rows = chain(opening, -8_68_000_00, -5_76_597_20, 7_12_162_40, 50_013_20, 7_52_000_00, 56_000_00, -5_21_016_40)
/** What is read wrong of each row, amount and balance. */
const wrong = [
  [0, 0],
  [0, 20_000_00],
  [20_000_00, 2_000_00],
  [0, 2_00_000_00],
  [6_00, 0],
  [-1_500_00, -10_000_00],
  [3_00, 0],
] as const
const blurred = rows.map((row, i): Movement => {
  const [amount, balance] = wrong[i]!
  return {
    ...row,
    debit: row.debit === null ? null : row.debit + amount,
    credit: row.credit === null ? null : row.credit + amount,
    balance: row.balance! + balance,
  }
})

test('most numbers of a table out of focus are what follows from all of them, and nothing bears that out', () => {
  const { rows: checked, whole } = checkChain(blurred, opening, true)
  expect(numbers(checked)).toEqual(numbers(rows))
  expect(whole).toBe(false)
  expect(checked.some(({ likelier }) => likelier?.balance)).toBe(true)
  expect(checked.filter(({ likelier }) => likelier).every(({ link, tied }) => link === 'unknown' && !tied)).toBe(true)
})

test('of a table that was printed so nothing is likelier', () => {
  expect(checkChain(blurred, opening, false).rows.some(({ likelier }) => likelier)).toBe(false)
})

test('a balance is not borne out by an amount that was put right by it', () => {
  const fitted = rows.map((row, i) => ({ ...row, repaired: i === 2 ? ('amount' as const) : null }))
  const checked = fitted.map((row, i) => ({
    ...row,
    link: i === 2 ? ('holds' as const) : ('breaks' as const),
    tied: i === 2,
  }))
  const [, , third] = withLikelier(rows, checked, null)
  expect(third).toMatchObject({ tied: false })
})
