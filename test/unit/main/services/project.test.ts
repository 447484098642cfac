import { describe, expect, it } from 'vitest'
import type { StoredReading, VerdictRecord } from '../../../../src/shared/domain/records'
import { projectFields, summarise } from '../../../../src/main/services/review/project'
import { field, readingOf } from '../../../integration/support/reading'

const rules = {
  bandLimits: { sure: 0.01, check: 0.2 },
  fieldBandLimits: { 'PAN.dob': { sure: 0.001, check: 0.02 } },
  deriveAddress: () => ({ members: {}, doubts: [] }),
  sureFrom: (_type: unknown, _field: unknown, wrong: number) => 1 - wrong,
}
const verdict = (path: string, said: Partial<VerdictRecord>): VerdictRecord => ({
  documentId: '1',
  path,
  verdict: 'corrected',
  value: 'x',
  reason: null,
  by: 'asha',
  at: '2026-11-21T10:00:00.000Z',
  ...said,
})
const pan = (...fields: StoredReading['fields']): StoredReading => readingOf('PAN', fields)
const only = (path: string, reading: StoredReading, ...verdicts: VerdictRecord[]) =>
  projectFields('PAN', reading, verdicts, rules).find((f) => f.path === path)

describe('a field on the desk', () => {
  it.each([
    [0.999, false, 'sure', false],
    [0.985, false, 'check', true],
    [0.5, false, 'doubtful', true],
    [0.5, true, 'proven', false],
  ])('at confidence %d (proven: %s) is %s, needs a human: %s', (confidence, proven, band, needsHuman) => {
    expect(only('pan_number', pan(field('pan_number', 'A', confidence, { proven })))).toMatchObject({
      band,
      needsHuman,
    })
  })

  it('has limits of its own where the settings give it some', () => {
    expect(only('dob', pan(field('dob', '1990-01-01', 0.985)))).toMatchObject({ band: 'check' })
    expect(only('dob', pan(field('dob', '1990-01-01', 0.97)))).toMatchObject({ band: 'doubtful' })
  })

  it('is missing, and needs a human only where it is expected', () => {
    expect(only('pan_number', pan())).toMatchObject({ value: null, band: 'missing', needsHuman: true })
    expect(only('father_name', pan())).toMatchObject({ value: null, band: 'missing', needsHuman: false })
  })

  it('keeps the confirmed value although a later reading says otherwise', () => {
    const said = verdict('pan_number', { verdict: 'confirmed', value: 'OLD' })
    expect(only('pan_number', pan(field('pan_number', 'NEW', 0.5)), said)).toMatchObject({
      value: 'OLD',
      machineValue: 'NEW',
      needsHuman: false,
    })
  })

  it('is shown even where the catalogue does not know it', () => {
    expect(only('surprise', pan(field('surprise', 'x', 0.5)))).toMatchObject({ kind: 'text', band: 'doubtful' })
  })
})

describe('a card of which one side is on the image', () => {
  const open = (type: 'AADHAAR' | 'VOTER_ID', words: string[], ...fields: StoredReading['fields']) =>
    projectFields(type, readingOf(type, fields, words), [], rules)
      .filter((f) => f.needsHuman)
      .map((f) => f.path)
  const address = field('address', '12 MG Road, Pune 411001', 0.999)

  it('does not miss what stands on the other', () => {
    expect(open('AADHAAR', ['Address:', '12 MG Road'], address)).toEqual(['aadhaar_number'])
    expect(open('VOTER_ID', ['Address:', '12 MG Road'], address)).toEqual(['epic_number'])
    expect(open('AADHAAR', [], field('name', 'Asha', 0.999))).toEqual(['date_of_birth', 'gender', 'aadhaar_number'])
  })

  it('misses what its own words promise', () => {
    expect(open('AADHAAR', ['DOB:', 'Address:'], address)).toContain('name')
    expect(open('AADHAAR', ['पुरुष'], address)).toContain('name')
    expect(open('VOTER_ID', ['पिता'], address)).toContain('name')
  })

  it('misses everything expected where no side is known', () => {
    expect(open('AADHAAR', [])).toEqual(['name', 'date_of_birth', 'gender', 'aadhaar_number'])
  })
})

describe('what the queue says of a document', () => {
  const summary = (...fields: StoredReading['fields']) =>
    summarise('PAN', projectFields('PAN', pan(...fields), [], rules))

  it('is the worst band among the fields that need a human', () => {
    expect(summary(field('pan_number', 'A', 0.5), field('name_as_per_pan', 'B', 0.9))).toEqual({
      band: 'doubtful',
      needHuman: 4,
      disagreements: 0,
    })
  })

  it('is the worst of all where none does', () => {
    const fields = ['name_as_per_pan', 'pan_number', 'document_quality_flag'].map((path) => field(path, 'A', 0.995))
    expect(summary(...fields, field('dob', '1990-01-01', 1, { proven: true }))).toEqual({
      band: 'sure',
      needHuman: 0,
      disagreements: 0,
    })
  })

  it('flags nothing that a human has confirmed', () => {
    const fields = projectFields('PAN', pan(field('pan_number', 'A', 0.5)), [verdict('pan_number', { verdict: 'confirmed', value: 'A' })], rules) // prettier-ignore
    const confirmed = fields.filter(({ path }) => path === 'pan_number')
    expect(summarise('PAN', confirmed)).toMatchObject({ band: 'sure', needHuman: 0 })
  })

  it('is nothing while there are no fields, and a missing type where there is no type', () => {
    expect(summarise('INVOICE', [])).toEqual({
      band: null,
      needHuman: 0,
      disagreements: 0,
    })
    expect(summarise('UNRECOGNISED', [])).toEqual({ band: 'missing', needHuman: 1, disagreements: 0 })
  })

  it('counts what two machines dispute until a human has spoken, be it sure or not', () => {
    const reasons = [{ code: 'remote_disagrees' as const, params: { remote: 'B' } }]
    const fields = pan(field('father_name', 'A', 0.999, { reasons }))
    const verdict = { documentId: 'd', path: 'father_name', verdict: 'confirmed', value: 'A', reason: null } as const
    const said = [{ ...verdict, by: 'asha', at: '2026-01-01T00:00:00.000Z' }]
    expect(summarise('PAN', projectFields('PAN', fields, [], rules)).disagreements).toBe(1)
    expect(summarise('PAN', projectFields('PAN', fields, said, rules)).disagreements).toBe(0)
  })
})

describe('the cells of a table', () => {
  const reading = readingOf('BANK_STATEMENT', [
    { ...field('transactions.1.debit', '5.00', 0.5) },
    { ...field('transactions.0.date', '2024-04-01', 0.999) },
  ])
  const cells = (verdicts: readonly VerdictRecord[]) =>
    projectFields('BANK_STATEMENT', reading, verdicts, rules).filter((f) => f.path.startsWith('transactions.'))

  it('come row by row with every column of the type, of its kind; a blank one needs nobody', () => {
    expect(cells([]).map((f) => f.path)).toEqual(
      [0, 1].flatMap((row) =>
        ['date', 'description', 'debit', 'credit', 'balance'].map((column) => `transactions.${row}.${column}`),
      ),
    )
    expect(cells([]).filter((f) => f.needsHuman)).toMatchObject([{ path: 'transactions.1.debit', kind: 'amount' }])
  })
})
