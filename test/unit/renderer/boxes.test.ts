import { expect, it } from 'vitest'
import { boxesOn } from '../../../src/renderer/features/review/logic/boxes'
import { quadOf } from '../../../src/shared/domain/geometry'
import type { ReviewField } from '../../../src/shared/domain/review'

const fieldAt = (path: string, page: number, needsHuman: boolean): ReviewField => ({
  path,
  kind: 'text',
  value: 'x',
  band: needsHuman ? 'check' : 'sure',
  confidence: 0.9,
  machineValue: 'x',
  verdict: null,
  verdictReason: null,
  masked: false,
  needsHuman,
  evidence: [
    { page, quad: quadOf({ x: 1, y: 2, width: 3, height: 4 }), source: 'ocr', rule: 'test', rawText: 'x', proofs: [] },
  ],
  alternates: [],
  reasons: [],
})

it('lays what needs a human over what does not', () => {
  const fields = [fieldAt('city', 0, false), fieldAt('address', 0, true), fieldAt('state', 0, false)]
  expect(boxesOn(0, fields).map(({ path }) => path)).toEqual(['address', 'city', 'state'])
})

it('has the boxes of its own page only', () => {
  expect(boxesOn(1, [fieldAt('name', 0, true), fieldAt('dob', 1, false)]).map(({ path }) => path)).toEqual(['dob'])
})
