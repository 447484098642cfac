import { expect, test } from 'vitest'
import { readAmount } from '../../../../../src/main/engine/extraction/tables/amounts'
import { valuesOn } from './read-page'

test('a letter before an amount of paise is what a reader made of the sign of the rupee', () => {
  expect(readAmount('F1,50,000.00')?.paise).toBe(15000000)
  expect(readAmount('@212.50')?.paise).toBe(21250)
  expect(readAmount('T12')).toBeNull()
})

test('a digit before the amounts of a bill may be the sign: what the row and the sums come to tells it', async () => {
  expect(
    await valuesOn(
      'INVOICE',
      `
TAX INVOICE
Invoice No : RV/118          Invoice Date : 14/06/2025

Description          HSN      Qty       Rate           Amount
Brass tap           8481       10    8120.00         1,200.00
Wash basin          6910        2    1450.00        82,900.00
                              Subtotal              84,100.00
                              CGST 9%                  369.00
                              SGST 9%                  369.00
                              Grand Total           84,838.00`,
    ),
  ).toMatchObject({
    'line_items.0.unit_price': '120.00',
    'line_items.1.amount': '2900.00',
    taxable_amount: '4100.00',
    total_amount: '4838.00',
  })
})

test('a table whose other rows multiply as they are read prints no sign: a misread digit of one row is none', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
No.   Item                Quantity    Rate Rs.     Amount Rs.
1.    Cotton Bedsheet     20 set      175.00       3,500.00
2.    Ball Bearing        6 pcs       5,940.00     55,640.00
3.    UPS Battery         34 nos      115.00       3,910.00`,
  )
  expect(fields['line_items.1.unit_price']).not.toBe('940.00')
})

test('balances say that every sign of a statement was read as a digit, though none was read as a sign', async () => {
  expect(
    await valuesOn(
      'BANK_STATEMENT',
      `
Statement of Account
Date          Particulars        Debit          Credit          Balance
01/02/2025    By cash                        85,000.00        817,340.00
02/02/2025    To cash         81,500.00                       815,840.00
04/02/2025    To cheque       23,200.00                       812,640.00
05/02/2025    Interest                         8212.50        212,852.50
09/02/2025    By transfer                    810,000.00       822,852.50`,
    ),
  ).toMatchObject({
    'transactions.1.debit': '1500.00',
    'transactions.2.debit': '3200.00',
    'transactions.3.balance': '12852.50',
    'transactions.4.credit': '10000.00',
  })
})

test('amounts that follow from each other as they are printed keep their first digits', async () => {
  expect(
    await valuesOn(
      'BANK_STATEMENT',
      `
Statement of Account
Date          Particulars        Debit          Credit          Balance
01/02/2025    By cash                         5,000.00         87,340.00
02/02/2025    To cash         81,500.00                         5,840.00
04/02/2025    To cheque        3,200.00                         2,640.00
05/02/2025    Interest                        8,212.50         10,852.50`,
    ),
  ).toMatchObject({ 'transactions.1.debit': '81500.00', 'transactions.3.credit': '8212.50' })
})
