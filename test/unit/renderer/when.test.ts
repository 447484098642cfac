import { expect, test } from 'vitest'
import { when, whenExactly } from '../../../src/renderer/components/when'

test('a time of another year says the year, the day before the month', () => {
  expect(when('2019-03-02T10:15:00', 'en')).toMatch(/2 Mar 2019/)
  expect(when(new Date().toISOString(), 'en')).not.toMatch(/\d{4}/)
})

test('a log says the second, in Latin digits in every language', () => {
  for (const language of ['en', 'hi', 'mr']) expect(whenExactly('2026-11-22T10:15:07', language)).toMatch(/2026.*15.07/)
})
