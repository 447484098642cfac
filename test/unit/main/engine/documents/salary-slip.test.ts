import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn, readOn, valuesOf } from './read-page'

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

  test('a rupee sign that was read as a sign of per cent, and a numeral as letters', () => {
    const fields = fieldsOn(
      'SALARY_SLIP',
      `
Salary Slip - June 2025
Employee Name           Ankita Sharma         Designation       Data Engineer Il
Gross Earnings          98,500.00             Total Deductions  13,720.00
Net Pay : % 84,780.00 (Rupees Eighty Four Thousand Seven Hundred Eighty Only)`,
    )
    expect(fields).toMatchObject({ designation: 'Data Engineer II', net_salary: '84780.00' })
  })
})

test.each([
  // Both were read with another digit of the paise: their difference is near the net, and proves nothing.
  ['36,900.90', '31,418.60', { gross_salary: false, net_salary: false }],
  // What is paid is rounded to rupees.
  ['36,900.45', '31,418.00', { gross_salary: false, net_salary: true }],
  ['36,900.00', '31,418.00', { gross_salary: true, net_salary: true }],
])('a gross of %s and a net of %s', async (gross, net, proven) => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
Krishna Valley Sugars Ltd
Wage Slip for March 2025
Employee Name : Tanmay Ingole       Employee ID : 4471
Gross Salary : ${gross}            Total Deductions : 5,482.00
Net Pay : ${net}
`,
  )
  const map = new Map(fields.map((f) => [f.path, f]))
  for (const [path, wanted] of Object.entries(proven)) expect(map.get(path)?.proven, path).toBe(wanted)
})

test('an employee above their name is not their number beside it', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
Meru Diagnostics Pvt. Ltd.                          Payslip - August 2025
Employee                  Employee No.              Designation
Ritika Sanjay Bhosle      MD-447                    Lab Technician
Total Earnings            43,500.00`,
  )
  const map = new Map(fields.map((f) => [f.path, f.value]))
  expect(map.get('employee_name')).toBe('Ritika Sanjay Bhosle')
  expect(map.get('employee_id')).toBe('MD-447')
})

test('labels of wage registers and of school boards; the form of an act is no employer', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
                    FORM XIX
        [See Rule 78(2)(b)] WAGE SLIP
        SHAKTI SECURITY & FACILITY SERVICES
Name : DEEPAK KUMAR MAHTO            Token No : 4471
Basic + VDA      11,960.00           EPF          1,435.00
HRA               1,872.00           ESIC           108.00








For the firm                         Signature`,
  )
  expect(fields).toMatchObject({
    employer_name: 'SHAKTI SECURITY & FACILITY SERVICES',
    employee_id: '4471',
    basic_pay: '11960.00',
  })
})

test.each([
  ['Pragati Tooling Pvt. Ltd.', true],
  ['Sree Narayana Mission Hospital', false],
])('a name at the head says itself that it is a company: %s', async (name, isSure) => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
${name}
Pay Slip for September 2025
Employee Name : Asha Rani           Employee ID : E1042
Basic Pay : 40,000.00               Provident Fund : 4,800.00
Gross Salary : 80,000.00            Total Deductions : 5,000.00
Net Pay : 75,000.00


Signature`,
  )
  const employer = fields.find(({ path }) => path === 'employer_name')
  expect(employer?.value).toBe(name)
  expect((employer?.confidence ?? 0) > 0.95).toBe(isSure)
})

test('days are no pay, and the heading of a summary names nobody', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Payslip for Nov 2025
EMPLOYEE SUMMARY
Gross Earnings   90,000.00
Employee Net Pay
30`,
  )
  expect(fields['net_salary']).toBeUndefined()
  expect(fields['employee_name']).toBeUndefined()
})

test('labels cut short as on slips of a mill', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
ILANGO SPINNING MILLS (P) LTD
WAGE SLIP FOR THE MONTH OF MAY-2025
T.No : T-447                Name : SELVI R
Desig: WINDER               Days : 26`,
  )
  expect(fields).toMatchObject({ employee_id: 'T-447', designation: 'WINDER' })
})

test('names and posts that take two lines of their cells', async () => {
  const fields = await readOn(
    'SALARY_SLIP',
    `
SANJIVANI FORGINGS PVT. LTD.
Wage Slip for the month of JULY 2025
Token No.     W-1182       Name        BALU SITARAM    Designation     HAMMER
                                       MORE                            OPERATOR

Department    FORGE        PF No.      PUPUN0044718    ESIC No.        3304471188
`,
  )
  expect(valuesOf(fields)).toMatchObject({
    employee_name: 'BALU SITARAM MORE',
    designation: 'HAMMER OPERATOR',
  })
})

