import { expect, test } from 'vitest'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { printRows, rowText } from '../../../../../../src/main/engine/extraction/tables/print-rows'
import { asciiPage } from '../ascii-page'

const rowsOf = (text: string) => printRows(layoutOf(asciiPage(text))).map(rowText)

test('a lone digit before most amounts of a table is the sign of the rupee, whatever follows from the balances', () => {
  const rows = rowsOf(`
02/12/2020   ACH FINANCE      7 12,000.00     7 8,426.50
02/12/2020   UPI FRIEND       -2 5,181.99     7 20,426.50
01/12/2020   CLG S M          7 288.03        7 13,045.80
01/12/2020   CASH             7 4,388.28      7 18,227.79`)
  expect(rows).toEqual([
    '02/12/2020 ACH FINANCE ₹ 12,000.00 ₹ 8,426.50',
    '02/12/2020 UPI FRIEND -₹ 5,181.99 ₹ 20,426.50',
    '01/12/2020 CLG S M ₹ 288.03 ₹ 13,045.80',
    '01/12/2020 CASH ₹ 4,388.28 ₹ 18,227.79',
  ])
})

test('a digit that may have lost its comma, and one that counts, stay', () => {
  const lakhs = `
02/12/2020   ACH FINANCE      12,000.00     7 18,426.50
02/12/2020   UPI FRIEND       5,181.99      7 20,426.50
01/12/2020   CLG S M          288.03        7 13,045.80
01/12/2020   CASH             4,388.28      7 18,227.79`
  expect(rowsOf(lakhs)[0]).toBe('02/12/2020 ACH FINANCE 12,000.00 7 18,426.50')
  const counted = `
Bolt M12      2     1,200.00     2,400.00
Nut M12       2     1,100.00     2,200.00
Washer        2     1,050.00     2,100.00
Bracket       2     3,400.00     6,800.00
Spring        2     1,600.00     3,200.00
Cover         2     5,100.00     10,200.00`
  expect(rowsOf(counted)[0]).toBe('Bolt M12 2 1,200.00 2,400.00')
})
