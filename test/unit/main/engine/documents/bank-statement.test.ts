import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'
import { rowsOf, statement } from './statement-pages'

describe('a bank statement', () => {
  test("what a typewriter's rings and signs are read for", async () => {
    const rows = await rowsOf(
      statement(`
Date         Narration                        Withdrawal      Deposit       Closing Balance
01/04/24     BY CASH                                          9,500.00      9,500.00Cr
02/04/24     T0 AT™M 237790 BHOPAL              500.00                      9,000. 00¢r
03/04/24     T0 CHQ CLG                       2,000.00                      7,000.00¢r`),
    )
    expect(rows.map(({ description }) => description)).toEqual(['BY CASH', 'TO ATM 237790 BHOPAL', 'TO CHQ CLG'])
    expect(rows.map(({ balance }) => balance)).toEqual(['9500.00', '9000.00', '7000.00'])
  })

  const text = statement(`
Date         Narration                        Withdrawal      Deposit       Closing Balance
01/04/24     UPI-SWIGGY-9876543210               500.00                        9,500.00
             PAYMENT FOR ORDER
02/04/24     SALARY APRIL                                    50,000.00        59,500.00
05/04/24     ATM WDL PUNE                      2,000.00                       57,500.00
                                     Total     2,500.00      50,000.00
This is a computer generated statement`)

  test('gives its rows, a text over two lines as one, and neither totals nor footers', async () => {
    expect(await rowsOf(text)).toEqual([
      {
        date: '2024-04-01',
        description: 'UPI-SWIGGY-9876543210 PAYMENT FOR ORDER',
        debit: '500.00',
        balance: '9500.00',
      },
      { date: '2024-04-02', description: 'SALARY APRIL', credit: '50000.00', balance: '59500.00' },
      { date: '2024-04-05', description: 'ATM WDL PUNE', debit: '2000.00', balance: '57500.00' },
    ])
  })
  test('a day that could not be read is not silently that of the row above', async () => {
    const fields = await readOn('BANK_STATEMENT', text.replace('02/04/24', '0#/0;/24').replace('05/04/24', '        '))
    const day = (row: number) => fields.find(({ path }) => path === `transactions.${row}.date`)
    for (const row of [1, 2]) {
      expect(day(row)?.value).toBe('2024-04-01')
      expect(day(row)?.reasons).toContainEqual({ code: 'from_row_above' })
    }
    expect(day(0)?.reasons).toEqual([])
    expect(day(1)?.confidence).toBeLessThan(0.5)
    expect(day(2)?.confidence).toBeGreaterThan(0.5)
  })
  test('the initials of who wrote a row are no part of its balance; account and holder stand in one line', async () => {
    const text = `
ICICI Bank   DETAILED STATEMENT
Account Number    624801512233 ( INR ) - NIRAV HASMUKHBHAI SHAH
1 Apr 2024 to 31 Jul 2024
DATE         PARTICULARS            WITHDRAWALS      DEPOSITS      BALANCE INIT
02-11-23     BY CASH                                 1,000.00      7,120.00 CrSK
Q5-11-23     TO SELF                    120.00                     7,000.00 Cr RMP
07-11-23     BY CLG HDFC                             2,000.00      9,000.00 Cr SK`
    expect((await rowsOf(text)).map((row) => [row['date'], row['balance']])).toEqual([
      ['2023-11-02', '7120.00'],
      ['2023-11-05', '7000.00'],
      ['2023-11-07', '9000.00'],
    ])
    const fields = new Map((await readOn('BANK_STATEMENT', text)).map((f) => [f.path, f.value]))
    expect(fields.get('account_holder_name')).toBe('NIRAV HASMUKHBHAI SHAH')
    // Prose that looks like a code is none: no bank has it.
    expect(fields.has('ifsc')).toBe(false)
  })
  test('proves what follows from the row before, and computes what it opened with', async () => {
    const fields = new Map((await readOn('BANK_STATEMENT', text)).map((f) => [f.path, f]))
    expect(fields.get('transactions.1.credit')).toMatchObject({ proven: true })
    expect(fields.get('transactions.0.debit')).toMatchObject({ proven: false })
    expect(fields.get('opening_balance')).toMatchObject({ value: '10000.00', reasons: [{ code: 'computed' }] })
    expect(fields.get('account_number')?.value).toBe('50100012345678')
    expect(fields.get('bank_name')?.value).toBe('HDFC BANK LIMITED')
    expect(fields.get('statement_to')?.value).toBe('2024-04-30')
    expect(fields.get('account_holder_name')?.value).toBe('MR RAVI KUMAR')
  })
  test('a row that breaks the chain is doubtful and says so', async () => {
    const fields = await readOn('BANK_STATEMENT', text.replace('57,500.00', '41,111.00'))
    const balance = fields.find((f) => f.path === 'transactions.2.balance')
    expect(balance?.confidence).toBeLessThan(0.6)
    expect(balance?.reasons).toContainEqual({ code: 'balance_breaks' })
  })
  test('one column of amounts with its side beside it, newest first', async () => {
    const rows = await rowsOf(
      statement(`
Txn Date       Particulars              Amount       Dr/Cr      Balance
05 Apr 2024    ATM WDL PUNE             2,000.00     DR         57,500.00
02 Apr 2024    SALARY                  50,000.00     CR         59,500.00`),
    )
    expect(rows).toMatchObject([{ debit: '2000.00' }, { credit: '50000.00', date: '2024-04-02' }])
  })
  test('a line right over the head is no part of it: the period is read', async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
Account number: 7712009384412
Period: 01 Apr 2024 - 30 Jun 2024
Date            Details                 Money Out     Money In      Balance
12 Apr 2024     Salary for month                      5,000.00      6,000.00
10 Apr 2024     Rent                      400.00                    1,000.00`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      statement_from: '2024-04-01',
      statement_to: '2024-06-30',
      'transactions.0.credit': '5000.00',
      'transactions.1.debit': '400.00',
    })
  })
  test('text stands above and below its amounts, and a reference goes on after its mark', async () => {
    const rows = await rowsOf(
      statement(`
Txn Date       Particulars              Debit        Credit       Balance

05 Apr 2024    ATM WDL PUNE             2,000.00                  57,500.00

               NEFT CR-SBIN0001234-
06 Apr 2024                                          1,000.00     58,500.00
               SUNITA DEVI

07 Apr 2024    SMS CHARGES                 17.70                  58,482.30`),
    )
    expect(rows.map((row) => row.description)).toEqual([
      'ATM WDL PUNE',
      'NEFT CR-SBIN0001234-SUNITA DEVI',
      'SMS CHARGES',
    ])
  })
  test('a letter that a cut left to a line of its own belongs to the word over it', async () => {
    const rows = await rowsOf(
      statement(`
Txn Date       Particulars              Debit        Credit       Balance
05 Apr 2024    UPI/DR/4532/YESB/Paymen  2,000.00                  57,500.00
               t
               for order
06 Apr 2024    ATM WDL PUNE             1,000.00                  56,500.00`),
    )
    expect(rows.map((row) => row['description'])).toEqual(['UPI/DR/4532/YESB/Payment for order', 'ATM WDL PUNE'])
  })
  test('facts over the table are no heads, and sums under it no row', async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
Sandip Kadam
866, 4th Main, Jaipur, Rajasthan 302003
A/C No.: 9126193896308353        Branch Name: MAIN BRANCH
IFS Code: IDFB0426625            Customer ID: 474612761
Date           Transaction Details        Credit        Debit         Available
                                                                      Balance
01-May-2019    BY CASH                    7,300.00                    8,300.00
02-May-2019    SMS CHARGES                              300.00        8,000.00
               Total                      7,300.00      300.00

Opening Balance     Total Debits     Total Credits     Closing Balance
       1,000.00           300.00          7,300.00            8,000.00`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      account_holder_name: 'Sandip Kadam',
      account_number: '9126193896308353',
      branch: 'MAIN BRANCH',
      ifsc: 'IDFB0426625',
      opening_balance: '1000.00',
      'transactions.0.credit': '7300.00',
      'transactions.1.balance': '8000.00',
    })
    expect(values).not.toHaveProperty('transactions.2.balance')
  })

  test('rows with the sign of what moved and no balance, as payment banks print them', async () => {
    const rows = await rowsOf(
      statement(`
Date & Time              Transaction Details              Amount (Rs)
05 Sep 2025, 17:41       Added from HDFC Bank             + 54,203.24
06 Sep 2025, 17:28       Paid to Zomato Ltd               - 794.44`),
    )
    expect(rows).toEqual([
      { date: '2025-09-05', description: 'Added from HDFC Bank', credit: '54203.24' },
      { date: '2025-09-06', description: 'Paid to Zomato Ltd', debit: '794.44' },
    ])
  })
  test('what stands to the credit of the holder is positive, what they owe negative', async () => {
    const statement = (side: string): string => `
Statement of Account
Account No. : 012310110005521
Opening Balance : 12,000.00 ${side}
Date           Particulars        Amount            Balance
01-05-2024     POS 4000           41.50 (Dr)        11,958.50 (${side})
Closing Balance : 11,958.50 ${side}`
    const balances = async (side: string): Promise<unknown[]> => {
      const fields = await readOn('BANK_STATEMENT', statement(side))
      return ['opening_balance', 'closing_balance'].map((path) => fields.find((f) => f.path === path)?.value)
    }
    expect(await balances('Cr')).toEqual(['12000.00', '11958.50'])
    expect(await balances('Dr')).toEqual(['-12000.00', '-11958.50'])
  })

  test("a page's number is no part of the row over it", async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
Statement of Account
Date           Particulars        Debit        Credit        Balance
01-05-2024     POS 4000           41.50                      11,958.50
02-05-2024     POS 4001           58.50                      11,900.00
               Page 1 of 2`,
    )
    expect(fields.find((f) => f.path === 'transactions.1.description')?.value).toBe('POS 4001')
  })

  test('a co-operative bank has the code of another, and its own name', async () => {
    const of = async (page: string) =>
      (await readOn('BANK_STATEMENT', page)).find((field) => field.path === 'bank_name')
    const printed = text.replace('HDFC BANK LIMITED', 'The Sangli Urban Co-operative Bank Ltd., Sangli').replace('HDFC0001234', 'HDFC0CSANGL') // prettier-ignore
    expect(await of(printed)).toMatchObject({ value: 'The Sangli Urban Co-operative Bank Ltd., Sangli' })
    const unnamed = await of(printed.replace(/The Sangli.*Sangli/, 'Member of the clearing house'))
    expect(unnamed?.confidence ?? 0).toBeLessThan(0.99)
  })
})

test('what one page carries forward is no closing balance where the next goes on; sums may stand beside that', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Date           Particulars                   Debit        Credit        Balance
01-05-2024     BALANCE BROUGHT FORWARD                                  12,000.00
01-05-2024     POS 4000                      41.50                      11,958.50
               BALANCE CARRIED FORWARD                                  11,958.50
\f
Date           Particulars                   Debit        Credit        Balance
               BALANCE BROUGHT FORWARD                                  11,958.50
02-05-2024     POS 4001                      58.50                      11,900.00
03-05-2024     NEFT SALARY                                1,100.00      13,000.00
               CLOSING BALANCE               100.00       1,100.00      13,000.00`,
  )
  const values = valuesOf(fields)
  expect(values).toMatchObject({ closing_balance: '13000.00', 'transactions.2.credit': '1100.00' })
  expect(values).not.toHaveProperty(['transactions.3.description'])
})

