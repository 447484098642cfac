import { expect, it } from 'vitest'
import { openField } from '../../../src/renderer/features/review/logic/field-order'
import { withField } from '../../../src/renderer/features/review/state/write'
import type { DocumentDetail, ReviewField } from '../../../src/shared/domain/review'

const open = (path: string, patch: Partial<ReviewField> = {}): ReviewField => ({
  path,
  kind: 'text',
  value: 'x',
  band: 'check',
  confidence: 0.5,
  machineValue: 'x',
  verdict: null,
  verdictReason: null,
  masked: false,
  needsHuman: true,
  evidence: [],
  alternates: [],
  reasons: [],
  ...patch,
})
const detailOf = (...fields: readonly ReviewField[]) =>
  ({ fields, needHuman: fields.filter((field) => field.needsHuman).length }) as unknown as DocumentDetail
const confirmed = { verdict: 'confirmed', needsHuman: false } as const

it('foresees that the parts of an address settle with it, so that Enter does not stop at them', () => {
  const before = detailOf(
    open('address', { kind: 'address' }),
    open('formatted_address.address_line_1'),
    open('formatted_address.city'),
    open('valid_till', { kind: 'date' }),
  )
  const after = withField('address', confirmed)(before)
  expect(openField(after.fields, 'address', 1)?.path).toBe('valid_till')
  expect(after.needHuman).toBe(1)
})

it('leaves a part open against which something speaks, and all of them where only another field is settled', () => {
  const before = detailOf(
    open('address', { kind: 'address' }),
    open('formatted_address.postcode', { kind: 'postcode', reasons: [{ code: 'pin_state_mismatch' }] }),
    open('name', { kind: 'name' }),
  )
  expect(openField(withField('address', confirmed)(before).fields, 'name', 1)?.path).toBe('formatted_address.postcode')
  const named = withField('name', confirmed)(before)
  expect(named.needHuman).toBe(2)
})
