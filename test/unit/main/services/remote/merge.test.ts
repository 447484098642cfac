import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueRules } from '../../../../../src/main/hosts/rules/value-rules'
import { withRemote } from '../../../../../src/main/services/remote/merge'
import type { FileData } from '../../../../../src/shared/contract/extraction'
import { defaultBandLimits } from '../../../../../src/shared/domain/bands'
import type { DetectedType } from '../../../../../src/shared/domain/document-types'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import type { RemoteReading } from '../../../../../src/shared/domain/remote-reading'
import { field, readingOf } from '../../../../integration/support/reading'

const given = (values: Readonly<Record<string, string>>, confidence = 0.95): FileData =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, confidence_score: confidence }])) as FileData // prettier-ignore

interface Said extends Partial<Pick<RemoteReading, 'wanted' | 'independent'>> {
  readonly type?: string
  readonly confidence?: number
}

function merged(
  type: DetectedType,
  ours: readonly ExtractedField[],
  values: FileData,
  { wanted = 'both', independent = true, type: theirType = type }: Said = {},
  words: string[] = [],
) {
  const reading = readingOf(type, ours, words)
  const fileData = { ...values, document_type: theirType }
  const remote: RemoteReading = { at: '2026-11-21T10:00:00.000Z', wanted, independent, fileData, local: null }
  const once = withRemote(reading, remote, valueRules)
  // Made anew from what each machine said by itself: a second merge changes nothing.
  const local = { classification: reading.classification, fields: reading.fields }
  expect(withRemote(once, { ...remote, local }, valueRules)).toEqual(once)
  return once
}
const pan = (ours: readonly ExtractedField[], values: Readonly<Record<string, string>>, said: Said = {}, words?: string[]) =>
  merged('PAN', ours, given(values, said.confidence), said, words) // prettier-ignore
const only = (reading: ReturnType<typeof merged>, path: string) => reading.fields.find((one) => one.path === path)
const sure = 1 - defaultBandLimits.sure

describe('two machines say the same', () => {
  it.each([
    ['name_as_per_pan', 'ASHA RANI', 'Asha  Rani'],
    ['name_as_per_pan', 'K. R. IYER', 'KR Iyer'],
    ['dob', '1990-02-03', '03/02/1990'],
    ['pan_number', 'ABCPE1234F', 'abcpe 1234 f'],
  ])('%s: %s and %s', (path, ours, theirs) => {
    const found = only(pan([field(path, ours, 0.9)], { [path]: theirs }), path)
    expect(found).toMatchObject({ value: ours, reasons: [{ code: 'remote_agrees' }] })
    expect(found?.confidence).toBeGreaterThan(0.9)
    expect(found?.evidence.map(({ source }) => source)).toEqual(['ocr', 'remote'])
  })

  it('a masked Aadhaar number agrees with the digits that it hides, and with no others', () => {
    const number = field('aadhaar_number', '234567890124', 0.9)
    const said = (value: string) =>
      only(merged('AADHAAR', [number], given({ aadhaar_number: value })), 'aadhaar_number')
    expect(said('XXXX XXXX 0124')?.reasons[0]?.code).toBe('remote_agrees')
    expect(said('XXXX XXXX 0125')?.reasons[0]?.code).toBe('remote_disagrees')
  })

  it('our own engine, run elsewhere, reads the same image the same way: that confirms nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (confidence) => {
        const ours = [field('name_as_per_pan', 'ASHA', confidence)]
        const now = only(pan(ours, { name_as_per_pan: 'ASHA' }, { independent: false }), 'name_as_per_pan')?.confidence
        expect(now).toBe(confidence)
      }),
    )
  })

  it('a machine that doubts what it read confirms nothing', () => {
    const found = only(pan([field('dob', '1990-02-03', 0.9)], { dob: '1990-02-03' }, { confidence: 0.3 }), 'dob')
    expect(found?.confidence).toBe(0.9)
  })
})

