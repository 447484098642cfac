import type { Layout } from '../../layout'
import { Facts } from '../pages/business'
import { pageLayout } from '../pages/page-writer'

/** Salary slips of another manner; judged by their type alone. */
export const hiddenSlips: readonly Layout[] = [
  pageLayout(
    'salary.h1',
    'SALARY_SLIP',
    (w, random) => {
      const f = new Facts(random)
      w.title(f.firm().toUpperCase(), 'PAY SLIP - MARCH 2023')
      w.rows([
        ['Emp. Name', f.person()],
        ['Emp. Code', random.digits(5)],
        ['UAN', random.digits(12)],
        ['Days Paid', '31'],
        ['Basic Pay', f.amount(12000, 70000)],
        ['House Rent Allowance', f.amount(4000, 30000)],
        ['Provident Fund', '1,800.00'],
        ['Net Salary', f.amount(15000, 90000)],
      ])
    },
    true,
  ),
]
