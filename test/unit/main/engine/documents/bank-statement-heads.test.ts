import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn } from './read-page'

test('a town right behind the name of a bank, its comma lost, may be of the name', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
THE MOHOL TRADERS CO-OP URBAN BANK LTD.   MOHOL
STATEMENT OF ACCOUNT
A/C NO : 002/SB/0012345
NAME : ASHA RANADE`,
  )
  const bank = fields.find(({ path }) => path === 'bank_name')
  expect(bank?.value).toBe('THE MOHOL TRADERS CO-OP URBAN BANK LTD.')
  expect(bank!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('the husband on a pass book is no part of the address', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
SAHYADRI GRAMIN BANK
Pass Book
Account No     59810100001234
Name           SMT ASHA RANADE
Husband        VINAYAK RANADE
Address        VILL SHIRWAL POST KHANDALA
               DIST SATARA 412801`,
  )
  expect(fields).toMatchObject({ address: 'VILL SHIRWAL POST KHANDALA DIST SATARA 412801' })
})