describe('two machines say different things', () => {
  const names = [field('name_as_per_pan', 'ASHA RANI', 0.999, { proven: true })]

  it('ours stays, is proven and sure no more, and the other is one key away', () => {
    const found = only(pan(names, { name_as_per_pan: 'USHA RANI' }), 'name_as_per_pan')
    expect(found).toMatchObject({ value: 'ASHA RANI', proven: false, reasons: [{ code: 'remote_disagrees' }] })
    expect(found?.confidence).toBeLessThan(1 - defaultBandLimits.check)
    expect(found?.alternates[0]).toMatchObject({ value: 'USHA RANI', kind: 'remote' })
  })

  it("where the service's was wanted it takes the place of ours, which is one key away, and is not sure either", () => {
    const found = only(pan(names, { name_as_per_pan: 'USHA RANI' }, { wanted: 'remote' }), 'name_as_per_pan')
    expect(found).toMatchObject({ value: 'USHA RANI', proven: false })
    expect(found?.confidence).toBeLessThan(1 - defaultBandLimits.check)
    expect(found?.alternates[0]).toMatchObject({ value: 'ASHA RANI', kind: 'earlier' })
  })

  it('a signature is proof whatever another machine has read', () => {
    const [own] = names
    const evidence = own?.evidence.map((one) => ({ ...one, proofs: ['signature' as const] })) ?? []
    const signed = [field('name_as_per_pan', 'ASHA RANI', 0.999, { proven: true, evidence })]
    for (const wanted of ['both', 'remote'] as const)
      expect(only(pan(signed, { name_as_per_pan: 'USHA RANI' }, { wanted }), 'name_as_per_pan')).toMatchObject({
        value: 'ASHA RANI',
        proven: true,
        confidence: 0.999,
        reasons: [{ code: 'remote_disagrees' }],
      })
  })

  it('lines into which an address was cut by another hand dispute nothing', () => {
    const lines = [field('formatted_address.address_line_1', '12 mg road', 0.9)]
    const other = { formatted_address: given({ address_line_1: '12 mg road, camp' }) } as unknown as FileData
    expect(merged('AADHAAR', lines, other).fields).toEqual(lines)
  })

  it('another type leaves no field sure, and takes nothing over', () => {
    const found = merged('PAN', names, given({ name: 'ASHA' }), { type: 'VOTER_ID' })
    expect(found.fields).toHaveLength(1)
    expect(found.fields[0]).toMatchObject({ proven: false, reasons: [{ code: 'remote_type_differs' }] })
    expect(found.fields[0]?.confidence).toBeLessThan(1 - defaultBandLimits.check)
  })
})

describe('one machine alone has seen it', () => {
  it.each([
    [['BORN', '03/02/1990'], 'remote_only', true],
    [['BORN', '3', 'FEB', '1990'], 'remote_only', true],
    [['BORN', '04/02/1990'], 'remote_not_found', false],
    [['103/02/19901'], 'remote_not_found', false],
  ] as const)('the service: looked for among %j: %s', (words, reason, isFound) => {
    const found = only(pan([], { dob: '1990-02-03' }, { confidence: 1 }, [...words]), 'dob')
    expect(found?.reasons).toEqual([{ code: reason }])
    expect(found?.evidence[0]?.quad !== null).toBe(isFound)
    expect(found?.confidence).toBeLessThan(sure)
  })

  it('ours stays as it is, and goes where the service alone was wanted', () => {
    const ours = [field('dob', '1990-02-03', 0.9), field('name_as_per_pan', 'ASHA', 0.9)]
    expect(pan(ours, { name_as_per_pan: 'ASHA' }).fields).toContainEqual(ours[0])
    expect(only(pan(ours, { name_as_per_pan: 'ASHA' }, { wanted: 'remote' }), 'dob')).toBeUndefined()
  })

  it('a type that was not recognised here is the service’s, and so is every value', () => {
    const found = merged('UNRECOGNISED', [], given({ pan_number: 'abcpe1234f' }, 1), { type: 'PAN' }, ['ABCPE1234F'])
    expect(found.classification.type).toBe('PAN')
    expect(only(found, 'pan_number')).toMatchObject({ value: 'ABCPE1234F', reasons: [{ code: 'remote_only' }] })
    expect(found.fields.every(({ confidence }) => confidence < sure)).toBe(true)
  })

  it.each(['UNRECOGNISED', 'FAILED', 'A_TYPE_OF_THEIRS'])('a service that says %s changes nothing', (type) => {
    const ours = [field('dob', '1990-02-03', 0.9)]
    expect(merged('PAN', ours, given({ dob: '1991-02-03' }), { type }).fields).toEqual(ours)
  })
})

describe('tables', () => {
  const row = (n: number, debit: string) => field(`transactions.${n}.debit`, debit, 0.9)
  const rows = (...debits: string[]) =>
    ({ transactions: debits.map((debit) => given({ debit })) }) as unknown as FileData

  it('of as many rows are compared cell by cell', () => {
    const found = merged('BANK_STATEMENT', [row(0, '10.00'), row(1, '20.00')], rows('10.00', '25.00'))
    expect(found.fields.map(({ reasons }) => reasons[0]?.code)).toEqual(['remote_agrees', 'remote_disagrees'])
  })

  it('of another number of rows are not: no cell can be set beside another', () => {
    const ours = [row(0, '10.00'), row(1, '20.00')]
    expect(merged('BANK_STATEMENT', ours, rows('20.00')).fields).toEqual(ours)
  })
})
