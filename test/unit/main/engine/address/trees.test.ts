import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureNames } from '../../../../../src/main/engine/address/match/features'
import { loadModel } from '../../../../../src/main/engine/address/match/model'
import { logOddsOf, treesOf } from '../../../../../src/main/engine/address/match/trees'
import { Random } from '../../../../generator/random'

describe('trees', () => {
  it('say what stands for the answers, tree by tree', () => {
    const trees = treesOf(1, 2, [
      [[0, 1], [0.5, 0.5], [1, 2, 4, 8]],
      [[1, 0], [0.9, 0.1], [10, 20, 40, 80]],
    ], 2) // prettier-ignore
    expect(logOddsOf(trees, Float64Array.of(0, 0))).toBe(1 + 1 + 10)
    expect(logOddsOf(trees, Float64Array.of(0.5, 0))).toBe(1 + 2 + 40)
    expect(logOddsOf(trees, Float64Array.of(1, 1))).toBe(1 + 8 + 80)
  })

  it.each([['pin_same', 1], ['house_same', 1], ['city_other', -1], ['unit_conflict', -1]] as const)('never let %s speak the other way', (name, way) => {
    const { similarity } = loadModel(join(import.meta.dirname, '../../../../../resources/address'))
    const feature = featureNames.indexOf(name)
    const random = new Random(name)
    for (let at = 0; at < 300; at += 1) {
      const features = Float64Array.from(featureNames, () => (random.chance(0.3) ? random.next() : 0))
      features[feature] = 0
      const without = logOddsOf(similarity, features)
      features[feature] = 1
      // Leaves are rounded.
      expect(way * (logOddsOf(similarity, features) - without)).toBeGreaterThan(-0.05)
    }
  }) // prettier-ignore
})
