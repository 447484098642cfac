/** Slips as large programs of pay print them. */
import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const slip = (lines: string): Record<string, string> =>
  fieldsOn(
    'SALARY_SLIP',
    `
Barak Valley Tea Company Limited

STAFF SALARY ADVICE - Pay period 01.11.2023 to 30.11.2023 (NOVEMBER 2023) - Run 1 Final

Emp No                   : 40912
Name                     : NIRMAL DAS
${lines}
Wage type    Text                      Amount
101          Basic Salary              20,000.00
/101         Gross earnings            20,000.00
501          Provident Fund             2,400.00-
/110         Total deductions           2,400.00-
/559         Net payment               17,600.00`,
  )

test('what is taken off is so much, whatever sign is printed behind it; a long title names the month', () => {
  expect(slip('')).toMatchObject({ total_deductions: '2400.00', pay_period: 'NOVEMBER 2023', net_salary: '17600.00' })
})

test('the account that a salary goes to stands behind its bank', () => {
  expect(slip('Credited to              : UCO BANK SILCHAR A/c 02110110047001 UCBA0000211').account_number).toBe(
    '02110110047001',
  )
  expect(slip('Remarks                  : paid from PF A/c 99110110047001')).not.toHaveProperty('account_number')
})

test('a number alone behind the name of a bank is the account, and that of a fund is none', () => {
  const accountIn = (line: string): string | undefined =>
    fieldsOn('SALARY_SLIP', `Barak Valley Tea Company Limited\nPAYSLIP\nBank / Account     Days\n${line}`)
      .account_number
  expect(accountIn('ICICI Bank, 002401588127   31')).toBe('002401588127')
  expect(accountIn('ICICI Bank - 004401588217')).toBe('004401588217')
  expect(accountIn('Bank of Baroda Pension 004401588217')).toBeUndefined()
})

test('letters of a mark before the name of a firm are none of it', () => {
  const employerOf = (head: string): string | undefined => fieldsOn('SALARY_SLIP', `${head}\nPAYSLIP`).employer_name
  expect(employerOf('zv Zentrova Software Private Limited')).toBe('Zentrova Software Private Limited')
  expect(employerOf('eClerx Services Limited')).toBe('eClerx Services Limited')
})

test('letters of a bank before a number are no part of it', () => {
  expect(slip('Bank A/c                 : HDFC 60112233445').account_number).toBe('60112233445')
  expect(slip('Salary credited to       : SBI SANGLI 60112233445').account_number).toBe('60112233445')
})
