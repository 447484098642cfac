import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { candidatesOn, fieldsOn, readOn } from '../read-page'

test('a salary slip whose net is its gross less its deductions is proven', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
Sunrise Infotech Private Limited
Salary Slip for April 2024
Employee Name : Asha Rani           Employee ID : E1042
Designation : Analyst               Account No : 50100012345678
Basic Pay : 40,000.00               Provident Fund : 4,800.00
Gross Salary : 80,000.00            Total Deductions : 5,000.00
Net Pay : 75,000.00
`,
  )
  const map = new Map(fields.map((f) => [f.path, f]))
  expect(map.get('employee_name')?.value).toBe('Asha Rani')
  expect(map.get('pay_period')?.value).toBe('April 2024')
  expect(map.get('net_salary')).toMatchObject({ value: '75000.00', proven: true })
  expect(map.get('basic_pay')).toMatchObject({ value: '40000.00', proven: false })
})

test('what a government adds up is the gross amount', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
PAY SLIP FOR THE MONTH OF JULY 2025
Name : JAGDISH PRASAD MEGHWAL     Employee ID : RJJP200447118
Gross Amount : 87757              Total Deduction : 14880
Net Payable Amount Rs. 72877/-`,
  )
  expect(fields.find((f) => f.path === 'gross_salary')?.value).toBe('87757.00')
})

test('deductions whose sum has no name of its own are what lies between gross and net; a month in figures', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Ananda Multispeciality Hospital
PAY SLIP FOR 03/2024
Staff Name    : Jessy Abraham           Post       : Ward Sister
Basic Salary      24,193.55             PF              1,800.00
Night duty        14,145.16             Hostel          1,700.00
Gross Salary      38,338.71             Total Less      3,500.00
Take Home         34,838.71`,
  )
  expect(fields).toMatchObject({
    employee_name: 'Jessy Abraham',
    designation: 'Ward Sister',
    pay_period: '03/2024',
    total_deductions: '3500.00',
  })
})

test('beside what is due for a month stands what was paid of it; which of them no sum bears out is in doubt', () => {
  const slip = (net: string): string => `
Ananda Multispeciality Hospital
PAY SLIP FOR 03/2024
              Monthly     Paid
Basic         18,000      18,000.00     EPF       1,800.00
Night duty    10,400      10,100.00     Hostel    1,700.00
Gross         28,400      28,100.00     Total     3,500.00
Take Home     ${net}`
  expect(fieldsOn('SALARY_SLIP', slip('24,600.00'))).toMatchObject({
    gross_salary: '28100.00',
    total_deductions: '3500.00',
  })
  const gross = candidatesOn('SALARY_SLIP', slip('24,100.00')).filter(({ path }) => path === 'gross_salary')
  expect(gross.length).toBeGreaterThan(0)
  expect(gross.every(({ most }) => most !== undefined && most <= 0.95)).toBe(true)
})

test('sums of which one contradicts the others are none of them sure', async () => {
  const slip = (gross: string): string => `
SALARY SLIP FOR JUNE 2025
Gross Salary          ${gross}
Total Deductions       9,110.00
Net Pay               74,740.00`
  const sums = (await readOn('SALARY_SLIP', slip('1,250.00'))).filter(({ path }) => /gross|deductions|net/.test(path))
  expect(sums).toHaveLength(3)
  for (const sum of sums) {
    expect(sum.confidence).toBeLessThanOrEqual(0.85)
    expect(sum.reasons).toContainEqual({ code: 'arithmetic_fails' })
  }
  const right = (await readOn('SALARY_SLIP', slip('83,850.00'))).filter(({ proven }) => proven)
  expect(right.map(({ path }) => path)).toEqual(expect.arrayContaining(['gross_salary', 'net_salary']))
})

test('columns that add up tell what is earned, taken off and paid, whatever the sums are called', async () => {
  const slip = (net: string): Promise<readonly ExtractedField[]> =>
    readOn(
      'SALARY_SLIP',
      `
KAVERI DAIRY FEDERATION
Pay Slip for March 2024
Name : Girish Hegde               Emp Code : 4471
Basic              21,000.00      Chit Fund         2,000.00
D.A.                8,400.00      PF                2,520.00
H.R.A.              4,200.00      PT                  200.00
A                  33,600.00      B                 4,720.00
In the bank        ${net}`,
    )
  const values = async (net: string): Promise<Record<string, string>> =>
    Object.fromEntries((await slip(net)).map((f) => [f.path, f.value]))
  expect(await values('28,880.00')).toMatchObject({
    gross_salary: '33600.00',
    total_deductions: '4720.00',
    net_salary: '28880.00',
  })
  expect(await values('28,380.00'), 'no difference is printed').not.toHaveProperty('net_salary')
})

test('of what is fixed for the month and what is earned, the basic pay is that in the column of the gross', async () => {
  const slip = (gross: string) => `
Payslip for the month of October 2022
Name                 Mr. Arul Prakash                  Emp Code        SK1187
Earnings             Fixed            Earned           Deductions            Amount
Basic + DA           15,293.33        14,800.00        Provident Fund        1,776.00
HRA                   6,200.00         6,000.00        Professional Tax        208.00
Gross Earnings       ${gross}        20,800.00        Total Deductions      1,984.00
Net Pay : 18,816.00`
  const basic = async (text: string) => (await readOn('SALARY_SLIP', text)).find(({ path }) => path === 'basic_pay')
  expect((await basic(slip('21,493.33')))?.value).toBe('14800.00')
  expect((await basic(slip('         ')))?.value).toBe('14800.00')
})

test('the column that was paid is known by its sums too, whatever they are called', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
PAY SLIP : JUN-2021
EARNINGS             RATE         AMOUNT         DEDUCTIONS              AMOUNT
BASIC                11845.00     11450.00       PROVIDENT FUND         1374.00
HRA                   1500.00      1450.00       PROF. TAX               125.00
OVERTIME                           1220.00       CANTEEN                 119.00
TOTAL                13345.00     14120.00       TOTAL                  1618.00
NET PAYABLE : 12502.00`,
  )
  expect(fields.find(({ path }) => path === 'basic_pay')?.value).toBe('11450.00')
})

