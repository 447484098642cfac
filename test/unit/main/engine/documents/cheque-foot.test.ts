import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

test('figures of the magnetic line that stand apart, as in a text layer', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
HDFC BANK
Pay   Sahyadri Motors   Or Bearer
A/c No. 50100044718823
Please sign above
   ⑈0 0 0 1 1 8⑈ 4 1 1 2 4 0 0 0 5⑆ 0 4 4 7 1 8⑈ 3 1`,
  )
  expect(fields).toMatchObject({ cheque_number: '000118', micr_code: '411240005' })
})

test('marks of the magnetic line that are read as letters or digits: its numbers are to be checked', async () => {
  const leaf = (foot: string) =>
    readOn('CHEQUE', `Union Bank of India\nPay Sagar Traders      Or Bearer\nA/c No. 30447118829\n\n${foot}`)
  for (const foot of ['013940" 4220880041 004416" 10', 'Y013940" 422088004x 004416" 31']) {
    const fields = await leaf(foot)
    const of = (path: string): { value: string; confidence: number } | undefined => fields.find((f) => f.path === path)
    expect([of('cheque_number')?.value, of('micr_code')?.value], foot).toEqual(['013940', '422088004'])
    for (const path of ['cheque_number', 'micr_code']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
  }
})

test.each([
  'W001834m 560002014I 020718m 10',
  'm001834m560002014n020718m13',
  '4,001834% 560002014n 020718% 31',
  'Y-001834 560002014 « 020718 " 10',
  'Y001834" 560002014 020718" 29',
  'WO01834m 560002014I 020718m 10',
  'C001834C 560002014A 020718C 31',
  'H001834% 5600020141 020718% 31',
])('six, nine and six digits, whatever the marks of the magnetic line are read as: %s', async (foot) => {
  const fields = await readOn('CHEQUE', `Canara Bank\nPay Sagar Traders      Or Bearer\nA/c No. 30447118829\n\n${foot}`)
  const of = (path: string) => fields.find((f) => f.path === path)
  expect([of('cheque_number')?.value, of('micr_code')?.value]).toEqual(['001834', '560002014'])
  for (const path of ['cheque_number', 'micr_code']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
})

test.each(['Invoice 001834 dated 560002014 for 020718', '0018345 5600020145 0207181'])(
  'figures among words, or more of them, are no magnetic line: %s',
  (foot) => {
    const fields = fieldsOn('CHEQUE', `Canara Bank\nPay Sagar Traders      Or Bearer\n\n${foot}`)
    expect(fields['micr_code']).toBeUndefined()
  },
)

test('specks of the ground under a cheque are no rows of its foot', () => {
  const leaf = `
Union Bank of India
Pay Sagar Traders      Or Bearer
A/c No. 30447118829
"000118" 411240005: 718829" 31
7       V
     35      2
  1V              44`
  expect(fieldsOn('CHEQUE', leaf)).toMatchObject({ cheque_number: '000118', micr_code: '411240005' })
})

test('an account of which a digit was hardly read may go on under what hides it, and is not sure', () => {
  const most = (weak: readonly string[]) =>
    candidatesOn('CHEQUE', 'Union Bank of India\nA/c No. 27934382604439', weak)
      .filter(({ path }) => path === 'account_number')
      .map((c) => c.most)
  expect(most(['27934382604439'])).toEqual([mostDoubted, mostDoubted])
  expect(most([])).toEqual([undefined, undefined])
})

test('the place of the signature is that which somebody stands over; a dash parts a branch from its address', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Canara Bank
SHIVAMOGGA GANDHI BAZAR - NO.44, S.N. MARKET, SHIVAMOGGA 577202
IFSC : CNRB0000517
Pay   Malnad Areca Processors                                   Or Bearer
A/c No. 0517201000447                                           1,38,400/-

Please sign above
                                                                For TUNGA HARDWARE STORES
                                                                     B.K. Rao
                                                                     PROPRIETOR`,
  )
  expect(fields).toMatchObject({ branch: 'SHIVAMOGGA GANDHI BAZAR', account_holder_name: 'TUNGA HARDWARE STORES' })
})
