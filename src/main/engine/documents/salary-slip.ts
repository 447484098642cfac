import { recognisedOnly, titles, words } from './definition'

export const salarySlip = recognisedOnly('SALARY_SLIP', [
  ...titles({ 'Salary Slip': 2.2, 'Pay Slip': 2.2, Payslip: 2.2, 'Salary Certificate': 2 }),
  ...words({
    'Gross Salary': 0.8,
    'Basic Pay': 0.7,
    'Net Pay': 0.8,
    'Provident Fund': 0.6,
    Deductions: 0.4,
    Earnings: 0.4,
    'Professional Tax': 0.4,
    HRA: 0.4,
  }),
])
