import { expect, it } from 'vitest'
import { placeOf } from '../../../src/renderer/features/review/logic/place-of'
import { quadOf } from '../../../src/shared/domain/geometry'
import type { Evidence } from '../../../src/shared/domain/reading'
import type { ReviewField } from '../../../src/shared/domain/review'

const evidence = (source: Evidence['source'], page: number, quad: Evidence['quad']): Evidence => ({
  page,
  quad,
  source,
  rule: 'test',
  rawText: '',
  proofs: [],
})
const fieldWith = (...seen: readonly Evidence[]): ReviewField => ({
  path: 'name',
  kind: 'name',
  value: null,
  band: 'sure',
  confidence: null,
  machineValue: null,
  verdict: null,
  verdictReason: null,
  masked: false,
  needsHuman: false,
  evidence: seen,
  alternates: [],
  reasons: [],
})
const quad = quadOf<'page'>({ x: 1, y: 2, width: 3, height: 4 })

it('looks at print before a code that says the same', () => {
  const field = fieldWith(evidence('qr', 0, quad), evidence('ocr', 1, quad))
  expect(placeOf(field)).toMatchObject({ page: 1, quad })
  expect(placeOf(field, 0)).toMatchObject({ page: 0, quad })
  expect(placeOf(field, 2)).toBeNull()
})

it('finds no place for what has none', () => {
  expect(placeOf(fieldWith(evidence('derived', 0, null)))).toBeNull()
})