test('a government calls the basic pay pay, and the month by its number', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
GOVERNMENT OF RAJASTHAN
SALARY SLIP FOR MONTH : 06/2025
EMPLOYEE ID : RJJP200804471182        PAN NO : CJKPM4471E
NAME : KANTA MEENA                    PAY LEVEL : L-11
PAY          62200                    SI         3000
D.A.         36076                    NPS        9828
GROSS PAY    105740                   TOTAL DEDUCTION     19540
NET PAY : 86200
`,
  )
  expect(fields).toMatchObject({ pay_period: '06/2025', basic_pay: '62200.00', gross_salary: '105740.00' })
})

test('what is reckoned with in a formula has no value there; a number in brackets is none of the name', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Cloudpeak Technologies India Private Limited
Payslip for October 2025
Employee
Harini Subramaniam (447118)

Gross earnings      1,57,000.00     Total deductions     31,220.00

Net pay = Gross earnings - Total deductions = 1,25,780.00
`,
  )
  expect(fields).toMatchObject({ employee_name: 'Harini Subramaniam', total_deductions: '31220.00' })
})

test('what an employer pays into a fund names no employer', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
GOVERNMENT OF ODISHA
Pay Slip for the month of : JUN-2023
Name : SASMITA BEHERA       HRMS ID : 40118827
GROSS SALARY      52,300.00
TOTAL DEDUCTION    6,100.00
NET PAY           46,200.00
EMPLOYER CPF SHARE    4,120.00`,
  )
  expect(fields).toMatchObject({ employer_name: 'GOVERNMENT OF ODISHA', employee_id: '40118827' })
})

test('the mark over the name of a firm, and its address behind it; a period in days where no month heads the slip', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
zephyrtec
Zephyrtec Cloud Systems LLP, Baner Road, Pune 411045
Pay Slip
Employee Name : Isha Kulkarni
Wage Period : 21-04-2024 to 20-05-2024
Net Pay : 61,200.00`,
  )
  expect(fields).toMatchObject({
    employer_name: expect.stringContaining('Zephyrtec Cloud Systems LLP'),
    pay_period: '21-04-2024 to 20-05-2024',
  })
})

test('a slip in Hindi', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
नगर परिषद आष्टा
वेतन पर्ची माह जून 2023
कर्मचारी का नाम : महेश कुमार सोनी        पदनाम : लिपिक
मूल वेतन          25300.00      भविष्य निधि       3000.00
सकल वेतन          38200.00      कुल कटौती         3208.00
शुद्ध देय वेतन      34992.00`,
  )
  expect(fields).toMatchObject({
    employee_name: 'महेश कुमार सोनी',
    designation: 'लिपिक',
    pay_period: 'जून 2023',
    basic_pay: '25300.00',
    gross_salary: '38200.00',
    total_deductions: '3208.00',
    net_salary: '34992.00',
  })
})

test('the number of who is paid behind the name', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Payslip
Employee Name : Farhan Qureshi, KV0118
Net Pay : 41,200.00`,
  )
  expect(fields).toMatchObject({ employee_name: 'Farhan Qureshi', employee_id: 'KV0118' })
})

test('the token of a bill is no number of an employee who has one; who signs is not named there', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
GOVERNMENT OF KERALA
PAY SLIP
Employee ID 11408823117        Name Smt. A. Jayanthi
NET PAY 64,074                 Token 8811 dt. 26-03-2024
Sign. / thumb of employee      For Kerala Dyes & Chemicals`,
  )
  expect(fields).toMatchObject({ employee_id: '11408823117', employee_name: 'Smt. A. Jayanthi' })
})

test('"A/C" is the account that is paid into, that of a fund is none', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
PAY SLIP FOR THE MONTH OF : 03/2021
PF A/C : WB/SLG/27718/442          A/C   : 20184417733`,
  )
  expect(fields['account_number']).toBe('20184417733')
})

