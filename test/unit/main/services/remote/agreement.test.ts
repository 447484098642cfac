import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterAgreement,
  afterDispute,
  measured,
  mostLikelyShare,
} from '../../../../../src/main/services/remote/agreement'

const { right, rightAlike, wrong, wrongAlike } = measured

it('says what was counted: of as many agreements as were measured, as many are right', () => {
  const agreed = afterAgreement(right / (right + wrong))
  const counted = rightAlike / (rightAlike + wrongAlike)
  // A little less: more errors alike are assumed than were seen.
  expect(agreed).toBeLessThan(counted)
  expect(counted - agreed).toBeLessThan(0.005)
  const disputes = right - rightAlike + wrong - wrongAlike
  expect(afterDispute(right / (right + wrong))).toBeCloseTo((right - rightAlike) / disputes, 6)
})

it('raises by agreement and lowers by dispute, and keeps the order of values', () => {
  // In millionths: two neighbouring doubles may come to one after the division, and no confidence is told so finely.
  const probability = fc.integer({ min: 1_000, max: 999_000 }).map((millionths) => millionths / 1_000_000)
  fc.assert(
    fc.property(probability, probability, (one, other) => {
      expect(afterAgreement(one)).toBeGreaterThan(one)
      expect(afterAgreement(one)).toBeLessThan(1)
      expect(afterDispute(one)).toBeLessThan(one)
      if (one < other) expect(afterAgreement(one)).toBeLessThan(afterAgreement(other))
      if (one < other) expect(afterDispute(one)).toBeLessThan(afterDispute(other))
    }),
  )
})

describe('the share that is assumed', () => {
  it('is above what was seen, and nears it the more was seen', () => {
    expect(mostLikelyShare(0, 10)).toBeGreaterThan(0.1)
    expect(mostLikelyShare(40, 80)).toBeGreaterThan(0.55)
    expect(mostLikelyShare(40_000, 80_000)).toBeLessThan(0.51)
  })
})
