import { expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from '../read-page'
import { rowsOf } from '../statement-pages'

const screen = `
Navkiran Bank
Account Statement
Savings A/c 50218830047126
IFSC NVKB0001184
Opening balance                     Closing balance
₹26,399.53                          ₹84,417.71
IMPS-Rent Deepa Nair                  - ₹22,500.00
12 Nov 2025                         Bal ₹84,417.71
BIL-Tatva Broadband                      - ₹706.82
08 Nov 2025                       Bal ₹1,06,917.71
SAL-OCT25-Zentrix Labs              + ₹1,07,000.00
01 Nov 2025                       Bal ₹1,07,624.53
UPI-Corner Stores                        - ₹375.47
28 Oct 2025                            Bal ₹624.53`

test('the app of a bank shows what moved behind what it was for, and the day and the balance under it', async () => {
  expect(await rowsOf(screen)).toEqual([
    { date: '2025-11-12', description: 'IMPS-Rent Deepa Nair', debit: '22500.00', balance: '84417.71' },
    { date: '2025-11-08', description: 'BIL-Tatva Broadband', debit: '706.82', balance: '106917.71' },
    { date: '2025-11-01', description: 'SAL-OCT25-Zentrix Labs', credit: '107000.00', balance: '107624.53' },
    { date: '2025-10-28', description: 'UPI-Corner Stores', debit: '375.47', balance: '624.53' },
  ])
  expect(fieldsOn('BANK_STATEMENT', screen)).toMatchObject({ account_number: '50218830047126' })
})

test('rows that do not follow from each other are no such list', async () => {
  const strange = screen.replace('84,417.71', '84,000.00').replace('1,06,917.71', '1,99,917.71').replace('Bal ₹84,417.71', 'Bal ₹11,417.71') // prettier-ignore
  expect(await rowsOf(strange)).toEqual([])
})

test('a plus that was hardly read, as a four, says that an amount came in', async () => {
  const misread = screen.replace('+ ₹1,07,000.00', '4 ₹1,07,000.00')
  const fields = await readOn('BANK_STATEMENT', misread, [], [], ['4'])
  expect(valuesOf(fields)).toMatchObject({
    'transactions.2.credit': '107000.00',
    'transactions.2.balance': '107624.53',
    'transactions.3.debit': '375.47',
  })
})
