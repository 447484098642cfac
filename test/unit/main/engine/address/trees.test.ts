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
      [[1, 0], [0.9, 0.1], [0.01, -0.02, 0.04, 0.08]],
    ], 2) // prettier-ignore
    expect(logOddsOf(trees, [0, 0])).toBe(1 + 1.01)
    expect(logOddsOf(trees, [0.5, 0])).toBe(1 + 2.04)
    expect(logOddsOf(trees, [1, 1])).toBe(1 + 8.08)
  })

  it('are refused where a leaf is more than they have room for', () => {
    expect(() => treesOf(0, 1, [[[0], [0.5], [0, 40]]], 1)).toThrow(/leaf of 40/)
  })

  it.each([['pin_same', 1], ['house_same', 1], ['city_other', -1], ['unit_conflict', -1]] as const)('never let %s speak the other way', (name, way) => {
    const { similarity } = loadModel(join(import.meta.dirname, '../../../../../resources/address'))
    const feature = featureNames.indexOf(name)
    const random = new Random(name)
    for (let at = 0; at < 300; at += 1) {
      const features = featureNames.map(() => (random.chance(0.3) ? random.next() : 0))
      features[feature] = 0
      const without = logOddsOf(similarity, features)
      features[feature] = 1
      // Leaves are rounded.
      expect(way * (logOddsOf(similarity, features) - without)).toBeGreaterThan(-0.05)
    }
  }) // prettier-ignore
})
