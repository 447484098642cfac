import { expect, test } from 'vitest'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import { plausible } from '../../../../../src/main/engine/extraction/plausible'

const field = (path: string, value: string): ExtractedField => ({
  path,
  value,
  confidence: 0.99,
  proven: true,
  evidence: [],
  alternates: [],
  reasons: [],
})
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
