import { expect, test } from 'vitest'
import { featureNames, type Features } from '../../../../../../src/main/engine/extraction/belief/features'
import type { Group } from '../../../../../../src/main/engine/extraction/belief/judge'
import { mostBelieved } from '../../../../../../src/main/engine/extraction/belief/most-believed'
import type { Candidate } from '../../../../../../src/main/engine/extraction/rules/rule'

const evidence = { page: 0, quad: null, source: 'ocr', rule: 'a.rule', rawText: '', proofs: [] } as const
const candidate = (value: string, more: Partial<Candidate> = {}): Candidate => ({
  path: 'a_path',
  value,
  evidence,
  span: null,
  strength: 1,
  check: 'none',
  edits: 0,
  reasons: [],
  ...more,
})
const groupOf = (...candidates: Candidate[]): Group => ({
  value: candidates[0]!.value,
  candidates,
  score: 1,
  sources: 1,
})
const features = (more: Partial<Features> = {}): Features => ({
  ...(Object.fromEntries(featureNames.map((name) => [name, 0])) as Features),
  ...more,
})
const licence = { kind: 'license_number' } as const

test('what nothing speaks against has no bound', () => {
  expect(mostBelieved(licence, groupOf(candidate('TN0920194349523')), features(), null)).toBe(1)
})

test('a number of which one reader made another is never sure, unless a code or a check bears it out', () => {
  const number = groupOf(candidate('TN0220194349523'))
  const seen = { values: ['TN0220194349523', 'TN0920194349523'] }
  expect(mostBelieved(licence, number, features(), seen)).toBe(0.95)
  expect(mostBelieved(licence, number, features({ code_agrees: 1 }), seen)).toBe(1)
  expect(mostBelieved(licence, number, features(), { values: ['TN0220194349523'] })).toBe(1)
})

test('a day of which one reader made another is never sure: a digit before it may be lost', () => {
  const day = groupOf(candidate('2025-10-08'))
  expect(mostBelieved({ kind: 'date' }, day, features(), { values: ['2025-10-08', '2025-10-28'] })).toBe(0.95)
  expect(mostBelieved({ kind: 'date' }, day, features(), { values: ['2025-10-08'] })).toBe(1)
})

test('a failed check bounds more than a rule does, and a rule of which another says the same not at all', () => {
  expect(mostBelieved(licence, groupOf(candidate('X', { check: 'failed', most: 0.95 })), features(), null)).toBe(0.6)
  const both = [candidate('X', { most: 0.95 }), candidate('X', { most: 0.9 })]
  expect(mostBelieved(licence, groupOf(...both), features(), null)).toBe(0.95)
  expect(mostBelieved(licence, { ...groupOf(...both), sources: 2 }, features(), null)).toBe(1)
})

test('initials whose blank was lost keep a name from being sure', () => {
  const name = groupOf(candidate('VIJAY RR'))
  expect(mostBelieved({ kind: 'name' }, name, features({ odd: 0.5 }), null)).toBe(0.95)
  expect(mostBelieved({ kind: 'name' }, name, features(), null)).toBe(1)
})

test('a letter that may be a digit, or a digit that may be a letter, is never sure in the number of an office', () => {
  const believed = (value: string) => mostBelieved({ kind: 'code' }, groupOf(candidate(value)), features(), null)
  expect(believed('KLO15/2023/001675')).toBe(0.95)
  expect(believed('12O4/77')).toBe(0.95)
  expect(believed('1J9142696')).toBe(0.95)
  expect(believed('20I45')).toBe(0.95)
  expect(believed('PO12/2023')).toBe(1)
  expect(believed('ALO/40/0071')).toBe(1)
})

test('what another place contradicts that is believed as much is never sure, unless a check bears it out', () => {
  const number = groupOf(candidate('40177', { strength: 0.9 }))
  expect(mostBelieved({ kind: 'code' }, number, features({ rival: 0.98 }), null)).toBe(0.95)
  expect(mostBelieved({ kind: 'code' }, number, features({ rival: 0.8 }), null)).toBe(1)
  expect(mostBelieved({ kind: 'code' }, number, features({ rival: 0.98, check_passed: 1 }), null)).toBe(1)
})

test('a name that ends with an "and" goes on', () => {
  const believed = (value: string) => mostBelieved({ kind: 'name' }, groupOf(candidate(value)), features(), null)
  expect(believed('Anmol Sweets &')).toBe(0.95)
  expect(believed('Anmol Sweets and')).toBe(0.95)
  expect(believed('Anmol Brand')).toBe(1)
})

test('a value beside which something was not read, or whose end fades, may go on', () => {
  const account = groupOf(candidate('626360749'))
  expect(mostBelieved({ kind: 'code' }, account, features({ unread: 0.5 }), null)).toBe(0.95)
  expect(mostBelieved({ kind: 'code' }, account, features({ unread: 0.5, check_passed: 1 }), null)).toBe(1)
})