test('a balance that is carried to a page of which no row was read is not sure to be the closing one', async () => {
  const page = `
Statement of Account
Date           Particulars                   Debit        Credit        Balance
01-05-2024     BALANCE BROUGHT FORWARD                                  12,000.00
01-05-2024     POS 4000                      41.50                      11,958.50
02-05-2024     POS 4001                      58.50                      11,900.00
               BALANCE CARRIED FORWARD                                  11,900.00`
  const closing = async (text: string) =>
    (await readOn('BANK_STATEMENT', text)).find(({ path }) => path === 'closing_balance')
  expect(await closing(page)).toMatchObject({ value: '11900.00', proven: true })
  const early = await closing(`${page}\n\f\n\nPOS 4002\n\n                                       11,800.00`)
  expect(early?.proven ?? false).toBe(false)
  expect(early?.confidence ?? 0).toBeLessThan(0.95)
})

test('texts and dates are sure in a row whose balance follows, unless the text goes on in the next column', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Date           Particulars    Branch       Debit        Credit        Balance
01-05-2024     POS 4000       PUNE         41.50                      11,958.50
02-05-2024     POS 4001       PUNE         58.50                      11,900.00
03-05-2024     By Trf of June from FD                   1,100.00      13,000.00`,
  )
  const of = (path: string): number => fields.find((f) => f.path === `transactions.${path}`)?.confidence ?? 0
  for (const cell of ['1.date', '1.description', '2.date']) expect(of(cell), cell).toBeGreaterThan(0.995)
  expect(of('2.description')).toBeLessThan(0.98)
})

test('a closing balance is as doubtful as the last row with which it agrees', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Date           Particulars                   Debit        Credit        Balance
01-05-2024     POS 4000                      41.50                      2,11,958.50
02-05-2024     POS 4001                      58.50                      2,11,900.00
03-05-2024     BY INTEREST                                612.00        12,512.00

               CLOSING BALANCE                                          12,512.00`,
  )
  const closing = fields.find(({ path }) => path === 'closing_balance')
  expect(closing?.confidence).toBeLessThanOrEqual(0.5)
})

