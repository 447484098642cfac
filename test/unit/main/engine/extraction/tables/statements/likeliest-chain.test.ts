import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeliestChain } from '../../../../../../../src/main/engine/extraction/tables/statements/likeliest-chain'
import { chain, numbers } from './chains'

const opening = 60_250_40
const rows = chain(opening, -1_900_00, 250_16, -12_100_00, 700_00, -3_100_00)

test('balances of several rows with the same digit wrong are put right from both sides', () => {
  const nines = rows.map((row, i) => (i < 2 ? { ...row, balance: row.balance! + 1_000_00 } : row))
  const mended = likeliestChain(nines, opening)
  expect(numbers(mended)).toEqual(numbers(rows))
  expect(mended.map((row) => row.mended.balance)).toEqual([true, true, false, false, false])
  expect(mended.every((row) => !row.mended.amount)).toBe(true)
})

test('an amount and the balance beside it may both be wrong', () => {
  const read = rows.map((row, i) => (i === 2 ? { ...row, debit: 12_180_00, balance: row.balance! + 3_000_00 } : row))
  const mended = likeliestChain(read, opening)
  expect(numbers(mended)).toEqual(numbers(rows))
  expect(mended[2]!.mended).toEqual({ amount: true, balance: true })
})

test('of numbers that may be wrong in two ways none is put right', () => {
  // 700.00 and 47200.56, or 706.00, 47206.56 and 3106.00 after them.
  const read = rows.map((row, i) => (i === 3 ? { ...row, credit: 706_00, balance: row.balance! + 8_00 } : row))
  expect(likeliestChain(read, opening).some(({ mended }) => mended.amount || mended.balance)).toBe(false)
})

test('an amount that lost its point, and one of which no side is known', () => {
  const read = rows.map((row, i) => (i === 2 ? { ...row, debit: null, either: 12_100_00_00 } : row))
  expect(numbers(likeliestChain(read, opening))).toEqual(numbers(rows))
})

test('a row that was not read is not made up, nor the last balance put right', () => {
  const lost = rows.filter((_, i) => i !== 2)
  expect(numbers(likeliestChain(lost, opening))).toEqual(numbers(lost))
  const last = rows.map((row, i) => (i === 4 ? { ...row, balance: row.balance! + 3_00 } : row))
  expect(numbers(likeliestChain(last, opening))).toEqual(numbers(last))
})

test('where an amount was not read nothing beside it is put right by it', () => {
  const read = rows.map((row, i) => {
    if (i === 2) return { ...row, debit: null, balance: row.balance! + 5_000_00 }
    return i === 3 ? { ...row, balance: row.balance! + 5_000_00 } : row
  })
  expect(
    likeliestChain(read, opening)
      .slice(2)
      .some(({ mended }) => mended.balance),
  ).toBe(false)
  const [, , filled] = likeliestChain(
    rows.map((row, i) => (i === 2 ? { ...row, debit: null } : row)),
    opening,
  )
  expect(filled).toMatchObject({ debit: 12_100_00, mended: { amount: true, balance: false } })
})

test('a balance without its paise has those that follow', () => {
  const read = rows.map((row, i) => (i === 3 ? { ...row, balance: 47_200_00 } : row))
  expect(numbers(likeliestChain(read, opening))).toEqual(numbers(rows))
})

test('a balance that was not read is filled in between amounts as they were read', () => {
  const lost = rows.map((row, i) => (i === 3 ? { ...row, balance: null } : row))
  expect(numbers(likeliestChain(lost, opening))).toEqual(numbers(rows))
  const wrong = lost.map((row, i) => (i === 3 ? { ...row, credit: 30_700_00 } : row))
  expect(numbers(likeliestChain(wrong, opening))).toEqual(numbers(wrong))
})

test('balances that are printed but once a day are not filled in', () => {
  const daily = rows.map((row, i) => (i % 2 === 0 ? { ...row, balance: null } : row))
  expect(numbers(likeliestChain(daily, opening))).toEqual(numbers(daily))
})

test('what holds stays as it was read', () => {
  const change = fc.integer({ min: -1e9, max: 1e9 }).filter((n) => n !== 0)
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      const all = chain(5_000_000, ...changes)
      expect(numbers(likeliestChain(all, 5_000_000))).toEqual(numbers(all))
    }),
  )
})

test('a number that another reader saw is taken where it alone follows, at the end too', () => {
  const read = rows.map((row, i) =>
    i === 4
      ? { ...row, debit: 8_100_00, seen: { amount: { others: [3_100_00], isFirm: false }, balance: { others: [], isFirm: false } } } // prettier-ignore
      : row,
  )
  expect(numbers(likeliestChain(read, opening))).toEqual(numbers(rows))
  const unseen = rows.map((row, i) => (i === 4 ? { ...row, debit: 8_100_00 } : row))
  expect(likeliestChain(unseen, opening)[4]!.debit).toBe(8_100_00)
})

test('a number that all readers have is no other', () => {
  const firm = { amount: { others: [], isFirm: true }, balance: { others: [], isFirm: true } }
  const read = rows.map((row, i) => (i === 3 ? { ...row, credit: 708_00, seen: firm } : row))
  expect(likeliestChain(read, opening)[3]!.mended).toEqual({ amount: false, balance: false })
})
