import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onLevel } from '../../../src/main/engine/extraction/belief/confidence'
import type { Curve } from '../../../src/main/engine/extraction/belief/curves'
import type { Features } from '../../../src/main/engine/extraction/belief/features'
import { fitLevels, type Unseen } from '../../../scripts/calibrate/levels'
import { inverse } from '../../../scripts/calibrate/matrices'

/** `count` values of a field whose weights all say the same; the first `wrong` of them are wrong. */
const values = (path: string, curve: Curve, count: number, wrong: number, logOdds = 6): Unseen[] =>
  Array.from({ length: count }, (_, i) => ({
    value: {
      document: i,
      type: 'PAN',
      layout: 'x',
      blinded: false,
      path,
      value: '',
      rule: '',
      curve,
      features: {} as Features,
      right: i >= wrong,
    },
    logOdds,
    fold: 0,
  }))
const levelsOf = (all: readonly Unseen[]) => fitLevels(all, () => 'cards')
const at = (all: readonly Unseen[], curve: Curve, path: string, logOdds = 6): number =>
  onLevel(levelsOf(all).levelOf({ family: 'cards', curve }, `PAN.${path}`, 0), logOdds)

describe('levels', () => {
  const many = values('a', 'name', 600, 1)

  it('a field that is wrong more often is believed less, and takes little from the others', () => {
    const bad = values('b', 'text', 40, 4)
    expect(at([...many, ...bad], 'text', 'b')).toBeLessThan(at([...many, ...bad], 'name', 'a') - 1)
    // Log odds of 0.993.
    expect(at([...many, ...bad], 'name', 'a')).toBeGreaterThan(4.95)
  })
  it('the more values of a field are right, the further it is believed', () => {
    const withFew = at([...many, ...values('b', 'text', 5, 0)], 'text', 'b')
    const withMany = at([...many, ...values('b', 'text', 300, 0)], 'text', 'b')
    expect(withMany).toBeGreaterThan(withFew)
  })
  it('a field that was never seen is believed less than those of its curve', () => {
    expect(at(many, 'name', 'other')).toBeLessThan(at(many, 'name', 'a'))
    expect(at(many, 'date', 'other')).toBeLessThan(at(many, 'name', 'other'))
  })
  it('weights that promise too much are brought down', () => {
    const bold = values('a', 'name', 400, 100)
    expect(at(bold, 'name', 'a')).toBeLessThan(2.5)
  })
  it('caution is taken off all', () => {
    const level = (caution: number) => levelsOf(many).levelOf({ family: 'cards', curve: 'name' }, 'PAN.a', caution)
    expect(onLevel(level(1), 4)).toBeCloseTo(onLevel(level(0), 4) - 1)
  })
})

describe('inverse', () => {
  it('undoes a symmetric positive matrix', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 9, maxLength: 9 }), (numbers) => {
        const a = [0, 1, 2].map((r) => numbers.slice(3 * r, 3 * r + 3))
        const positive = a.map((row, r) =>
          Float64Array.from(a, (other, c) => row.reduce((sum, x, k) => sum + x * other[k]!, r === c ? 1 : 0)),
        )
        const back = inverse(positive)
        positive.forEach((row, r) =>
          back.forEach((_, c) => {
            const product = row.reduce((sum, x, k) => sum + x * back[k]![c]!, 0)
            expect(product).toBeCloseTo(r === c ? 1 : 0, 6)
          }),
        )
      }),
    )
  })
})
