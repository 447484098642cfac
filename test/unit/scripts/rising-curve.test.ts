import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { along as onCurve } from '../../../src/main/engine/extraction/confidence'
import { fitCurve, type Sample } from '../../../scripts/calibrate/rising-curve'

const samples = fc.array(fc.record({ score: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean() }), {
  maxLength: 300,
})

describe('fitCurve', () => {
  it('rises, and stays within 0 and 1', () => {
    fc.assert(
      fc.property(samples, (list: readonly Sample[]) => {
        const curve = fitCurve(list)
        curve.forEach(([, p], i) => {
          expect(p).toBeGreaterThanOrEqual(0)
          expect(p).toBeLessThan(1)
          const before = curve[i - 1]
          if (before !== undefined) expect(curve[i]?.[0]).toBeGreaterThanOrEqual(before[0])
        })
      }),
    )
  })

  it('claims no more than its samples show', () => {
    const perfect = Array.from({ length: 40 }, () => ({ score: 0.99, right: true }))
    expect(onCurve(fitCurve(perfect), 0.99)).toBeLessThan(0.99)
    const many = Array.from({ length: 400 }, () => ({ score: 0.99, right: true }))
    expect(onCurve(fitCurve(many), 0.99)).toBeGreaterThan(0.995)
    // The best stretch was picked out because no wrong value happened to fall in it.
    const few = Array.from({ length: 90 }, () => ({ score: 0.99, right: true }))
    expect(onCurve(fitCurve(few), 0.99)).toBeLessThan(0.99)
  })

  it('claims less the more wrong values are made up', () => {
    const many = Array.from({ length: 400 }, (_, i) => ({ score: 0.9 + i / 4200, right: true }))
    expect(onCurve(fitCurve(many, 4), 0.99)).toBeLessThan(onCurve(fitCurve(many), 0.99))
  })

  it('does not believe a score far below all that it has seen', () => {
    const high = Array.from({ length: 400 }, (_, i) => ({ score: 0.9 + i / 8000, right: true }))
    expect(onCurve(fitCurve(high), 0.3)).toBeLessThan(0.4)
  })

  it('brings an overconfident score down to what is right', () => {
    const list = Array.from({ length: 200 }, (_, i) => ({ score: 0.95, right: i % 2 === 0 }))
    expect(onCurve(fitCurve(list), 0.95)).toBeCloseTo(0.5, 1)
  })
})
