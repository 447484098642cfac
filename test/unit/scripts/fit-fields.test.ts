import { describe, expect, it } from 'vitest'
import { calibrationSchema } from '../../../src/main/engine/extraction/belief/confidence'
import type { Curve } from '../../../src/main/engine/extraction/belief/curves'
import { featureNames, type Features } from '../../../src/main/engine/extraction/belief/features'
import type { CollectedValue } from '../../../scripts/calibrate/collect'
import { fitFields } from '../../../scripts/calibrate/fit-fields'
import { chanceOf, refusalOf, tooManyWrong } from '../../../scripts/calibrate/held-out'
import { wilsonLower } from '../../../scripts/calibrate/held-out-table'
import priorFile from '../../../scripts/calibrate/prior.json'
import { priorSchema } from '../../../scripts/calibrate/prior'
import { Random } from '../../generator/random'

const prior = priorSchema.parse(priorFile)
const features = (some: Partial<Features>): Features =>
  ({
    ...Object.fromEntries(featureNames.map((name) => [name, 0])),
    strength: 0.9,
    complete: 1,
    ...some,
  }) as Features

/** Values of a curve over twelve layouts; where the second reader differs, half of them are wrong. */
function drawn(curve: Curve, count: number, blinded = false): CollectedValue[] {
  const random = new Random(`${curve}/${String(blinded)}`)
  return Array.from({ length: count }, (_, i) => {
    const same = random.chance(0.85)
    return {
      document: i,
      type: 'PAN',
      layout: `layout-${i % 12}`,
      blinded,
      path: curve,
      value: 'x',
      rule: 'test',
      curve,
      features: features(same ? { first_same: 1, second_same: 1, least_word: 1.5 } : { second_other: 1 }),
      right: same || random.chance(0.5),
    }
  })
}
const fit = (values: readonly CollectedValue[]) =>
  fitFields(values, prior, () => ({ from: 'test', madeAt: '2026-01-01' }))

describe('fitting the confidences', () => {
  const values = [...drawn('name', 900), ...drawn('name', 200, true), ...drawn('amount', 20)]
  const { calibration, heldOut } = fit(values).cards

  it('gives what the engine reads, with a level for each field that was seen', () => {
    expect(calibrationSchema.parse(calibration)).toEqual(calibration)
    expect(Object.keys(calibration.levels.fields)).toEqual(['PAN.amount', 'PAN.name'])
    expect(Object.keys(calibration.levels.curves)).toEqual(['amount', 'name'])
  })
  it('judges every value once, and none that was read with labels hidden', () => {
    expect(heldOut).toHaveLength(920)
    expect(new Set(heldOut.map((h) => h.value)).size).toBe(920)
  })
  it('is sure where the readers agree, and what it is sure of is right', () => {
    const sure = heldOut.filter((h) => h.confidence >= 0.99)
    expect(sure.length).toBeGreaterThan(600)
    expect(sure.every((h) => h.value.right)).toBe(true)
  })
  it('gives where they differ the share that is right', () => {
    const doubtful = heldOut.filter((h) => h.value.features.second_other === 1 && h.value.curve === 'name')
    const mean = doubtful.reduce((sum, h) => sum + h.confidence, 0) / doubtful.length
    expect(mean).toBeGreaterThan(0.4)
    expect(mean).toBeLessThan(0.6)
  })
  it('is not sure of anything after a few documents', () => {
    expect(fit(drawn('name', 60)).cards.heldOut.every((h) => h.confidence < 0.99)).toBe(true)
  })
})

describe('a calibration that is too often wrong where it is sure', () => {
  const { heldOut } = fit(drawn('name', 900)).cards
  const [first] = heldOut
  const judged = (right: number, wrong: number, confidence: number) =>
    Array.from({ length: right + wrong }, (_, i) => ({ value: { ...first!.value, right: i < right }, confidence }))

  it('is refused', () => {
    expect(refusalOf(judged(990, 10, 0.992))).toMatch(/^10 of 1000/)
    expect(refusalOf(judged(10, 2, 0.992))).not.toBeNull()
  })
  it('is not where the wrong ones are few or said to be doubtful', () => {
    expect(refusalOf(heldOut)).toBeNull()
    expect(refusalOf(judged(401, 3, 0.992))).toBeNull()
    expect(refusalOf(judged(10, 20, 0.9))).toBeNull()
  })
  it('is made more cautious before it is refused', () => {
    expect(tooManyWrong(judged(993, 7, 0.992))).toBe(true)
    expect(refusalOf(judged(994, 6, 0.992))).toBeNull()
    expect(tooManyWrong(judged(20, 1, 0.992))).toBe(false)
  })
})

describe('the chance of so many wrong values', () => {
  it.each([
    [0, 100, 0.01, 1],
    [1, 100, 0.01, 0.634],
    [3, 404, 0.003, 0.123],
    [2, 2, 0.5, 0.25],
  ])('%i or more of %i', (least, count, share, expected) => {
    expect(chanceOf(least, count, share)).toBeCloseTo(expected, 3)
  })
})

describe('the lower end of a share', () => {
  it.each([
    [0, 0, 0],
    [100, 100, 0.963],
    [997, 1000, 0.9912],
    [50, 100, 0.4038],
  ])('%i of %i', (right, count, least) => {
    expect(wilsonLower(right, count)).toBeCloseTo(least, 3)
  })
})
