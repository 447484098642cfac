import { describe, expect, it } from 'vitest'
import { valueRules } from '../../../../../src/main/hosts/rules/value-rules'
import { crossChecksOf } from '../../../../../src/main/services/local/cross-checks'
import type { EndedFile } from '../../../../../src/main/services/ports/service-records'
import { crossCheckNames, type CrossCheckName } from '../../../../../src/shared/contract/cross-checks'
import type { Product } from '../../../../../src/shared/contract/products'

const product: Product = {
  product_type: 'TEST',
  required: [{ kind: 'identity' }],
  optional: [],
  cross_checks: [...crossCheckNames],
}
let next = 1
const file = (
  type: string,
  values: Record<string, string>,
  confidence = 0.99,
  content: string | null = null,
): EndedFile => ({
  id: `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`,
  documentId: `${type.toLowerCase()}-${next}`,
  state: 'EXTRACTED',
  content: content ?? `content ${next}`,
  refused: false,
  fileData: {
    document_type: type,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, confidence_score: confidence }]),
    ),
  },
})
const score = (similarity: number) => () => ({
  refusal: () => null,
  score: () => ({ similarity, samePerson: similarity }),
})
const check = (name: CrossCheckName, files: readonly EndedFile[], similarity = 0.9) => {
  const needs = { matcher: score(similarity), rules: valueRules, now: () => new Date('2026-11-21T10:00:00Z') }
  const found = crossChecksOf(needs, product, files).find((one) => one.check === name)
  if (!found) throw new Error('Every check is listed')
  return found
}

describe('names', () => {
  it('that differ on two identity documents fail, unless one was read unsurely', () => {
    const pan = file('PAN', { name_as_per_pan: 'ASHA SHARMA' })
    const other = (confidence: number) => file('VOTER_ID', { name: 'Mohan Verma' }, confidence)
    expect(check('name_agreement', [pan, other(0.99)])).toMatchObject({ result: 'FAIL', score: 0 })
    expect(check('name_agreement', [pan, other(0.5)]).result).toBe('REVIEW')
  })

  it('on a bill may be a relative: a human looks', () => {
    const found = check('name_agreement', [
      file('PAN', { name_as_per_pan: 'ASHA SHARMA' }),
      file('EBILL', { consumer_name: 'Mohan Verma' }),
    ])
    expect(found.result).toBe('REVIEW')
    expect(found.evidence.map(({ field, value }) => [field, value])).toEqual([
      ['name_as_per_pan', 'ASHA SHARMA'],
      ['consumer_name', 'Mohan Verma'],
    ])
  })

  it('of a passport stand in two fields', () => {
    const passport = file('PASSPORT', { surname: 'SHARMA', given_names: 'ASHA RANI' })
    expect(check('name_agreement', [passport, file('PAN', { name_as_per_pan: 'ASHA SHARMA' })]).result).toBe('PASS')
  })

  it.each([
    ['SALARY_SLIP', 'employee_name'],
    ['CHEQUE', 'account_holder_name'],
    ['WATER_BILL', 'consumer_name'],
    ['GAS_BILL', 'consumer_name'],
  ])('of a %s are compared too', (type, path) => {
    const pan = file('PAN', { name_as_per_pan: 'ASHA SHARMA' })
    expect(check('name_agreement', [pan, file(type, { [path]: 'Asha Sharma' })]).result).toBe('PASS')
    expect(check('name_agreement', [pan, file(type, { [path]: 'Mohan Verma' })]).result).toBe('REVIEW')
  })

  it('need two documents', () => {
    expect(check('name_agreement', [file('PAN', { name_as_per_pan: 'A' })]).result).toBe('NOT_APPLICABLE')
  })
})

it.each([
  ['1990-02-03', '1990-02-03', 'PASS'],
  ['1990-02-03', '1990', 'PASS'],
  ['1990-02-03', '1990-03-02', 'REVIEW'],
  ['1990-02-03', '1991-02-03', 'FAIL'],
  ['1990-02-03', '1991', 'FAIL'],
])('dates of birth %s and %s: %s', (one, other, result) => {
  const files = [file('PAN', { dob: one }), file('AADHAAR', { date_of_birth: other })]
  expect(check('date_of_birth_agreement', files).result).toBe(result)
})

it.each([
  [0.9, 'PASS'],
  [0.5, 'REVIEW'],
  [0.1, 'FAIL'],
])('addresses that are alike by %s: %s', (similarity, result) => {
  const files = [file('AADHAAR', { address: 'a' }), file('EBILL', { address: 'b' })]
  expect(check('address_agreement', files, similarity)).toMatchObject({ result, score: similarity })
})

it.each([
  ['27ABCPS1234F1Z5', 'PASS'],
  ['27ABCPS1235F1Z5', 'FAIL'],
])('the PAN in %s: %s', (gstin, result) => {
  const files = [file('GST_CERT', { gstin }), file('PAN', { pan_number: 'ABCPS1234F' })]
  expect(check('pan_in_gstin', files).result).toBe(result)
})

it.each([
  ['234567890124', 'PASS'],
  ['234567890125', 'FAIL'],
  ['XXXXXXXX0124', 'NOT_APPLICABLE'],
])('the Aadhaar number %s: %s', (aadhaar_number, result) => {
  expect(check('identifier_validity', [file('AADHAAR', { aadhaar_number })]).result).toBe(result)
})

it.each([
  ['2026-11-20', 'FAIL'],
  ['2026-11-21', 'PASS'],
  ['1990', 'NOT_APPLICABLE'],
])('a licence valid till %s: %s', (valid_till, result) => {
  expect(check('document_expiry', [file('DRIVING_LICENSE', { valid_till })]).result).toBe(result)
})

describe('a document that is there twice', () => {
  it('fails as the same file', () => {
    const files = [file('PAN', {}, 1, 'same'), file('PAN', {}, 1, 'same'), file('AADHAAR', {})]
    expect(check('duplicate_document', files)).toMatchObject({
      result: 'FAIL',
      documents: files.slice(0, 2).map((f) => f.documentId),
    })
  })
  it('is looked at where two pictures show one number', () => {
    const files = [file('AADHAAR', { aadhaar_number: '1' }), file('AADHAAR', { aadhaar_number: '1' })]
    expect(check('duplicate_document', files).result).toBe('REVIEW')
  })
})

it('what the product requires and nobody sent is named', () => {
  const found = check('missing_document', [file('EBILL', {})])
  expect(found).toMatchObject({ result: 'FAIL', score: 0, detail: 'Missing: identity.' })
})

it('files that failed take no part', () => {
  const failed: EndedFile = { ...file('PAN', {}), state: 'FAILED', fileData: { document_type: 'FAILED' } }
  expect(check('missing_document', [failed]).result).toBe('FAIL')
})
