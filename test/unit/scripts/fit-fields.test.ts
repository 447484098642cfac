import { describe, expect, it } from 'vitest'
import { calibrationSchema } from '../../../src/main/engine/extraction/confidence'
import { featureNames, type Curve, type Features } from '../../../src/main/engine/extraction/features'
import type { CollectedValue } from '../../../scripts/calibrate/collect'
import { fitFields } from '../../../scripts/calibrate/fit-fields'
import { refusalOf, wilsonLower } from '../../../scripts/calibrate/held-out-table'
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
const fit = (values: readonly CollectedValue[]) => fitFields(values, prior, 'test', '2026-01-01')

describe('fitting the confidences', () => {
  const values = [...drawn('name', 900), ...drawn('name', 200, true), ...drawn('amount', 20)]
  const { calibration, heldOut } = fit(values)

  it('gives what the engine reads, with no curve for what there is too little of', () => {
    expect(calibrationSchema.parse(calibration)).toEqual(calibration)
    expect(calibration.curves.name).toBeDefined()
    expect(calibration.curves.amount).toBeUndefined()
  })
  it('judges every value once, and none that was read with labels hidden', () => {
    expect(heldOut).toHaveLength(920)
    expect(new Set(heldOut.map((h) => h.value)).size).toBe(920)
  })
  it('is sure where the readers agree, and what it is sure of is right', () => {
    const sure = heldOut.filter((h) => h.confidence >= 0.99)
    expect(sure.length).toBeGreaterThan(600)
    expect(sure.every((h) => h.value.right && h.value.curve === 'name')).toBe(true)
  })
  it('gives where they differ the share that is right', () => {
    const doubtful = heldOut.filter((h) => h.value.features.second_other === 1 && h.value.curve === 'name')
    const mean = doubtful.reduce((sum, h) => sum + h.confidence, 0) / doubtful.length
    expect(mean).toBeGreaterThan(0.4)
    expect(mean).toBeLessThan(0.6)
  })
  it('is not sure of anything after a few documents', () => {
    expect(fit(drawn('name', 60)).heldOut.every((h) => h.confidence < 0.99)).toBe(true)
  })
})

describe('a calibration that is too often wrong where it is sure', () => {
  const { heldOut } = fit(drawn('name', 900))
  const [first] = heldOut
  const judged = (right: number, wrong: number, confidence: number) =>
    Array.from({ length: right + wrong }, (_, i) => ({ value: { ...first!.value, right: i < right }, confidence }))

  it('is refused', () => {
    expect(refusalOf(judged(995, 5, 0.992))).toMatch(/^5 of 1000/)
    expect(refusalOf(judged(10, 2, 0.992))).not.toBeNull()
  })
  it('is not where the wrong ones are few or said to be doubtful', () => {
    expect(refusalOf(heldOut)).toBeNull()
    expect(refusalOf(judged(997, 3, 0.992))).toBeNull()
    expect(refusalOf(judged(10, 20, 0.9))).toBeNull()
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
