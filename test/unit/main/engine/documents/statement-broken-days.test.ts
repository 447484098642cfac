import { describe, expect, test } from 'vitest'
import { readOn, valuesOf } from './read-page'
import { rowsOf, statement } from './statement-pages'

describe('a narrow column of days', () => {
  const text = statement(`
Balance as on 1 Apr 2024     : 20,500.00

Date      Description                  Debit        Credit       Balance
01 Apr    TO TRANSFER UPI/408/RAIL
                                       500.00                    20,000.00
2024      WEB/PAYTM
05 Apr    BY TRANSFER NEFT PENSION
                                                    30,000.00    / 50,000.00
2024      MARCH
09 Apr
          CASH WITHDRAWAL SELF         15,000.00                 35,000.00
2024

Closing Balance as on 30 Apr 2024 : 35,000.00`)

  test('whose years stand under them, leaves the amounts of a row on a line between the two', async () => {
    expect(await rowsOf(text)).toEqual([
      { date: '2024-04-01', description: 'TO TRANSFER UPI/408/RAIL WEB/PAYTM', debit: '500.00', balance: '20000.00' },
      { date: '2024-04-05', description: 'BY TRANSFER NEFT PENSION MARCH', credit: '30000.00', balance: '50000.00' },
      { date: '2024-04-09', description: 'CASH WITHDRAWAL SELF', debit: '15000.00', balance: '35000.00' },
    ])
  })

  test('the day of a balance is no sum', async () => {
    const fields = await readOn('BANK_STATEMENT', text)
    expect(valuesOf(fields)).toMatchObject({ opening_balance: '20500.00', closing_balance: '35000.00' })
    expect(fields.find(({ path }) => path === 'opening_balance')?.reasons).not.toContainEqual({ code: 'computed' })
  })
})

test('a balance that is another than that of the last row is never sure, though a row between may be lost', async () => {
  const text = statement(`
Date         Narration                        Withdrawal      Deposit       Closing Balance
01/04/24     UPI-SWIGGY-9876543210               500.00                        9,500.00
02/04/24     SALARY APRIL                                    50,000.00        51,234.00
05/04/24     ATM WDL PUNE                      2,000.00                       49,234.00

Closing Balance : 57,500.00`)
  const fields = await readOn('BANK_STATEMENT', text)
  const closing = fields.find(({ path }) => path === 'closing_balance')
  expect(closing?.value).toBe('57500.00')
  expect(closing?.confidence).toBeLessThanOrEqual(0.95)
})

describe('a balance with its day', () => {
  const rows = `
Date         Particulars            Debit        Credit       Balance
07/10/2024   TO CASH                1,200.00                  8,014.00
10/10/2024   BY INTEREST                         384.00       8,398.00
23/10/2024   BY CASH                             5,600.00     13,998.00`

  test('behind the table is what it ends with, over it what it begins with', async () => {
    const behind = valuesOf(await readOn('BANK_STATEMENT', `${rows}\n\nBalance as on 30/10/2024      13,998.00\n`))
    expect(behind).toMatchObject({ opening_balance: '9214.00', closing_balance: '13998.00' })
    const over = valuesOf(await readOn('BANK_STATEMENT', `\nBalance as on 01/10/2024      9,214.00\n${rows}\n`))
    expect(over).toMatchObject({ opening_balance: '9214.00' })
  })

  test('stands behind the sign of money', async () => {
    const text = `${rows}\n\nClosing Balance as on 30-OCT-2024 : Rs. 13,998.00     Undrawn : Rs. 2,000.00\nUncleared : 0.00\n`
    expect(valuesOf(await readOn('BANK_STATEMENT', text))).toMatchObject({ closing_balance: '13998.00' })
  })
})
