import { expect, it } from 'vitest'
import { carryOver, type SaidOfSide } from '../../../../../src/main/services/pairing/carry-over'
import type { VerdictRecord } from '../../../../../src/shared/domain/records'
import { quadOf } from '../../../../../src/shared/domain/geometry'

const quad = quadOf<'page'>({ x: 0, y: 0, width: 9, height: 9 })
const said = (path: string, value: string | null, page?: number): VerdictRecord => ({
  documentId: 'side',
  path,
  verdict: value === null ? 'not_on_document' : 'corrected',
  value,
  reason: null,
  by: 'asha',
  at: '2026-11-21T10:00:00.000Z',
  ...(page === undefined ? {} : { place: { page, quad } }),
})
const side = (verdicts: readonly VerdictRecord[], ...valued: string[]): SaidOfSide => ({
  verdicts,
  valued: new Set(valued),
})

it('keeps what was said of both sides, places on the back behind the pages of the front', () => {
  const front = side([said('name', 'Asha', 0)], 'name')
  const back = side([said('address', 'Pune', 0)], 'address')
  expect(carryOver('joined', front, back, 1)).toEqual([
    { ...said('name', 'Asha', 0), documentId: 'joined' },
    { ...said('address', 'Pune', 1), documentId: 'joined' },
  ])
})

it('takes no value from one side because it is not on the other', () => {
  const front = side([said('address', null)], 'name')
  const back = side([said('name', null), said('blood_group', null)], 'address')
  expect(carryOver('joined', front, back, 1).map(({ path }) => path)).toEqual(['blood_group'])
})

it('refuses where one field was given two values', () => {
  const numbered = (value: string): SaidOfSide => side([said('aadhaar_number', value)], 'aadhaar_number')
  expect(carryOver('joined', numbered('1'), numbered('1'), 1)).toHaveLength(1)
  expect(() => carryOver('joined', numbered('1'), numbered('2'), 1)).toThrow(
    expect.objectContaining({ code: 'SIDES_DISAGREE', detail: 'aadhaar_number' }),
  )
})
