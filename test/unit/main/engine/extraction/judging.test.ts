import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calibrationSchema,
  confidenceOf,
  onLevel,
  type Calibration,
} from '../../../../../src/main/engine/extraction/belief/confidence'
import { curves, type Curve } from '../../../../../src/main/engine/extraction/belief/curves'
import { featureNames, featureSigns, type Features } from '../../../../../src/main/engine/extraction/belief/features'
import { featuresOf, type Surroundings } from '../../../../../src/main/engine/extraction/belief/field-features'
import { fromWords } from '../../../../../src/main/engine/extraction/rules/candidates'
import { wholeInCode } from '../../../../../src/main/engine/extraction/belief/code-words'
import { parsed } from '../../../../../src/main/engine/extraction/grammars/grammar'
import { judge } from '../../../../../src/main/engine/extraction/belief/judge'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import type { Candidate } from '../../../../../src/main/engine/extraction/rules/rule'
import { spanOf } from '../../../../../src/main/engine/extraction/layout/span'
import calibrationFile from '../../../../../resources/calibration/cards.json'
import { asciiPage } from './ascii-page'

const calibration = calibrationSchema.parse(calibrationFile)
const anyFeatures = fc.record(
  Object.fromEntries(featureNames.map((n) => [n, fc.double({ min: -3, max: 3, noNaN: true })])) as Record<
    keyof Features,
    fc.Arbitrary<number>
  >,
)

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

describe('a code beside the print', () => {
  const print = 'S/O Anil Rao, 12 Church Lane, Umari, Tal Betul, Dist Betul, 460665'
  const bears = (said: string): boolean => {
    const [best, ...rivals] = judge([candidate(print, 0.9), { ...fromQr(said), strength: 0.5 }], 'address')
    return best !== undefined && best.value === print && wholeInCode(rivals, best)
  }
  test('bears out an address of which it says each word, labels apart, in its own order', () => {
    expect(bears('S/O Anil Rao, 12, Church Lane, Umari, Umari, Betul, Betul, Madhya Pradesh - 460665')).toBe(true)
  })
  test('bears out none of which it says another word or number', () => {
    expect(bears('S/O Anil Rao, 17, Church Lane, Umari, Umari, Betul, Betul, Madhya Pradesh - 460665')).toBe(false)
    expect(bears('S/O Anil Rao, 12, Church Lane, Umri, Umri, Betul, Betul, Madhya Pradesh - 460665')).toBe(false)
  })
})

describe('confidence', () => {
  const nothing: Surroundings = {
    look: null,
    replaced: false,
    respelt: false,
    unseen: 0,
    pages: [],
    beside: 0,
    outside: { above: false, below: false },
    wording: 0,
    complete: 1,
    witnesses: { echo: 0, sound: 0 },
    vouched: 0,
  }
  const featuresFor = (weak: readonly string[], around = nothing): Features =>
    featuresOf('name', judge([candidate('RAHUL GUPTA', 0.95, weak)], 'name')[0]!, [], around)
  const place = (curve: Curve) => ({ type: 'AADHAAR', path: curve, curve }) as const
  const of = (features: Features): number => confidenceOf(calibration, place('name'), features)

  test('a weak word lowers it', () => {
    expect(of(featuresFor([]))).toBeGreaterThan(of(featuresFor(['GUPTA'])))
  })
  test('two readers of the crop that say the same raise it, one that says something else lowers it', () => {
    const look = (second: 'same' | 'other'): number =>
      of(
        featuresFor([], {
          ...nothing,
          look: { first: 'same', second, against: false, continued: 0, least: 0.99, all: 0.9, lineEnds: 0, further: 0 },
        }),
      )
    expect(look('same')).toBeGreaterThan(look('other'))
  })
  test('text right beside it never raises it', () => {
    expect(of(featuresFor([], { ...nothing, beside: 1 }))).toBeLessThanOrEqual(of(featuresFor([])))
  })
  test('what another field says against it never raises it', () => {
    expect(of(featuresFor([], { ...nothing, vouched: -1 }))).toBeLessThanOrEqual(of(featuresFor([])))
  })
  test('what only the wording points to counts as said once until a second place says it', () => {
    const loose = { ...candidate('RAHUL GUPTA', 0.9), loose: true }
    const saidOnce = (all: readonly Candidate[]): number =>
      featuresOf('name', judge(all, 'name')[0]!, [], nothing).said_once
    expect(saidOnce([loose])).toBe(1)
    expect(saidOnce([loose, { ...candidate('RAHUL GUPTA', 0.8), loose: true }])).toBe(0)
    expect(saidOnce([candidate('RAHUL GUPTA', 0.9)])).toBe(0)
  })
  test('is a probability whatever the features are', () => {
    fc.assert(
      fc.property(anyFeatures, fc.constantFrom(...curves), (f, curve) => {
        const p = confidenceOf(calibration, place(curve), f)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(1)
      }),
    )
  })
  test('no feature speaks against its sign', () => {
    for (const { weights } of Object.values(calibration.curves))
      for (const name of featureNames) expect((weights[name] ?? 0) * featureSigns[name]).toBeGreaterThanOrEqual(0)
  })
  test('what nothing was learnt of is never sure without proof', () => {
    const unknown: Calibration = {
      ...calibration,
      curves: { other: calibration.curves.other },
      levels: { ...calibration.levels, fields: {}, curves: {} },
    }
    const best = { ...featuresFor([]), least_word: 2, mean_word: 2, first_same: 1, second_same: 1, places_agree: 2 }
    fc.assert(
      fc.property(anyFeatures, fc.constantFrom(...curves), (f, curve) => {
        const unproven = { ...f, check_passed: 0, signed: 0, code_agrees: 0 }
        expect(confidenceOf(unknown, place(curve), unproven)).toBeLessThan(0.99)
      }),
    )
    expect(confidenceOf(unknown, place('amount'), best)).toBeLessThan(0.99)
    expect(confidenceOf(unknown, place('amount'), { ...best, check_passed: 1, signed: 1 })).toBeGreaterThan(0.99)
  })
  test('a doubt that the weights were fitted without keeps a value below sure', () => {
    const { said_once: _, ...others } = Object.fromEntries(featureNames.map((name) => [name, 0]))
    const sure = { ...featuresFor([]), said_once: 1 }
    const fitted = (weights: Readonly<Record<string, number>>): number =>
      confidenceOf({ ...calibration, curves: { other: { bias: 20, weights } } }, place('name'), sure)
    expect(fitted({ ...others, said_once: 0 })).toBeGreaterThan(0.99)
    expect(fitted(others)).toBeLessThan(0.99)
  })
  test('surer weights never make a value less sure', () => {
    const levels = [...Object.values(calibration.levels.fields), ...Object.values(calibration.levels.curves)]
    const logOdds = fc.double({ min: -30, max: 30, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...levels), logOdds, logOdds, (level, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(onLevel(level, low)).toBeLessThanOrEqual(onLevel(level, high) + 1e-9)
      }),
    )
  })
  test('letters of the value that go on in the second look never raise it', () => {
    const look = {
      first: 'other',
      second: 'other',
      against: true,
      least: 0.99,
      all: 0.9,
      lineEnds: 0,
      further: 0,
    } as const
    const going = (continued: number): number => of(featuresFor([], { ...nothing, look: { ...look, continued } }))
    expect(going(1)).toBeLessThanOrEqual(going(0))
  })
})
