/** Pass books of banks of a region, and statements that print the newest row first. */
import { expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from '../read-page'
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

test('a co-operative bank says in Marathi which side a balance is on, and what its first and last lines are', async () => {
  const text = `
        श्री कृष्णामाई नागरी सहकारी बँक लि., सांगली
खातेदाराचे नाव : श्री. बापू मगदूम          खाते क्रमांक : 0041/01/003977
खाते उतारा दिनांक 01-07-2025 पासून 30-09-2025 पर्यंत
दिनांक        तपशील                 नावे (रु.)     जमा (रु.)     शिल्लक (रु.)
            आरंभीची शिल्लक                                     2,100.00 जमा
02-07-2025  रोख भरणा                              400.00     2,500.00 जमा
05-07-2025  वीज बिल                 500.00                   2,000.00 जमा
            एकूण                    500.00       400.00
            अखेरची शिल्लक                                     2,000.00 जमा`
  expect(valuesOf(await readOn('BANK_STATEMENT', text))).toMatchObject({
    bank_name: 'श्री कृष्णामाई नागरी सहकारी बँक लि., सांगली',
    opening_balance: '2100.00',
    closing_balance: '2000.00',
  })
  expect(await rowsOf(text)).toMatchObject([
    { description: 'रोख भरणा', credit: '400.00', balance: '2500.00' },
    { description: 'वीज बिल', debit: '500.00', balance: '2000.00' },
  ])
})

test('a sum of a month between rows in Hindi is no part of a narration', async () => {
  const rows = await rowsOf(`
SARAYU PURVANCHAL BANK
Statement of Account
DATE        PARTICULARS               AMOUNT          BALANCE
04.10.2025  NEFT/SHARMA TRADERS       400.00(Cr)      2,500.00(Cr)
25.10.2025  UPI/MAURYA STORES         500.00(Dr)      2,000.00(Cr)
            अक्टूबर माह का योग: नामे 500.00 जमा 400.00
01.11.2025  CLG 330012                600.00(Cr)      2,600.00(Cr)`)
  expect(rows.map(({ description }) => description)).toEqual(['NEFT/SHARMA TRADERS', 'UPI/MAURYA STORES', 'CLG 330012'])
})

test('an address goes on under its label in two languages; a short word between the days of a period is read as it is', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
SARAYU PURVANCHAL BANK
पता / Address: Gram Manki                       अवधि / Period: 01.10.2025 @ 30.11.2025
Tehsil Manki
Janpad Gonda (U.P.) 271302`,
  )
  expect(fields).toMatchObject({
    address: 'Gram Manki Tehsil Manki Janpad Gonda (U.P.) 271302',
    statement_from: '2025-10-01',
    statement_to: '2025-11-30',
  })
})

test('in whose care an address is opens it, and is no label there', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
JANKALYAN GRAMIN BANK
NAME : SUNITA DEVI
ADDRESS : W/O RAMPAL SINGH, VILL RATANPUR, PO MANDAWAR, BIJNOR, UP 246721
CIF : 3310829`,
  )
  expect(fields.address).toBe('W/O RAMPAL SINGH, VILL RATANPUR, PO MANDAWAR, BIJNOR, UP 246721')
})
