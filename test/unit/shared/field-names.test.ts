import { expect, it } from 'vitest'
import { fieldNames, readableName } from '../../../src/shared/domain/user-types/field-names'

const spoken: Readonly<Record<string, string>> = { 'पावती क्रमांक': 'Pavti Kramank', 'नाव / Name': 'Nav / Name' }
const names = (...labels: string[]) => fieldNames(labels, (label) => spoken[label] ?? null)

it('makes names of exported JSON of what users call their fields', () => {
  expect(names('Policy No.', "Father's Name", '2nd Nominee', 'Café')).toEqual([
    'policy_no',
    'father_s_name',
    'nd_nominee',
    'cafe',
  ])
})

it('writes other scripts in Latin letters, and numbers what it cannot write', () => {
  expect(names('पावती क्रमांक', 'નામ', 'नाव / Name')).toEqual(['pavti_kramank', 'field_2', 'nav_name'])
})

it('gives no name twice', () => {
  expect(names('Date', 'date', 'DATE:')).toEqual(['date', 'date_2', 'date_3'])
})

it('is read by people again', () => {
  expect(readableName('policy_no')).toBe('Policy no')
})
