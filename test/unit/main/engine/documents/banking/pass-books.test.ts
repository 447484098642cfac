/** Pass books of banks of a region, and statements that print the newest row first. */
import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'
import { rowsOf } from '../statement-pages'

test('a bank of a region is none of its sponsor, and the days of its first and last balance are the time it is about', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
          TAPTI GRAMYA BANK
          (Sponsored by Canara Bank)
SAVINGS BANK PASS BOOK
NAME : KAMLA BHIL                   A/C NO. : 071811002337
IFSC : CNRB0TGB001

DATE        PARTICULARS             WITHDRAWN     DEPOSITED     BALANCE
            OP.BAL AS ON 01-04-2024                             2,100.00 Cr
03-04-2024  CASH DEP                              400.00        2,500.00 Cr
11-04-2024  CASH WDL                500.00                      2,000.00 Cr
CL. BAL. 2,000.00 Cr UPTO 30-09-2024`,
  )
  expect(fields).toMatchObject({
    bank_name: 'TAPTI GRAMYA BANK',
    statement_from: '2024-04-01',
    statement_to: '2024-09-30',
  })
})

test('the number of a counter close behind a balance is none of it', async () => {
  const rows = await rowsOf(`
SAVINGS BANK PASS BOOK
DATE        PARTICULARS             WITHDRAWN     DEPOSITED     BALANCE
03-04-2024  CASH DEP                              400.00        2500.00 Cr T07
11-04-2024  CASH WDL                500.00                      2000.00 Cr SYS`)
  expect(rows.map(({ balance }) => balance)).toEqual(['2500.00', '2000.00'])
})

test('of balances of two days over the table that of the first is what it begins with', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Account Statement from 1 Mar 2024 to 31 Mar 2024
Balance as on 31 Mar 2024     : 2,000.00
Balance as on 1 Mar 2024      : 2,100.00

Date          Particulars             Debit         Credit        Balance
11 Mar 2024   CASH WDL                500.00                      2,000.00
3 Mar 2024    CASH DEP                              400.00        2,500.00`,
  )
  expect(fields.opening_balance).toBe('2100.00')
})

test('beside the address of a branch stands that of the holder', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
                    Account Statement
Branch Name     NASHIK, PANCHAVATI                    Account Name      GODAVARI AGRO MILLS
Branch          14, MAIN ROAD, PANCHAVATI,            Customer          GAT 41, MIDC AMBAD,
Address         NASHIK, MAHARASHTRA 422003            Address           NASHIK, MAHARASHTRA 422010
IFSC Code       PUNB0087210                           Customer ID       S99120`,
  )
  expect(fields.address).toContain('422010')
})

test('the town behind the name of a bank is of it', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
THE PANCHGANGA URBAN CO-OPERATIVE BANK LTD., SANGLI          PAGE NO 1
STATEMENT OF ACCOUNT FROM 01/10/2023 TO 31/03/2024`,
  )
  expect(fields.bank_name).toBe('THE PANCHGANGA URBAN CO-OPERATIVE BANK LTD., SANGLI')
})
