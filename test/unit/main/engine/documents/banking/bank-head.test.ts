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

test('the name of a bank before where it is gives way to that at the head, and is never sure', async () => {
  const page = (mark: string): string => `
Account Branch : KOTHRUD
Address        : HDFC BANK LTD, SHOP 1-4, SIDDHI TOWERS,
${mark}
Account No     : 50100283417726       IFSC : HDFC0001793
Statement of account
Date           Narration              Withdrawal Amt.     Closing Balance
03/10/25       POS SWASTIK            5,933.61            1,02,468.54
04/10/25       POS SWASTIK            933.61              1,01,534.93
05/10/25       POS SWASTIK            33.61               1,01,501.32
06/10/25       POS SWASTIK            1.00                1,01,500.32`
  const named = async (mark: string) =>
    (await readOn('BANK_STATEMENT', page(mark))).find(({ path }) => path === 'bank_name')
  expect((await named('HDFC BANK'))?.value).toBe('HDFC BANK')
  expect((await named('HDFCBANK'))?.value).toBe('HDFC BANK')
  expect((await named(''))?.confidence).toBeLessThanOrEqual(0.95)
})

test('what a paper is stands behind the name of the bank that no list holds', async () => {
  const headed = async (line: string): Promise<string | undefined> =>
    valuesOf(await readOn('BANK_STATEMENT', `${line}\nName: RAVI KUMAR       A/c: 50100012345678`)).bank_name
  expect(await headed('Periyar Peoples Bank Account Activity')).toBe('Periyar Peoples Bank')
  expect(await headed('Periyar Peoples Bank Ltd Statement of Account')).toBe('Periyar Peoples Bank Ltd')
})
