import { expect, test } from 'vitest'
import { readOn } from './read-page'
import { rowsOf, statement } from './statement-pages'

const head = 'Date          Particulars                         Debit         Credit        Balance'
const pages = `${statement(`${head}
              BROUGHT FORWARD                                                     10,000.00
01/04/2024    CASH DEPOSIT-CDM-000350-CHENNAI T                   500.00          10,500.00
              NAGAR
02/04/2024    GST ON CHARGES                      100.00                          10,400.00
03/04/2024    CHEQUE WDL 623018 CTS CLG AT        400.00                          10,000.00`)}\f${head}
              Brought Forward                                                     10,000.00
              CHENNAI BRANCH
04/04/2024    TRF TO 006786270358 SALARY          1,000.00                         9,000.00
05/04/2024    CASH DEPOSIT-CDM-495177-CHENNAI T                   200.00           9,200.00
              NAGAR
06/04/2024    CHARGES                             200.00                           9,000.00`

test('text at the head of a page belongs to the last row of the page before, where rows begin with their amounts', async () => {
  expect((await rowsOf(pages)).map((row) => row['description'])).toEqual([
    'CASH DEPOSIT-CDM-000350-CHENNAI T NAGAR',
    'GST ON CHARGES',
    'CHEQUE WDL 623018 CTS CLG AT CHENNAI BRANCH',
    'TRF TO 006786270358 SALARY',
    'CASH DEPOSIT-CDM-495177-CHENNAI T NAGAR',
    'CHARGES',
  ])
  const parted = (await readOn('BANK_STATEMENT', pages)).find((f) => f.path === 'transactions.2.description')
  expect(parted?.confidence, 'concluded from its place').toBeLessThan(0.95)
})

test('a piece of the line between columns is no part of a narration', async () => {
  const rows = await rowsOf(
    statement(`${head}
01/04/2024    -ATM WDL 411837                     500.00                          10,500.00
02/04/2024    .CHGS SMS                           100.00                          10,400.00`),
  )
  expect(rows.map((row) => row['description'])).toEqual(['ATM WDL 411837', 'CHGS SMS'])
})

test('a name right over the title of a statement is the holder’s, and never sure', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
slice small finance bank
Pranav Vilas Deshpande
Savings account statement for 01 Aug 2025 to 31 Aug 2025
Account number 033325118820447`,
  )
  const holder = fields.find((f) => f.path === 'account_holder_name')
  expect(holder?.value).toBe('Pranav Vilas Deshpande')
  expect(holder?.confidence).toBeLessThanOrEqual(0.95)
})

test('what a page of the middle begins with is not sure to be the opening balance, though its rows follow from it', async () => {
  const balanceOf = async (text: string) =>
    (await readOn('BANK_STATEMENT', text)).find((f) => f.path === 'opening_balance')
  expect(await balanceOf(pages)).toMatchObject({ value: '10000.00', proven: true })
  const [first = '', second = ''] = pages.split('\f')
  const unread = await balanceOf(`${first.replace(/^\d\d\/04\/2024 .*|^Date .*|^.*FORWARD.*/gm, '~')}\f${second}`)
  expect(unread?.proven).not.toBe(true)
  expect(unread?.confidence ?? 0).toBeLessThan(0.95)
})

test('behind the cover of a pass book the first page of its transactions begins with the opening balance', async () => {
  const page = (from: string, rows: string, to: string): string => `
Date          Particulars                         Debit         Credit        Balance
              B/F                                                             ${from}
${rows}
              Balance o/f                                                     ${to}`
  const book = [
    `
Purandar Gramin Bank
SAVINGS BANK PASS BOOK
A/c No          : 60218834510097
Account Holder  : NITIN ARUN SHELKE`,
    page(
      '10,000.00',
      `01/04/2024    BY CASH                                           500.00          10,500.00
02/04/2024    TO SELF                             300.00                          10,200.00`,
      '10,200.00',
    ),
    page('10,200.00', '03/04/2024    TO CHARGES                          200.00                          10,000.00', '10,000.00'), // prettier-ignore
  ].join('\f')
  const opening = (await readOn('BANK_STATEMENT', book)).find((f) => f.path === 'opening_balance')
  expect(opening).toMatchObject({ value: '10000.00', proven: true })
})

test('the days behind the words for a list of transactions are no number of an account', async () => {
  const numberOf = async (text: string) =>
    (await readOn('BANK_STATEMENT', text)).find((f) => f.path === 'account_number')?.value
  const list = statement(`Transactions list - 01-04-2024 to 30-04-2024
${head}
01/04/2024    CASH DEPOSIT                                      500.00          10,500.00`)
  expect(await numberOf(list)).toBe('50100012345678')
  expect(await numberOf(list.replace('50100012345678', '0110 2046 1377'))).toBe('011020461377')
})

test('a line with something under debits and under credits both is their sum, though its word was not read', async () => {
  const rows = await rowsOf(
    statement(`${head}
01/04/2024    BY CASH                                           500.00          10,500.00
02/04/2024    TO SELF                             300.00
02/04/2024    TO CHARGES                          200.00
              TO SELF                             200.00                         9,800.00
03/04/2024    BY CLEARING                                       200.00
03/04/2024    BY CASH                                           100.00          10,100.00
              Tisal                               700.00        800.00`),
  )
  expect(rows.map((row) => row['description'])).toEqual([
    'BY CASH',
    'TO SELF',
    'TO CHARGES',
    'TO SELF',
    'BY CLEARING',
    'BY CASH',
  ])
})
