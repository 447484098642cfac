import { describe, expect, it, test } from 'vitest'
import { checkTable } from '../../../src/shared/domain/table-checks'
import { nextRow, rowOrder } from '../../../src/shared/domain/table-rows'

const rows = [
  { row: 0, values: { debit: '200.00', balance: '800.00' } },
  { row: 1, values: { credit: '50.50', balance: '850.50' } },
  { row: 4, values: { debit: '850.50', balance: '0.00' } },
]
const opening = (path: string): string | null => (path === 'opening_balance' ? '1000.00' : null)

describe('the running balance', () => {
  it('holds where every balance follows', () => {
    const { rows: checks } = checkTable('transactions', rows, opening)
    expect([...checks.values()].map(({ state }) => state)).toEqual(['holds', 'holds', 'holds'])
  })

  it('holds for a statement that begins at its end', () => {
    const { rows: checks } = checkTable('transactions', [...rows].reverse(), opening)
    expect(checks.get(0)).toEqual({ state: 'holds' })
    expect(checks.get(4)).toEqual({ state: 'holds' })
  })

  it('says which balance should stand where it breaks', () => {
    const broken = rows.map((row) => (row.row === 1 ? { ...row, values: { ...row.values, credit: '500.50' } } : row))
    expect(checkTable('transactions', broken, opening).rows.get(1)).toEqual({
      state: 'breaks',
      rule: 'balance',
      column: 'balance',
      expected: '1300.50',
      found: '850.50',
    })
  })

  it('says nothing where a number is missing', () => {
    const blank = rows.map((row) => (row.row === 1 ? { row: 1, values: { balance: '850.50' } } : row))
    expect(checkTable('transactions', blank, opening).rows.get(1)).toEqual({ state: 'unknown' })
  })

  it('adds up the columns, and compares the end with what is printed', () => {
    const { sums } = checkTable('transactions', rows, (path) => (path === 'closing_balance' ? '10.00' : null))
    expect(sums.map(({ column, sum, agrees }) => [column, sum, agrees])).toEqual([
      ['debit', '1050.50', null],
      ['credit', '50.50', null],
      ['balance', '0.00', false],
    ])
  })
})

test('a line of an invoice is quantity times price, and all lines the taxable value', () => {
  const items = [
    { row: 0, values: { quantity: '3', unit_price: '33.333', amount: '100.00' } },
    { row: 1, values: { quantity: '2', unit_price: '10.00', amount: '30.00' } },
  ]
  const check = checkTable('line_items', items, (path) => (path === 'taxable_amount' ? '130.00' : null))
  expect(check.rows.get(0)).toEqual({ state: 'holds' })
  expect(check.rows.get(1)).toMatchObject({ state: 'breaks', rule: 'product', expected: '20.00' })
  expect(check.sums).toMatchObject([{ sum: '130.00', path: 'taxable_amount', agrees: true }])
})

test('rows stand where they were put, and numbers are never given twice', () => {
  const layout = {
    removed: [1, 3],
    inserted: [
      { row: 3, after: 0 },
      { row: 4, after: 3 },
      { row: 5, after: null },
    ],
  }
  expect(rowOrder([2, 0, 1, 4], layout)).toEqual([5, 0, 4, 2])
  expect(nextRow([0, 1, 2], layout)).toBe(6)
  expect(nextRow([])).toBe(0)
})
