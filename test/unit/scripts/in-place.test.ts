import { expect, test } from 'vitest'
import { confidenceOf, loadCalibrations } from '../../../src/main/engine/extraction/belief/confidence'
import { featureNames, type Features } from '../../../src/main/engine/extraction/belief/features'
import type { CollectedValue } from '../../../scripts/calibrate/collect'
import { judgedInPlace } from '../../../scripts/calibrate/in-place'

test('values are believed as the engine believes them, no further than their rule, and whole ones alone', async () => {
  const { papers } = await loadCalibrations('resources')
  const features = {
    ...Object.fromEntries(featureNames.map((name) => [name, 0])),
    strength: 0.95,
    certain: 1,
    first_same: 1,
    second_same: 1,
  } as Features
  const value = {
    type: 'EBILL',
    path: 'consumer_name',
    curve: 'name',
    features,
    blinded: false,
    right: true,
  } as CollectedValue
  const judged = judgedInPlace(papers, [value, { ...value, most: 0.5 }, { ...value, blinded: true }])
  expect(judged.map((j) => j.confidence)).toEqual([confidenceOf(papers, value, features), 0.5])
})