test('the last balance is the closing one where the rows add up to the sums of the table, and doubtful where they do not', async () => {
  const closing = async (credits: string): Promise<{ value: string; confidence: number } | undefined> => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
Statement of Account
Date           Particulars                   Debit        Credit        Balance
01-05-2024     POS 4000                      41.50                      11,958.50
02-05-2024     POS 4001                      58.50                      11,900.00
03-05-2024     NEFT SALARY                                1,100.00      13,000.00
               TOTAL                         100.00       ${credits}`,
    )
    return fields.find((f) => f.path === 'closing_balance')
  }
  expect(await closing('1,100.00')).toMatchObject({ value: '13000.00', confidence: 0.996, proven: true })
  expect(await closing('2,100.00')).toMatchObject({ value: '13000.00', confidence: 0.9, proven: false })
})

test.each(['ocr', 'text_layer'] as const)('a balance at the end that no label names, of %s', async (source) => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Account Number    447105010118827

Date            Particulars                 Withdrawal        Deposit           Balance
01/05/2025      Opening Balance                                                 6,000.00
02/05/2025      BY CASH                                       1,500.00          7,500.00
05/05/2025      TO SELF                     2,250.00                            5,250.00
09/05/2025      NEFT RAVIRAJ CHEMICALS                        4,000.00          9,250.00`,
    [],
    [],
    [],
    source,
  )
  const closing = fields.find(({ path }) => path === 'closing_balance')
  expect(closing?.value).toBe('9250.00')
  expect(closing?.proven, 'of a picture a row at its end may be unread').toBe(source === 'text_layer')
})

