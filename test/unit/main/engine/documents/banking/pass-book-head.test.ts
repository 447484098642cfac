import { expect, test } from 'vitest'
import { readOn, valuesOf } from '../read-page'

test('branch and name under each other are two rows, though the next has a label that is not known', async () => {
  const values = valuesOf(
    await readOn(
      'BANK_STATEMENT',
      `
THE SHIVALIK GRAMIN CO-OPERATIVE BANK LTD      Savings Bank Pass Book
BRANCH     NURPUR BAZAR             IFSC : KACE0000046
NAME       BIMLA RANI               A/C NO : 30017746221
KIN        ROOP LAL                 NOMINEE: Y
ADDR       VILL SADWAN, TEH NURPUR, KANGRA HP 176202`,
    ),
  )
  expect(values).toMatchObject({
    branch: 'NURPUR BAZAR',
    account_holder_name: 'BIMLA RANI',
    address: 'VILL SADWAN, TEH NURPUR, KANGRA HP 176202',
  })
})

test('a branch over the lines of the holder opens no envelope', async () => {
  const values = valuesOf(
    await readOn(
      'BANK_STATEMENT',
      `
THE SHIVALIK GRAMIN CO-OPERATIVE BANK LTD      Savings Bank Pass Book
Branch     NURPUR BAZAR
           BIMLA RANI
           VILL SADWAN, TEH NURPUR, KANGRA HP 176202`,
    ),
  )
  expect(values['account_holder_name']).not.toBe('NURPUR BAZAR')
})

test('a holder is called a customer, with the address under the name', async () => {
  const values = valuesOf(
    await readOn(
      'BANK_STATEMENT',
      `
BARAK GRAMIN BANK                  STATEMENT OF ACCOUNT
Customer : PRADIP KUMAR NATH                   Account No : 7083010099872
           LINK ROAD, RANGIRKHARI              Branch : SILCHAR
           SILCHAR, CACHAR, ASSAM 788005       IFSC : PUNB0RRBAGB
CIF ID : 60418811                              Currency : INR`,
    ),
  )
  expect(values).toMatchObject({
    account_holder_name: 'PRADIP KUMAR NATH',
    address: 'LINK ROAD, RANGIRKHARI SILCHAR, CACHAR, ASSAM 788005',
  })
})
