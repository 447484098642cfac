import { expect, test } from 'vitest'
import { readOn, valuesOf } from '../read-page'

test('the sign of a bank beside its name is no part of it; a business unit is a branch', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
❖ Malabar Coastal Finance Bank
Business Unit: POLO GROUND
Name : RAVI KUMAR
Account No : 50100012345678
Statement from 01/04/2024 to 30/04/2024`,
  )
  expect(valuesOf(fields)).toMatchObject({ bank_name: 'Malabar Coastal Finance Bank', branch: 'POLO GROUND' })
})
