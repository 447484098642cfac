import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrationSchema, along, confidenceOf } from '../../../../../src/main/engine/extraction/confidence'
import { curves, featureNames, featuresOf, type Features } from '../../../../../src/main/engine/extraction/features'
import { fromWords } from '../../../../../src/main/engine/extraction/candidates'
import { parsed } from '../../../../../src/main/engine/extraction/grammar'
import { judge } from '../../../../../src/main/engine/extraction/judge'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import type { Candidate } from '../../../../../src/main/engine/extraction/rule'
import { spanOf } from '../../../../../src/main/engine/extraction/span'
import calibrationFile from '../../../../../resources/calibration/fields.json'
import { asciiPage } from './ascii-page'

const calibration = calibrationSchema.parse(calibrationFile)

function candidate(text: string, strength: number, weak: readonly string[] = []): Candidate {
  const layout = layoutOf(asciiPage(text, weak))
  const words = layout.segments[0]!.words
  return fromWords(layout, 'name', 'test', parsed(text, spanOf(words)), strength)
}
const fromQr = (value: string): Candidate => ({
  ...candidate(value, 0.97),
  span: null,
  evidence: { page: 0, quad: null, source: 'qr', rule: 'code', rawText: value, proofs: ['signature'] },
})

describe('judge', () => {
  test('the value that a code confirms wins over one that it does not', () => {
    const groups = judge([candidate('RAHUL GUPTA', 0.9), candidate('RAHUI GUPTA', 0.9), fromQr('Rahul Gupta')], 'name')
    expect(groups[0]?.candidates).toHaveLength(2)
    expect(groups[0]?.value.toUpperCase()).toBe('RAHUL GUPTA')
  })
  test('the order does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          ['A B C', 'D E F', 'G H I', 'J K L'].map((t, i) => [t, 0.5 + i / 10] as const),
          { minLength: 4 },
        ),
        (order) => {
          const groups = judge(
            order.map(([text, strength]) => candidate(text, strength)),
            'name',
          )
          expect(groups.map((g) => g.value)).toEqual(['J K L', 'G H I', 'D E F', 'A B C'])
        },
      ),
    )
  })
})

describe('confidence', () => {
  const featuresFor = (weak: readonly string[]): Features =>
    featuresOf(judge([candidate('RAHUL GUPTA', 0.95, weak)], 'name')[0]!, [], null)

  test('a weak word lowers it', () => {
    const [sure, doubtful] = [featuresFor([]), featuresFor(['GUPTA'])].map((f) => confidenceOf(calibration, 'name', f))
    expect(sure).toBeGreaterThan(doubtful!)
  })
  test('is a probability whatever the features are', () => {
    const features = fc.record(
      Object.fromEntries(featureNames.map((n) => [n, fc.double({ min: -3, max: 3, noNaN: true })])) as Record<
        keyof Features,
        fc.Arbitrary<number>
      >,
    )
    fc.assert(
      fc.property(features, fc.constantFrom(...curves), (f, curve) => {
        const p = confidenceOf(calibration, curve, f)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(1)
      }),
    )
  })
  test('a rising line of points gives rising values', () => {
    const steps = [
      [0.1, 0.2],
      [0.5, 0.4],
      [0.9, 0.95],
    ] as const
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        expect(along(steps, Math.min(a, b))).toBeLessThanOrEqual(along(steps, Math.max(a, b)))
      }),
    )
    expect(along(steps, 0.7)).toBeCloseTo(0.675)
  })
})
