import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn, valuesOn } from './read-page'
import { statement } from './statement-pages'

test('a town right behind the name of a bank, its comma lost, may be of the name', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
THE MOHOL TRADERS CO-OP URBAN BANK LTD.   MOHOL
STATEMENT OF ACCOUNT
A/C NO : 002/SB/0012345
NAME : ASHA RANADE`,
  )
  const bank = fields.find(({ path }) => path === 'bank_name')
  expect(bank?.value).toBe('THE MOHOL TRADERS CO-OP URBAN BANK LTD.')
  expect(bank!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('the husband on a pass book is no part of the address', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
SAHYADRI GRAMIN BANK
Pass Book
Account No     59810100001234
Name           SMT ASHA RANADE
Husband        VINAYAK RANADE
Address        VILL SHIRWAL POST KHANDALA
               DIST SATARA 412801`,
  )
  expect(fields).toMatchObject({ address: 'VILL SHIRWAL POST KHANDALA DIST SATARA 412801' })
})

test('the days of a table whose first head was read as a number, or not at all, are days', async () => {
  const table = `
1471         Description        Withdrawals Deposits         Balance
01/04/24     CHRG SMS               1,003.42                 8,996.58
02/04/24     NEFT SALARY                     4,122.03       13,118.61
03/04/24     POS BATA                 458.18                12,660.43`
  const days = ['2024-04-01', '2024-04-02', '2024-04-03']
  const blurred = await valuesOn('BANK_STATEMENT', statement(table), [], [], ['1471'])
  const lost = await valuesOn('BANK_STATEMENT', statement(table.replace('1471', '    ')))
  for (const values of [blurred, lost]) expect([0, 1, 2].map((i) => values[`transactions.${i}.date`])).toEqual(days)
})

test('of blurred amounts the last two digits are paise, as in the others of their columns', async () => {
  const table = `
Date         Description                 Amount          Balance
01/04/24     CHRG SMS                1,003.42DR       8,996.58CR
02/04/24     NEFT SALARY             4,122.03CR      13,118.61CR
03/04/24     POS BATA                  458.180R       12,66043CR
04/04/24     ATM WDL                 2,000.00DR      10,660.43CR
05/04/24     CASH DEPOSIT              5 00000CR      15,660.43CR`
  const values = await valuesOn('BANK_STATEMENT', statement(table))
  expect([values['transactions.2.debit'], values['transactions.2.balance']]).toEqual(['458.18', '12660.43'])
  expect(values['transactions.4.credit']).toBe('5000.00')
})

test('a blank that is printed as nothing and was read otherwise is no second amount of its row', async () => {
  const table = `
Date         Description        Withdrawals Deposits         Balance
01/04/24     CHRG SMS               1,003.42     0.20       8,996.58
02/04/24     NEFT SALARY                0.30 4,122.03      13,118.61
03/04/24     POS BATA                   6.18     0.00      13,112.43`
  const values = await valuesOn('BANK_STATEMENT', statement(table))
  const moved = [0, 1, 2].map((i) => [values[`transactions.${i}.debit`], values[`transactions.${i}.credit`]])
  expect(moved).toEqual([
    ['1003.42', undefined],
    [undefined, '4122.03'],
    ['6.18', undefined],
  ])
})

test('a statement says in its title whose account it is of, over the name', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Manas Gramin Vikash Bank
Branch: Kokrajhar  IFSC: MGVB0000217
Statement of Account for                 A/c No. : 70218004431926
Hangma Narzary                           Scheme : SB-General (INR)
Ward No. 4, Bhatipara,                   CIF : 20448817
Kokrajhar, Assam - 783370                Period : 01-10-2024 to 31-10-2024

Txn Date     Particulars                 Withdrawal      Deposit       Balance
01-10-2024   UPI/427518/Kirana               842.00                  17,580.65
03-10-2024   NEFT SALARY                               31,250.00     48,830.65
04-10-2024   ATM CASH                      5,000.00                  43,830.65
07-10-2024   ACH DR LIC OF INDIA           2,418.50                  41,412.15
10-10-2024   UPI/428490/Recharge             299.00                  41,113.15
14-10-2024   BY CASH                                   12,000.00     53,113.15
18-10-2024   CHQ PAID SELF                 8,000.00                  45,113.15`,
  )
  expect(fields).toMatchObject({
    account_holder_name: 'Hangma Narzary',
    address: 'Ward No. 4, Bhatipara, Kokrajhar, Assam - 783370',
  })
})

test('where a customer is written to is a postal address', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Kurmanchal Trade Bank Ltd.
Cash Credit Account Statement
Customer           Binsar Woodcraft Industries          Account number    0091350000642
Postal address     Industrial Area, Patal Devi, Almora, Uttarakhand 263601`,
  )
  expect(fields.address).toBe('Industrial Area, Patal Devi, Almora, Uttarakhand 263601')
})
