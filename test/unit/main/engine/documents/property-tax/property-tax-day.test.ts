import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('the day of the bill is not that of its receipt, unless no other is told', () => {
  const bill = 'Ratable Value        9,200.00        Bill No. & Date        2526004417 / 01-04-2025'
  const day = (head: string): unknown =>
    fieldsOn('PROPERTY_TAX_RECEIPT', `\nProperty Tax Receipt\n${head}\n${bill}`)['receipt_date']
  expect(day('Receipt No.        ONL/2526/0018        Receipt Date        12-07-2025')).toBe('2025-07-12')
  expect(day('Receipt No.        ONL/2526/0018')).toBe('2025-04-01')
})

test('a Marathi receipt: the day of its bill is another; an address opens with the number of its house', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
मालमत्ता कर भरणा पावती
पावती क्र. : AMC/24/0071            पावती दिनांक : 30/06/2024
देयक क्र. व दिनांक : 551209 / 01/04/2024     कर आकारणी वर्ष : 2024-25
मालमत्तेचा पत्ता : घर क्र. 44, राजकमल चौक, अमरावती 444601
तपशील          मागील      चालू      एकूण
सामान्य कर        0         810       810`,
  )
  expect(fields).toMatchObject({
    receipt_date: '2024-06-30',
    address: 'घर क्र. 44, राजकमल चौक, अमरावती 444601',
  })
})

test('"Dated" behind the number of a receipt on its line', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `\nHouse Tax Receipt\nBook No. 14  Receipt No. 0672  Dated 09/09/2024`,
  )
  expect(fields).toMatchObject({ receipt_number: '0672', receipt_date: '2024-09-09' })
})

test('a day behind the number of the receipt, whose label asks for both', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Property Tax Receipt
Receipt No & 1086044127 / 21-11-2024       Assessment No       1086019942
Date
Owner Name       PARVATHI SARASWATHI`,
  )
  expect(fields).toMatchObject({ receipt_number: '1086044127', receipt_date: '2024-11-21' })
})
