import { expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'
import { rowsOf } from './statement-pages'

test('a society extracts from its ledger what was paid and received; of its name in two scripts the Latin one is read', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
                यशवंत नागरी सहकारी पतसंस्था मर्यादित
                Yashwant Nagari Sahakari Patsanstha Maryadit
EXTRACT OF MEMBER'S SAVINGS ACCOUNT
Member: Smt. Annapurna Bhat          From 01/04/2025 to 31/05/2025

Date          Voucher     Particulars          Paid (Rs.)     Received (Rs.)     Balance (Rs.)
02/04/2025    V-101       By Cash                                   5,000.00         17,340.00
07/04/2025    V-102       To Cash                1,500.00                            15,840.00
15/04/2025    V-103       Interest                                    212.50         16,052.50`,
  )
  expect(valuesOf(fields)).toMatchObject({
    bank_name: 'Yashwant Nagari Sahakari Patsanstha Maryadit',
    account_holder_name: 'Smt. Annapurna Bhat',
    'transactions.1.debit': '1500.00',
    'transactions.2.credit': '212.50',
    closing_balance: '16052.50',
  })
})

test('a place of the address is no holder, though it opens like a form of address', () => {
  const page = `
Magadh Gramin Bank

RAMESH KUMAR SINHA
C/O Shiv Narayan
Boring Road
Sri Krishna Puri
Patna, Bihar 800001

Date          Particulars                       Debit      Credit       Balance
${'02/02/2025    CASH                           1,719.00                 32,443.52\n'.repeat(14)}`
  expect(fieldsOn('BANK_STATEMENT', page)['account_holder_name']).toBe('RAMESH KUMAR SINHA')
})

test('"B/FDRL" in a narration brings no balance forward: its line is of the row', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Date          Particulars                       Debit      Credit       Balance
01/02/2025    UPI/609622294418/DR/FATHIMA      676.90                 34,162.52
              B/FDRL/q99841@ybl/Payment
02/02/2025    KSEB BILL DESK                 1,719.00                 32,443.52
04/02/2025    BY CASH                                   12,000.00     44,443.52`,
  )
  expect(fields.find(({ path }) => path === 'transactions.0.description')?.value).toContain('FDRL')
  expect(fields.find(({ path }) => path === 'transactions.1.description')?.value).toBe('KSEB BILL DESK')
})

test('a dash alone between two days is no ruled line', () => {
  expect(
    fieldsOn(
      'BANK_STATEMENT',
      `
navodaya                        Account Statement
                                01 Feb 2026 – 28 Feb 2026`,
    ),
  ).toMatchObject({ statement_from: '2026-02-01', statement_to: '2026-02-28' })
})

test.each([
  'कालावधी : 01/04/2025 ते 31/05/2025',
  'दिनांक 01/04/2025 पासून 31/05/2025 पर्यंत',
  'अवधि 01/04/2025 से 31/05/2025 तक',
  'From Date : 01/04/2025          Upto Date : 31/05/2025',
])('%s is what a statement is about; a short number alone is that of an account', (period) => {
  const page = `
Yashwant Nagari Sahakari Patsanstha Maryadit
EXTRACT OF MEMBER'S SAVINGS ACCOUNT
Member: Smt. Annapurna Bhat          A/c No. 5082914
${period}

Date          Voucher     Particulars          Paid (Rs.)     Received (Rs.)     Balance (Rs.)
02/04/2025    V-101       By Cash                                   5,000.00         17,340.00
07/04/2025    V-102       To Cash                1,500.00                            15,840.00`
  expect(fieldsOn('BANK_STATEMENT', page)).toMatchObject({
    statement_from: '2025-04-01',
    statement_to: '2025-05-31',
    account_number: '5082914',
  })
})

test('a head that lost the name of the days is one, and a row whose amounts are spoilt is not lost with them', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
jate          Particulars                       Debit      Credit       Balance
01/02/2025    BY CASH                                    5,000.00     34,162.52
02/02/2025    KSEB BILL DESK                 1#7?9.00                 3!,4¤3.52
04/02/2025    TO CASH                       12,000.00                 20,443.52`,
  )
  const valueOf = (path: string): unknown => fields.find((field) => field.path === `transactions.${path}`)?.value
  expect([valueOf('0.date'), valueOf('1.description'), valueOf('1.debit')]).toEqual([
    '2025-02-01',
    'KSEB BILL DESK',
    undefined,
  ])
  expect(valueOf('2.debit')).toBe('12000.00')
})

test('days and amounts whose marks a copier lost are read by their digits, and hold no proof alone', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
Statement of Account
Date          Particulars                       Debit      Credit       Balance
01/02/25      BY CASH                                    5,000.00     34,162.52 Cr
02 02 25      BY SALE OF MILK                            1,719 00     35,881.52 C 1
04/0225       TO CASH                       12,00000                  23,881.52 (1
05/02/25      TO CASH                        3,881.00                 20,000.52 Cr`,
  )
  const valueOf = (path: string): unknown => fields.find((field) => field.path === `transactions.${path}`)?.value
  expect([valueOf('1.date'), valueOf('1.credit'), valueOf('1.balance')]).toEqual(['2025-02-02', '1719.00', '35881.52'])
  expect([valueOf('2.date'), valueOf('2.debit'), valueOf('2.balance')]).toEqual(['2025-02-04', '12000.00', '23881.52'])
})

test('a name that begins on the line over its kind is read whole', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
            SHRI BHAIRAVNATH GRAMIN BIGAR SHETI
            SAHAKARI PATSANSTHA MARYADIT, PATAN

                      SAVINGS PASS BOOK
Name : Kamal Shinde
A/c. No. : SB/03/004471
`,
  )
  expect(fields.bank_name).toBe('SHRI BHAIRAVNATH GRAMIN BIGAR SHETI SAHAKARI PATSANSTHA MARYADIT, PATAN')
})

test('whole rupees among sums with paise are whole', async () => {
  const rows = await rowsOf(`
Date          Particulars                       Debit      Credit       Balance
01/02/25      BY CASH                                      5000         34162.50
02/02/25      TO CASH                           500                     33662.50
03/02/25      TO CASH                           2000                    31662.50
04/02/25      CHARGES                           64.50                   31598.00
05/02/25      TO CASH                           1500                    30098.00
06/02/25      TO CASH                           300                     29798.00
07/02/25      BY CASH                                      1200.75      30998.75`)
  expect(rows.map(({ debit, credit }) => debit ?? credit)).toEqual(['5000.00', '500.00', '2000.00', '64.50', '1500.00', '300.00', '1200.75']) // prettier-ignore
  expect(rows.map(({ balance }) => balance)).toEqual(['34162.50', '33662.50', '31662.50', '31598.00', '30098.00', '29798.00', '30998.75']) // prettier-ignore
})
