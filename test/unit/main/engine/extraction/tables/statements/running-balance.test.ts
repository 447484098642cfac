import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Movement } from '../../../../../../../src/main/engine/extraction/tables/statements/movement'
import { checkChain } from '../../../../../../../src/main/engine/extraction/tables/statements/running-balance'

const row = (change: number, balance: number): Movement => ({
  debit: change < 0 ? -change : null,
  credit: change > 0 ? change : null,
  either: null,
  balance,
})
const chain = (opening: number, ...changes: number[]): Movement[] => {
  let balance = opening
  return changes.map((change) => row(change, (balance += change)))
}

describe('a running balance', () => {
  test('holds from row to row in either order, and tells what was before and after', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e9, max: 1e9 }).filter((n) => n !== 0),
          { minLength: 3, maxLength: 30 },
        ),
        (changes) => {
          const rows = chain(5_000_000, ...changes)
          const up = checkChain(rows, null, true)
          expect(up.rows.slice(1).every((r) => r.link === 'holds')).toBe(true)
          expect(up).toMatchObject({ opening: 5_000_000, closing: rows.at(-1)?.balance, whole: true })
          const down = checkChain([...rows].reverse(), null, true)
          expect(down).toMatchObject({ opening: 5_000_000, closing: rows.at(-1)?.balance, whole: true })
        },
      ),
    )
  })
  test('an amount that was put right by the balance before it does not bear that out', () => {
    // Both the balance at the head and the amount were read wrong, each by the same eight for a three.
    const rows = chain(27_762_30, -12_800_00, -11_969_84, 500_00)
    expect(checkChain(rows, 27_762_30, true)).toMatchObject({ whole: true, opens: true })
    expect(checkChain(rows, 27_762_80, true)).toMatchObject({ whole: true, opens: false })
  })
  test('takes no balance for another because of a head that would have to be another too, and is shown as read', () => {
    // All readers lost an amount's first digit; a balance and the one before it, both less by as much, make it right.
    const seen = { amount: { others: [], isFirm: true }, balance: { others: [], isFirm: false } }
    const rows = chain(109_032_20, 26_900_00, -11_008_70, -21_800_43, 14_700_00, -23_776_69)
    const lost = rows.map((r, i) => (i === 2 ? { ...r, debit: 1_800_43, seen } : r))
    const { rows: checked } = checkChain(lost, null, true)
    expect(checked.map(({ debit, balance }) => [debit, balance])).toEqual(rows.map((r) => [r.debit, r.balance]))
    expect(checked.map(({ repaired }) => repaired)).toEqual([null, null, 'amount', null, null])
  })
  test('breaks where a row was lost, and there alone', () => {
    const rows = chain(0, 100_00, 200_00, -50_00, 70_00, 90_00)
    rows.splice(2, 1)
    expect(checkChain(rows, 0, false).rows.map((r) => r.link)).toEqual(['holds', 'holds', 'breaks', 'holds'])
  })
  test('is not borne out by doubtful balances alone', () => {
    const rows = chain(2000_00, 100_00, 200_00, -50_00, 70_00, 90_00)
    const cut = [
      ...rows.slice(0, 2),
      ...rows.slice(2).map((r) => ({ ...r, balance: r.balance! + 5000_00, doubtful: true })),
    ]
    expect(checkChain(cut, 2000_00, true).rows.map((r) => r.link === 'holds')).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const tied = rows.map((r, i) => ({ ...r, doubtful: i > 1 }))
    expect(checkChain(tied, 2000_00, true).rows.every((r) => r.link === 'holds')).toBe(true)
  })
  test('puts a misread balance right between two links, and says so', () => {
    const rows = chain(0, 100_00, 200_00, 70_00, 90_00)
    rows[1] = { ...rows[1]!, balance: 380_00 }
    const checked = checkChain(rows, 0, true)
    expect(checked.rows[1]).toMatchObject({ balance: 300_00, repaired: 'balance', link: 'holds' })
  })
  test('puts a misread amount right, but not one that is another altogether', () => {
    const rows = chain(0, 100_00, 200_00, 70_00)
    expect(checkChain([rows[0]!, { ...rows[1]!, credit: 208_00 }, rows[2]!], 0, true).rows[1]).toMatchObject({
      credit: 200_00,
      repaired: 'amount',
    })
    expect(checkChain([rows[0]!, { ...rows[1]!, credit: 4_55 }, rows[2]!], 0, true).rows[1]).toMatchObject({
      credit: 4_55,
      repaired: null,
      link: 'breaks',
    })
  })
  test('tells whether an unmarked amount came or went', () => {
    const rows = chain(0, 100_00, -30_00, 70_00).map((r): Movement => ({
      debit: null,
      credit: null,
      either: r.debit ?? r.credit,
      balance: r.balance,
    }))
    expect(checkChain(rows, 0, false).rows).toMatchObject([{ credit: 100_00 }, { debit: 30_00 }, { credit: 70_00 }])
  })
})

test('rows that follow from each other alone and have all lost the same first digit hold nothing', () => {
  const whole = chain(118_123_37, 2_000_00, 500_00, -700_00, 400_00, 90_00, 1_000_00)
  const cut = whole.map((r, i) => (i === 2 || i === 3 ? { ...r, balance: r.balance! % 100_000_00 } : r))
  const lost = cut.map((r, i) => (i === 1 || i === 4 ? { ...r, credit: null } : r))
  const { rows } = checkChain(lost, null, true)
  expect(rows.slice(2, 4).map((r) => [r.link === 'holds', r.tied])).toEqual([
    [false, false],
    [false, false],
  ])
  expect(rows[6 - 1]!.link).toBe('holds')
})

test('nor do they beside others that lost a digit and do not follow from them', () => {
  const whole = chain(
    52_500_00,
    100_00,
    68_84,
    400_00,
    90_00,
    -13_004_69,
    -300_00,
    938_81,
    40_00,
    9_000_00,
    900_00,
    70_00,
    50_00,
  )
  // Rows 1 to 3 and 5 to 7 have lost the first of their digits, and row 4 another one too.
  const cut = whole.map((r, i) => (i > 0 && i < 8 ? { ...r, balance: r.balance! % 10_000_00 } : r))
  cut[4] = { ...cut[4]!, balance: 8_888_88 }
  const lost = cut.map((r, i) => (i === 1 || i === 5 || i === 8 ? { ...r, credit: null, debit: null } : r))
  const { rows } = checkChain(lost, null, true)
  expect(rows.slice(1, 8).map((r) => r.link === 'holds' || r.tied)).toEqual(Array<boolean>(7).fill(false))
  expect(rows.slice(9).map((r) => r.link)).toEqual(['holds', 'holds', 'holds'])
})
