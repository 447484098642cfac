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
