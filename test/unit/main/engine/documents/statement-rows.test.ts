import { describe, expect, test } from 'vitest'
import { readOn } from './read-page'
import { rowsOf, statement } from './statement-pages'

describe('a statement whose head does not tell its columns', () => {
  test('light heads on a dark band were not read: days, text and amounts stand under each other, and the sums hold', async () => {
    const rows = await rowsOf(
      statement(`
01/04/24     CHRG SMS                                  1,003.42                  8,996.58
02/04/24     NEFT SALARY                                             4,122.03   13,118.61
03/04/24     POS BATA                                    458.18                 12,660.43
04/04/24     CASH SELF                                 2,000.00                 10,660.43`),
    )
    expect(rows).toEqual([
      { date: '2024-04-01', description: 'CHRG SMS', debit: '1003.42', balance: '8996.58' },
      { date: '2024-04-02', description: 'NEFT SALARY', credit: '4122.03', balance: '13118.61' },
      { date: '2024-04-03', description: 'POS BATA', debit: '458.18', balance: '12660.43' },
      { date: '2024-04-04', description: 'CASH SELF', debit: '2000.00', balance: '10660.43' },
    ])
  })

  test('the newest row first, signs of money before the amounts, and a head that lost a letter', async () => {
    const rows = await rowsOf(
      statement(`
ate          Transaction Details                  Debits         Credits          Balance
27 Apr 24    UPI TANGEDCO                       INR 2,216.00        -        INR 19,519.90
24 Apr 24    CHQ WDL SELF                       INR 9,000.00        -        INR 21,735.90
19 Apr 24    BY CASH                                 -       INR 4,000.00    INR 30,735.90
14 Apr 24    TO RD                                INR 300.00        -        INR 26,735.90`),
    )
    expect(rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance])).toEqual([
      ['2024-04-27', '2216.00', undefined, '19519.90'],
      ['2024-04-24', '9000.00', undefined, '21735.90'],
      ['2024-04-19', undefined, '4000.00', '30735.90'],
      ['2024-04-14', '300.00', undefined, '26735.90'],
    ])
  })

  test('rows whose sums do not hold are no table of transactions without a head', async () => {
    const rows = await rowsOf(
      statement(`
01/04/24     Premium paid                              1,003.42                  8,996.58
02/04/24     Bonus                                     4,122.03                  3,118.61
03/04/24     Loan                                        458.18                  2,660.43
04/04/24     Fee                                       2,000.00                 77,660.43`),
    )
    expect(rows).toEqual([])
  })
})

test('one column of signed amounts, of which some signs of the rupee were read as a digit: the balances tell which', async () => {
  const rows = await rowsOf(
    statement(`
Date         Details                            Amount        Balance
03/04/24     UPI MILK                         - %126.00     %8,297.15
04/04/24     UPI FARHAN                     + %2,200.00   210,497.15
07/04/24     TO RD                          - %5,000.00    25,497.15
10/04/24     POS DECATHLON                  - 31,267.00    24,230.15
14/04/24     SALARY                        + %41,850.00   %46,080.15`),
  )
  expect(rows.map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
    ['126.00', undefined, '8297.15'],
    [undefined, '2200.00', '10497.15'],
    ['5000.00', undefined, '5497.15'],
    ['1267.00', undefined, '4230.15'],
    [undefined, '41850.00', '46080.15'],
  ])
})

test('the mark in a column of its own behind the balance says that it is owed', async () => {
  const text = statement(`
Date         Particulars            Withdrawals      Deposits         Balance   DR/CR
             Opening Balance                                        12,440.50   DR
01/04/24     TFR TEXTILES             25,000.00                     37,440.50   DR
02/04/24     RTGS MILL                               60,000.00      22,559.50   CR
05/04/24     CLG DYEING               30,000.00                      7,440.50   DR`)
  expect((await rowsOf(text)).map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
    ['25000.00', undefined, '-37440.50'],
    [undefined, '60000.00', '22559.50'],
    ['30000.00', undefined, '-7440.50'],
  ])
  const fields = await readOn('BANK_STATEMENT', text)
  expect(fields.find(({ path }) => path === 'opening_balance')?.value).toBe('-12440.50')
})

test('the day once for all its rows and the balance at its end: a row has neither of them, and the sums hold', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    statement(`
Date         Details                Withdrawals      Deposits         Balance
             BALANCE BROUGHT FORWARD                                61,244.80
06/04/24     CHQ 100231               35,000.00
             NACH SBI CARDS           18,422.00
             UPI MAHESH                               1,000.00       8,822.80
13/04/24     ATM                       1,000.00                      7,822.80`),
  )
  const value = (path: string): string | undefined => fields.find((f) => f.path === path)?.value
  expect(value('transactions.1.description')).toBe('NACH SBI CARDS')
  expect(value('transactions.1.debit')).toBe('18422.00')
  expect(value('transactions.2.credit')).toBe('1000.00')
  expect(fields.find((f) => f.path === 'transactions.1.debit')?.proven, 'borne out by the end of the day').toBe(true)
})

test('a branch by its name heads nothing under it, and a period goes on in the line under it', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
HSBC
Malad Branch                        Account Number    071448812006

MR NIKHIL RAMESH BHATT              Period : 01-09-2023 To 30-09-
                                             2023
Date         Details                Withdrawals      Deposits         Balance
06/09/23     CHQ 100231               35,000.00                     26,244.80
07/09/23     ATM                       1,000.00                     25,244.80`,
  )
  const value = (path: string): string | undefined => fields.find((f) => f.path === path)?.value
  expect(value('branch')).toBe('Malad Branch')
  expect([value('statement_from'), value('statement_to')]).toEqual(['2023-09-01', '2023-09-30'])
})
