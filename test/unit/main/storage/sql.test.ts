import { describe, expect, it } from 'vitest'
import { join, list, sql } from '../../../../src/main/storage/database/sql'
import { nameKeyOf } from '../../../../src/main/storage/tables/documents-write'

describe('the sql template', () => {
  it('makes every value a parameter', () => {
    const evil = "'; DROP TABLE audit; --"
    expect(sql`SELECT * FROM a WHERE b = ${evil} AND c = ${null}`).toEqual({
      text: 'SELECT * FROM a WHERE b = ? AND c = ?',
      values: [evil, null],
    })
  })

  it('puts a nested statement in with its values in order', () => {
    const inner = sql`b = ${1} OR b = ${2}`
    expect(sql`SELECT ${3} WHERE (${inner}) LIMIT ${4}`).toEqual({
      text: 'SELECT ? WHERE (b = ? OR b = ?) LIMIT ?',
      values: [3, 1, 2, 4],
    })
  })

  it('joins statements and lists values', () => {
    expect(join([sql`a = ${1}`, sql`b IN (${list(['x', 'y'])})`], ' AND ')).toEqual({
      text: 'a = ? AND b IN (?, ?)',
      values: [1, 'x', 'y'],
    })
    expect(join([], ' AND ', 'TRUE')).toEqual({ text: 'TRUE', values: [] })
  })
})

it('names sort by their numbers and without case', () => {
  const names = ['Scan 10.jpg', 'scan 9.jpg', 'SCAN 1.jpg']
  expect([...names].sort((a, b) => (nameKeyOf(a) < nameKeyOf(b) ? -1 : 1))).toEqual([
    'SCAN 1.jpg',
    'scan 9.jpg',
    'Scan 10.jpg',
  ])
})
