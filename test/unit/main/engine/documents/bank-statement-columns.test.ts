import { describe, expect, test } from 'vitest'
import { readOn } from './read-page'
import { rowsOf, statement } from './statement-pages'

describe('heads of columns', () => {
  test('heads that stand close are columns of their own, where no stroke joins them', async () => {
    const rows = await rowsOf(
      statement(`
Date         Description        Withdrawals Deposits     Running Balance
01/04/24     CHRG SMS               1,003.42     0.00           8,996.58
02/04/24     NEFT SALARY                0.00 4,122.03          13,118.61
03/04/24     POS BATA                 458.18     0.00          12,660.43`),
    )
    expect(rows.map(({ debit, credit }) => [debit, credit])).toEqual([
      ['1003.42', undefined],
      [undefined, '4122.03'],
      ['458.18', undefined],
    ])
  })

  test('the signs and borders of heads on a dark band, as they are misread, hide no column', async () => {
    const rows = await rowsOf(
      statement(`
jDate        Description            Amount (®)     Closing Balance (%)§
01/04/24     CHRG SMS               -1,003.42                  8,996.58
02/04/24     NEFT SALARY             4,122.03                 13,118.61`),
    )
    expect(rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance])).toEqual([
      ['2024-04-01', '1003.42', undefined, '8996.58'],
      ['2024-04-02', undefined, '4122.03', '13118.61'],
    ])
  })

  test('narrow columns: heads that touch, days of two columns broken over three lines, a balance after its day', async () => {
    const broken = `
HDFC BANK LIMITED
Account No : 50100012345678
Balance as on 1 Apr 2024   : 10,000.00

Txn    Value Description              Debit         Credit        Balance
Date   Date
01     01    UPI-SWIGGY               500.00                      9,500.00
Apr    Apr   PAYMENT FOR ORDER
2024   2024
02     02    SALARY APRIL                           50,000.00     59,500.00
Apr    Apr
2024   2024`
    expect(await rowsOf(broken)).toEqual([
      { date: '2024-04-01', description: 'UPI-SWIGGY PAYMENT FOR ORDER', debit: '500.00', balance: '9500.00' },
      { date: '2024-04-02', description: 'SALARY APRIL', credit: '50000.00', balance: '59500.00' },
    ])
    const fields = await readOn('BANK_STATEMENT', broken)
    expect(fields.find(({ path }) => path === 'opening_balance')?.value).toBe('10000.00')
  })

  test('a short word for date, the balance before what moved, edges of a dark band read with the heads', async () => {
    const rows = await rowsOf(
      statement(`
iPost Dt.     Narration                 Balance          Debit          Credit}
03/12/24      To Chq 301954 Self        1,97,458.29      3,996.71
05/12/24      By Cash                   2,07,458.29                     10,000.00`),
    )
    expect(rows).toEqual([
      { date: '2024-12-03', description: 'To Chq 301954 Self', debit: '3996.71', balance: '197458.29' },
      { date: '2024-12-05', description: 'By Cash', credit: '10000.00', balance: '207458.29' },
    ])
  })

  test('no head that was read, and months that were not: rows of which many follow from the one before', async () => {
    const rows = await rowsOf(
      statement(`
01-AA-24     CHRG SMS               1,003.42                      8,996.58
02-KA-24     NEFT SALARY                         4,122.03        13,118.61
03-RL-24     POS BATA                 458.18                     12,660.43
04-JUL-24    CASH                     660.43                     12,000.00
05-JUL-24    CASH                   2,000.00                     10,000.00
06-JUL-24    NEFT REFUND                           500.00        10,500.00`),
    )
    expect(rows.map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
      ['1003.42', undefined, '8996.58'],
      [undefined, '4122.03', '13118.61'],
      ['458.18', undefined, '12660.43'],
      ['660.43', undefined, '12000.00'],
      ['2000.00', undefined, '10000.00'],
      [undefined, '500.00', '10500.00'],
    ])
  })

  test('one column named by both its sides is one of amounts with a sign', async () => {
    expect(
      await rowsOf(
        statement(`
Date           Transaction Details     Withdrawal/Deposit (INR)    Balance (INR)
05 Apr 2024    Sent to Uber                          -2,000.00         57,500.00
06 Apr 2024    Received from Zoya                    +1,000.00         58,500.00`),
      ),
    ).toMatchObject([{ debit: '2000.00' }, { credit: '1000.00' }])
  })
  test('the code of a branch is no part of the text beside it', async () => {
    const rows = await rowsOf(
      statement(`
Txn Date      Description                         Branch Code     Debit       Credit      Balance
05-04-2024    CASH-ATM WDL 880651                 33              2,000.00                57,500.00
06-04-2024    NEFT CR-TITAN COMPANY LIMITED       33                          1,000.00    58,500.00
07-04-2024    IB BILLPAY DR-BESCOM                33                500.00                58,000.00`),
    )
    expect(rows.map((row) => row['description'])).toEqual([
      'CASH-ATM WDL 880651',
      'NEFT CR-TITAN COMPANY LIMITED',
      'IB BILLPAY DR-BESCOM',
    ])
  })

  test('what readers take for the words that every statement has; a code whose zeros were taken for rings', async () => {
    const text = `
SBI   Statement of Account
Account No : 11223344556           IFSC : SBIN0O00466
Date         Particulars                    Debit        Credit       Balance
01/04/24     UP1/490362925459/DR/SELVI       500.00                   9,500.00
02/04/24     To Cig 076942 TORRENT                       1,000.00    10,500.00`
    expect((await rowsOf(text)).map((row) => row['description'])).toEqual([
      'UPI/490362925459/DR/SELVI',
      'To Clg 076942 TORRENT',
    ])
    const ifsc = (await readOn('BANK_STATEMENT', text)).find((f) => f.path === 'ifsc')
    expect(ifsc?.value).toBe('SBIN0000466')
  })
})
