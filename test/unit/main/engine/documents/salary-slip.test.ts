import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('SALARY_SLIP', () => {
  test('sums whose labels name each other', () => {
    const fields = fieldsOn(
      'SALARY_SLIP',
      `
Nimbus Analytics India Private Limited
Payslip for the month of August 2024
Employee Name           Priya Raghunathan     Employee No     NA1087
Total Earnings: INR.    122,500.00            Total Deductions: INR.     22,530.00
Net Pay for the month ( Total Earnings - Total Deductions): 99,970.00`,
    )
    expect(fields).toMatchObject({ gross_salary: '122500.00', total_deductions: '22530.00', net_salary: '99970.00' })
  })
})