test('a month in figures stands at its label, parted in whichever way; a day does not', () => {
  const month = (line: string) => fieldsOn('SALARY_SLIP', `\nSANGAM MILLS LTD\nPay Slip\n${line}`)['pay_period']
  expect(month('Month/Year     06/2024')).toBe('06/2024')
  expect(month('Pay Slip for the month 03.2025')).toBe('03.2025')
  expect(month('Wages for  :     11-2023')).toBe('11-2023')
  expect(month('Pay Period     2024-08')).toBe('2024-08')
  expect(month('Month          12/06/2024')).toBeUndefined()
})

test('a round letter beside a digit of a number is to be checked', () => {
  const most = (code: string) =>
    candidatesOn('SALARY_SLIP', `\nPay Slip\nEmp Code : ${code}`).find(({ path }) => path === 'employee_id')?.most
  expect(most('MKO42')).toBe(0.95)
  expect(most('MKD-42')).toBeUndefined()
})

test('a post does not go on in the day or the number of the row under it', () => {
  const post = (under: string) =>
    fieldsOn('SALARY_SLIP', `\nWage Slip\nDesignation     HAMMER OPERATOR\nD.O.J.          ${under}`)['designation']
  expect(post('11.02.2013')).toBe('HAMMER OPERATOR')
  expect(post('4471/2')).toBe('HAMMER OPERATOR')
})

test('what amounts of a column add up to, whether they end at one edge or begin there', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Nexora Labs Private Limited
Payslip for the month of March 2025
Earnings             Amount           Deductions          Amount
Basic                48,000.00        PF                  5,760.00
HRA                  9,500.00         Professional tax    200.00
Special allowance    24,000.00        TDS                 5,240.00
Total                81,500.00        Total               11,200.00
Net pay: 70,300.00`,
  )
  expect(fields).toMatchObject({ gross_salary: '81500.00', total_deductions: '11200.00' })
})

test('an office under its government is who employs', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
                 GOVERNMENT OF RAJASTHAN
         OFFICE OF THE DISTRICT AGRICULTURE OFFICER, TONK
PAY SLIP FOR THE MONTH OF MARCH 2023
Employee Name : HANUMAN SAHAI JAT      Employee ID : RJ1187
Basic Pay     : 41,100.00
Gross Salary  : 61,200.00
Deductions    : 8,300.00
Net Salary    : 52,900.00`,
  )
  expect(fields['employer_name']).toMatch(/^OFFICE OF THE DISTRICT AGRICULTURE OFFICER/)
})

test('the label of a number behind a name, of words and a stroke, is none of the name; an office that pays has a code too', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
Pay Slip for March 2025
DDO Code : 2204AB0031        DDO : Principal, Government College
Emp Name : Asha Rao Metal No / KGID No : 4471902     Designation : Lecturer
Gross Salary 62,000.00       Total Deductions 8,000.00      Net Salary 54,000.00`,
  )
  expect(fields).toMatchObject({ employee_name: 'Asha Rao', employee_id: '4471902' })
})

test('a row of totals beside its columns, whose difference is paid in whole rupees', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
MEHRA FORGE LTD., SECTOR 25, FARIDABAD
WAGE SLIP
NAME : RAM LAL
EARNINGS              DEDUCTIONS
BASIC+DA  14661.29    PROV. FUND   1759.00
OVERTIME   5820.00    CANTEEN       412.00
TOTAL       20481.29              2171.00
NET WAGES PAYABLE Rs. 18310.00 (R/O 0.29 C/F)`,
  )
  expect(fields).toMatchObject({ gross_salary: '20481.29', total_deductions: '2171.00', net_salary: '18310.00' })
})

test('whose child or wife somebody is has a label of its own', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
WAGE SLIP Form XIX
Name of workman: Manjit Singh                Token No.: T-412
F/H Name: Kulwant Singh                      Wage period: September 2024
Net Wages Payable Rs. 14,736.00`,
  )
  expect(fields['employee_name']).toBe('Manjit Singh')
})

test('the next row of a form is no row of headings, though figures stand under it', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
WAGE SLIP
Token No      0417                    Name     BALWINDER SINGH
Trade         Furnace Operator        Father: Gurdev Singh
Days Wkd      26                      Rate     612.00 / day`,
  )
  expect(fields['designation']).toBe('Furnace Operator')
})

test('the month at its label in a row of the whole form', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
ZILLA SAHAKARI DUDH SANGH, MEERUT
WAGE SLIP
Month : NOV-2023  Emp. Code : 2207  Name : Shri Yogendra Pal Singh  Post : Plant Operator
NET PAY : 20,300`,
  )
  expect(fields['pay_period']).toBe('NOV-2023')
})
