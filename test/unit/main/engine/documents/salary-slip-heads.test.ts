/** Who employs and who is paid, where the head of a slip tells it without a label. */
import { expect, test } from 'vitest'
import { fieldsOn, valuesOn } from './read-page'

test('a school under its government employs, and brackets behind a label explain it', async () => {
  const fields = await valuesOn(
    'SALARY_SLIP',
    `
              GOVERNMENT OF RAJASTHAN
         GOVT. SR. SEC. SCHOOL, MANDANA
       PAY SLIP FOR THE MONTH OF MAR-2025
NAME          : SURESH CHANDRA NAGAR

EARNINGS                              AMOUNT
Basic Pay (Level 11 / Cell 9)         56900
D.A. @ 53%                            30157
GROSS AMOUNT                          87057
`,
  )
  expect(fields).toMatchObject({ employer_name: 'GOVT. SR. SEC. SCHOOL, MANDANA', basic_pay: '56900.00' })
})

test('who is paid may stand over the row of numbers without a label', async () => {
  const fields = await valuesOn(
    'SALARY_SLIP',
    `
PAYSLIP MAY 2025
BlueFern Analytics LLP

Kartik Subramani

Employee Number     Date Joined      Department
BF-118              01 Feb 2023      Analytics

Basic           30,000.00
Gross Salary    60,000.00
`,
  )
  expect(fields).toMatchObject({ employee_name: 'Kartik Subramani', employee_id: 'BF-118' })
})

test('under the head of a government, the house that is called the office employs', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
GOVERNMENT OF KERALA
Pay Slip for March 2025
Emp Name : Asha Nair              Emp Code : 4471902
Department : Education            Office : Government College, Munnar
Gross Salary 62,000.00            Net Salary 54,000.00`,
  )
  expect(fields).toMatchObject({ employer_name: 'Government College, Munnar' })
})

test('a dash parts who is paid from the number of staff', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Yanam Shrimp Feeds Limited                    SALARY STATEMENT
Staff No. Y0417 -- Satyavathi Mallipudi
Designation: Quality Assistant
Basic Pay                                           16,500.00`,
  )
  expect(fields).toMatchObject({ employee_id: 'Y0417', employee_name: 'Satyavathi Mallipudi' })
})
