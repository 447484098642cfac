import { describe, expect, it } from 'vitest'
import { fitLogistic, predict } from '../../../scripts/calibrate/logistic'
import { Random } from '../../generator/random'

describe('fitLogistic', () => {
  it('finds the weights that made the examples', () => {
    const random = new Random('logistic')
    const examples = Array.from({ length: 4000 }, () => {
      const features = [random.normal(), random.normal(), 0]
      const p = 1 / (1 + Math.exp(-(0.5 + 2 * (features[0] ?? 0) - (features[1] ?? 0))))
      return { features, right: random.chance(p) }
    })
    const fit = fitLogistic(examples, { bias: 0, weights: [0, 0, 0.7] }, { ridge: 1 })
    expect(fit.bias).toBeCloseTo(0.5, 0)
    expect(fit.weights[0]).toBeCloseTo(2, 0)
    expect(fit.weights[1]).toBeCloseTo(-1, 0)
    // A feature that never varies keeps its prior weight.
    expect(fit.weights[2]).toBeCloseTo(0.7, 6)
  })

  it('leaves out a feature that the examples would turn round', () => {
    const examples = Array.from({ length: 400 }, (_, i) => ({ features: [i % 2, i % 3], right: i % 2 === 0 }))
    const fit = fitLogistic(examples, { bias: 0, weights: [0.5, 0] }, { ridge: 1, signs: [1, 0] })
    expect(fit.weights[0]).toBe(0)
    expect(predict(fit, [1, 0])).toBeCloseTo(0.5, 1)
  })

  it('counts an example by its weight', () => {
    const examples = [
      { features: [1], right: true, weight: 300 },
      { features: [1], right: false, weight: 100 },
    ]
    expect(predict(fitLogistic(examples, { bias: 0, weights: [0] }, { ridge: 0.01 }), [1])).toBeCloseTo(0.75, 2)
  })

  it('stays finite where every example is right', () => {
    const fit = fitLogistic(
      Array.from({ length: 50 }, (_, i) => ({ features: [i / 50], right: true })),
      { bias: 0, weights: [0] },
      { ridge: 1 },
    )
    expect(predict(fit, [0.5])).toBeGreaterThan(0.9)
    expect(predict(fit, [0.5])).toBeLessThan(1)
  })
})
