import { expect, test } from 'vitest'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { plausible } from '../../../../../../src/main/engine/extraction/belief/plausible'
import { extractedField } from '../extracted-field'

const field = (path: string, value: string): ExtractedField => extractedField(path, value, { proven: true })
const codes = (fields: readonly ExtractedField[]) => fields.map((f) => f.reasons.map((r) => r.code))

test('a birth date in the future is doubted', () => {
  const [birth] = plausible([field('dob', '2031-01-01')], '2026-01-01')
  expect(birth).toMatchObject({ proven: false, reasons: [{ code: 'future_date' }] })
  expect(birth!.confidence).toBeLessThan(0.5)
})
test('an expiry before the issue casts doubt on both', () => {
  expect(
    codes(plausible([field('issue_date', '2020-01-01'), field('valid_till', '2014-01-01')], '2026-01-01')),
  ).toEqual([['implausible_date'], ['implausible_date']])
})
test('a licence never ends on the day it begins', () => {
  expect(
    codes(plausible([field('issue_date', '2023-11-02'), field('valid_till', '2023-11-02')], '2026-01-01')),
  ).toEqual([['implausible_date'], ['implausible_date']])
})
test('an expired document is said to be so, its date not doubted', () => {
  const [, expiry] = plausible(
    [field('date_of_issue', '2010-01-01'), field('date_of_expiry', '2020-01-01')],
    '2026-01-01',
  )
  expect(expiry).toMatchObject({ confidence: 0.99, reasons: [{ code: 'expired' }] })
})
test('dates that agree are left as they are', () => {
  expect(
    codes(
      plausible(
        [field('dob', '1990-01-01'), field('issue_date', '2020-01-01'), field('valid_till', '2040-01-01')],
        '2026-01-01',
      ),
    ),
  ).toEqual([[], [], []])
})
test.each([
  ['bill_date', 'due_date'],
  ['invoice_date', 'due_date'],
  ['statement_from', 'statement_to'],
  ['execution_date', 'registration_date'],
  ['date_of_incorporation', 'date_of_registration'],
  ['start_date', 'end_date'],
])('where %s comes after %s one of them was misread', (earlier, later) => {
  expect(codes(plausible([field(earlier, '2024-03-12'), field(later, '2021-03-28')], '2026-01-01'))).toEqual([
    ['implausible_date'],
    ['implausible_date'],
  ])
  expect(codes(plausible([field(earlier, '2024-03-12'), field(later, '2024-03-28')], '2026-01-01'))).toEqual([[], []])
})
test('a deed is registered on the day of its execution, a bill is due at once', () => {
  const day = '2024-03-12'
  expect(
    codes(
      plausible([field('execution_date', day), field('registration_date', day), field('bill_date', day)], '2026-01-01'),
    ),
  ).toEqual([[], [], []])
})
test('what has not yet come is no day of an invoice, and may be that of a cheque', () => {
  expect(
    codes(plausible([field('invoice_date', '2031-01-01'), field('cheque_date', '2031-01-01')], '2026-01-01')),
  ).toEqual([['future_date'], []])
})