test('of what is due and what is paid neither is sure where no sum of a column was found', () => {
  const basics = candidatesOn(
    'SALARY_SLIP',
    `
WAGE SLIP MAY-2022
NAME : LAKHAN PATEL            ECODE : L2207
EARNINGS        RATE        AMOUNT
BASIC           9,800.00    9,150.00
VDA             1,700.00    1,650.00
NET PAYABLE     10,240.00`,
  ).filter(({ path }) => path === 'basic_pay')
  expect(basics.length).toBeGreaterThan(0)
  expect(basics.every(({ most }) => most === mostDoubted)).toBe(true)
})

test('the token of a bill at the treasury is not the number of who is paid; that of who works in a mill is', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
PAY SLIP FOR THE MONTH OF MAY-2022
Name          : SMT RINA DAS          DDO Code : BAXYZ0007
Employee ID   : 2014007731            Token No : 20220517746`,
  )
  expect(fields['employee_id']).toBe('2014007731')
  expect(fieldsOn('SALARY_SLIP', 'WAGE SLIP MAY-2022\nName : RINA DAS\nToken No : 7746')['employee_id']).toBe('7746')
})

test('no gross is less than what is paid out of it', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
Sunrise Infotech Private Limited
Salary Slip for April 2024
Employee Name : Asha Rani           Employee ID : E1042
Gross Salary : 119.00
Net Pay : 75,000.00
`,
  )
  const map = new Map(fields.map((f) => [f.path, f]))
  expect(map.get('gross_salary')?.confidence).toBeLessThanOrEqual(0.85)
  expect(map.get('net_salary')?.confidence).toBeLessThanOrEqual(0.85)
})

test('a row of amounts under a head each: the gross at its end is no column of what was paid of the basic', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
WAGE SLIP                                    Wage period: 01/02/2025 to 28/02/2025
Name : Gurpreet Kaur                         PNB A/c : 0224000401188273

Basic+DA     HRA         Conv.       Gross Wages     PF 12%      Total Ded.     Net Wages Paid
14200.00     3840.00     1600.00     19640.00        1704.00     1704.00        17936.00`,
  )
  expect(fields).toMatchObject({
    basic_pay: '14200.00',
    gross_salary: '19640.00',
    account_number: '0224000401188273',
  })
})

test('under the heads of a table stands what is fixed, and under that what was earned and paid', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Pay Slip for June 2025
Employee Name : Sunil Bapu Mane

            Basic           HRA           Gross
Fixed       15000.00        6000.00       21000.00
Earned      14000.00        5600.00       19600.00

PF          ESI             Total Deductions     Net Payable
1680.00     260.00          1940.00              17660.00`,
  )
  expect(fields).toMatchObject({ basic_pay: '14000.00', gross_salary: '19600.00', net_salary: '17660.00' })
})

test('beside the gross of a full month stands what was earned, and the deductions in rows of their own', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Pay Slip for May 2025
Employee Name : Rekha Dilip Sathe

Sr     Component           Monthly Rate     Days     Earned Amount
1      Basic               10500.00         28       9800.00
2      HRA                 4200.00          28       3920.00
       Gross Earnings      14700.00                  13720.00
3      PF                                            1176.00
4      PT                                            175.00
       Total Deductions                              1351.00
       Net Pay                                       12369.00`,
  )
  expect(fields).toMatchObject({ basic_pay: '9800.00', gross_salary: '13720.00', net_salary: '12369.00' })
})
