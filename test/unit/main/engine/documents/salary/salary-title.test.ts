import { expect, test } from 'vitest'
import { readOn, valuesOf } from '../read-page'

const slip = (title: string): string => `
Payslip for September 2025
Employee: Jincy Varghese          Emp Code: NSE-0417
${title}          Dept: Quality`

test('a title is the post that somebody holds, or how they are addressed', async () => {
  const post = valuesOf(await readOn('SALARY_SLIP', slip('Title: Senior QA Chemist')))
  expect(post).toMatchObject({ designation: 'Senior QA Chemist' })
  expect(valuesOf(await readOn('SALARY_SLIP', slip('Title: Mrs. Varghese'))).designation).toBeUndefined()
})

test('the head of a table under a post is no part of it', async () => {
  const page = 'Payslip for September 2025\nName : Jincy Varghese\nDesignation : Fitter\n              Particulars'
  expect(valuesOf(await readOn('SALARY_SLIP', page))).toMatchObject({ designation: 'Fitter' })
})
