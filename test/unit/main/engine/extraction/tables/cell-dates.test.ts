import { expect, test } from 'vitest'
import { readCellDate, readSpoiltDate } from '../../../../../../src/main/engine/extraction/tables/cell-dates'

test.each([
  ['01/04/2024', '2024-04-01'],
  ['01/04/24', '2024-04-01'],
  ['1-4-24', '2024-04-01'],
  ['01.04.2024', '2024-04-01'],
  ['2024-04-01', '2024-04-01'],
  ['1 Apr 2024', '2024-04-01'],
  ['01-APR-24', '2024-04-01'],
  ['01Apr2024', '2024-04-01'],
  ["1 Apr'24", '2024-04-01'],
  ['Apr 01, 2024', '2024-04-01'],
  ['01/04/2024 10:22:31 AM', '2024-04-01'],
  ['01-04- 2024', '2024-04-01'],
  ['O1/04/2024', '2024-04-01'],
  ['31/12/99', '1999-12-31'],
  ['09,01.2025', '2025-01-09'],
  ['09.01,2025', '2025-01-09'],
  ['(14/09/2025', '2025-09-14'],
  ['/14/09/2025', '2025-09-14'],
])('%s', (text, value) => expect(readCellDate(text, 2026)?.value).toBe(value))

test.each(['', '31/02/2024', '12345678', '1 Apr', '4,500.00', '12,450.2025', 'UPI-12', '01/04', '1 02-06-25'])(
  '%s is no date',
  (text) => expect(readCellDate(text, 2026)).toBeNull(),
)

test.each([
  ['08.12 2021', { value: '2021-12-08', repaired: false }],
  ['08122021', { value: '2021-12-08', repaired: false }],
  ['08 1221', { value: '2021-12-08', repaired: true }],
  ['O8.12 2021', { value: '2021-12-08', repaired: true }],
  ['08.12 202', null],
])('%s lost marks', (text, date) => expect(readSpoiltDate(text, 2026)).toEqual(date))
