import { expect, test } from 'vitest'
import { cellPath, cellPlace, columnPath, groupTables } from '../../../src/shared/domain/tables'

test('a path of a cell comes back as its place', () => {
  expect(cellPlace(cellPath('transactions', 12, 'date'))).toEqual({ table: 'transactions', row: 12, column: 'date' })
  expect(cellPlace('formatted_address.city')).toBeNull()
  expect(columnPath('line_items.3.hsn')).toBe('line_items.hsn')
  expect(columnPath('ifsc')).toBe('ifsc')
})

test('rows are in their order, whatever the order of the fields', () => {
  const paths = ['ifsc', 'transactions.10.date', 'transactions.2.date', 'transactions.2.debit']
  const { fields, tables } = groupTables(paths.map((path) => ({ path })))
  expect(fields.map((f) => f.path)).toEqual(['ifsc'])
  expect(tables).toMatchObject([{ name: 'transactions', columns: ['date', 'debit'] }])
  expect(tables[0]?.rows.map((row) => row.index)).toEqual([2, 10])
  expect(Object.keys(tables[0]?.rows[0]?.cells ?? {})).toEqual(['date', 'debit'])
})
