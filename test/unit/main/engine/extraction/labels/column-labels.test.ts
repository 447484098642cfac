import { expect, test } from 'vitest'
import { fieldsOn } from '../../documents/read-page'

test('a label close behind the value of the column before it, in the column of other labels', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
MORAN TEA COMPANY LIMITED
EMP NO    : MT-20417              MONTH : NOVEMBER 2025
NAME      : RANJANA GOGOI HAZARIK DESIG : FIELD SUPERVISOR
PAN       : CKTPT7719B            PF NO : AS/DBR/1102/417
BASIC     : 14200.00              UAN   : 101187442093`,
  )
  expect(fields).toMatchObject({ employee_name: 'RANJANA GOGOI HAZARIK', designation: 'FIELD SUPERVISOR' })
})

test('a word of a name is none where no labels stand over or under it', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
MORAN TEA COMPANY LIMITED
EMP NO    : MT-20417
NAME      : RANJANA POST HAZARIKA
PAN       : CKTPT7719B`,
  )
  expect(fields['employee_name']).toBe('RANJANA POST HAZARIKA')
})
