import { expect, test } from 'vitest'
import { groupTables } from '../../../../../src/shared/domain/tables'
import { readOn } from './read-page'

const rowsOn = async (text: string): Promise<Record<string, string>[]> => {
  const [table] = groupTables(await readOn('INVOICE', text)).tables
  return (table?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell?.value ?? ''])),
  )
}

const slip = `
        RAJESHWARI MART
        TAX INVOICE
Bill No: RM-20418      Date: 21/12/2024
ITEM                            HSN
  QTY x RATE                 AMOUNT
PARLE RUSK 300G                1905
  2 x 48.00                   96.00
2. GOLD WINNER OIL 1L          1512
  3 x 142.00                 426.00
TAXABLE AMOUNT               522.00
CGST 2.5%                     13.05
SGST 2.5%                     13.05
TOTAL Rs.                    548.10`

test('on the slip of a till what is bought stands over what it comes to', async () => {
  expect(await rowsOn(slip)).toEqual([
    { description: 'PARLE RUSK 300G', hsn: '1905', quantity: '2', unit_price: '48.00', amount: '96.00' },
    { description: 'GOLD WINNER OIL 1L', hsn: '1512', quantity: '3', unit_price: '142.00', amount: '426.00' },
  ])
})

test('what does not multiply is no item of a slip, nor is one row alone', async () => {
  expect(await rowsOn(slip.replace('426.00', '462.00'))).toEqual([])
})