test('the bank that settles for a co-operative bank is not the bank of its statement', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
THE BELAGAVI MERCHANTS CO-OPERATIVE BANK LTD.
IFSC : HDFC0CBLMR1 (Sub-member HDFC Bank)
ACCOUNT EXTRACT
A/C NO : 014002917`,
  )
  expect(fields).toMatchObject({ bank_name: 'THE BELAGAVI MERCHANTS CO-OPERATIVE BANK LTD.' })
})

test('a number of an account with its kind inside, and a name under a label of the name and the address', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
THE KONKAN NAGARIK SAHAKARI BANK LTD.
Statement of Account
A/c No. : 027SB00004418            Date : 07/04/2025
Name and Mailing Address           SUNIL PATKAR
                                   12 MARKET ROAD
                                   RATNAGIRI 415612`,
  )
  expect(fields).toMatchObject({ account_number: '027SB00004418', account_holder_name: 'SUNIL PATKAR' })
})

test('an address under the name that has a label, to its PIN code', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
THE KONKAN NAGARIK SAHAKARI BANK LTD.
Statement of Account
A/c No. : 027SB00004418                         Date : 07/04/2025
Name    : SUNIL V PATKAR                        Time : 15:21:40
          C/O ASHA PATKAR                       Mode : SELF
          2-118/A, FORT ROAD                    CKYC : XXXXXXXX4410
          RATNAGIRI 415612                      Cust : 0014009277`,
  )
  expect(fields).toMatchObject({ address: 'C/O ASHA PATKAR 2-118/A, FORT ROAD RATNAGIRI 415612' })
})

test('an address ends before the line that says what kind of account it is', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
THE KONKAN NAGARIK SAHAKARI BANK LTD.
Sagar Auto Works
12 Market Road, Near Fort
Ratnagiri - 415612
Cash Credit A/c No. 027001100004418
Statement of account for the period from 01/03/2025 to 24/04/2025`,
  )
  expect(fields).toMatchObject({ address: '12 Market Road, Near Fort Ratnagiri - 415612' })
})
