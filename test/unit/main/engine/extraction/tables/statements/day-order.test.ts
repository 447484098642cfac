import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  standings,
  withNeighboursYears,
} from '../../../../../../../src/main/engine/extraction/tables/statements/day-order'

test('a day that breaks the order does so alone, and those beside it stand', () => {
  const days = ['2024-06-01', '2024-06-02', '2024-06-09', '2024-06-03', '2024-06-03', '2024-06-05', '2024-06-07']
  expect(standings(days)).toEqual(['fits', 'between', 'breaks', 'between', 'between', 'between', 'fits'])
  expect(standings([...days].reverse()).reverse(), 'newest first').toEqual(standings(days))
})

test('of two days that break each other nobody knows which is right', () => {
  const days = ['2024-06-01', '2024-06-02', '2024-06-09', '2024-06-08', '2024-06-10', '2024-06-11', '2024-06-12']
  expect(standings(days)).toEqual(['fits', 'between', 'breaks', 'breaks', 'between', 'between', 'fits'])
})

test('a day in a wide gap could be any of it', () => {
  const days = ['2024-01-01', '2024-01-02', '2024-03-15', '2024-06-01', '2024-06-02']
  expect(standings(days)).toEqual(['fits', 'fits', 'fits', 'fits', 'fits'])
})

test('days in no order say nothing of each other, and a row without a day has no standing', () => {
  const days = ['2024-06-09', '2024-06-02', '2024-06-08', '2024-06-01', '2024-06-07', '2024-06-03']
  expect(new Set(standings(days))).toEqual(new Set(['breaks']))
  expect(standings(['2024-06-01', null, '2024-06-02', '2024-06-02'])).toEqual(['fits', 'breaks', 'between', 'fits'])
})

test('days in order all fit, whichever way they run', () => {
  const day = fc.date({ min: new Date('2015-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 60 }), fc.boolean(), (some, falls) => {
      const days = some.map((d) => d.toISOString().slice(0, 10)).sort()
      expect(standings(falls ? days.reverse() : days)).not.toContain('breaks')
    }),
  )
})

test('a year that alone breaks the order is that of the rows around', () => {
  const days = ['2024-06-01', '2024-06-02', '2025-06-03', '2024-06-05', '2024-06-07', '2024-06-08']
  const right = days.map((day) => day.replace('2025', '2024'))
  expect(withNeighboursYears(days, 2026)).toEqual(right)
  expect(withNeighboursYears(days.toReversed(), 2026)).toEqual(right.toReversed())
  const other = ['2024-06-01', '2024-06-02', '2025-07-03', '2024-06-05', '2024-06-07', '2024-06-08']
  expect(withNeighboursYears(other, 2026)).toEqual(other)
})

test('days to come have the year of those that were, though most rows say so, at both ends too', () => {
  const days = ['2028-10-02', '2028-10-06', '2028-10-07', '2023-10-08', '2028-10-09', '2023-10-09', '2028-10-11']
  expect(withNeighboursYears(days, 2026)).toEqual(days.map((day) => day.replace('2028', '2023')))
  const far = ['2028-02-02', '2023-10-08', '2023-10-09']
  expect(withNeighboursYears(far, 2026)).toEqual(far)
})
