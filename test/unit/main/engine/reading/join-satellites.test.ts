import { describe, expect, it } from 'vitest'
import { joinSatellites } from '../../../../../src/main/engine/reading/segmentation/join-satellites'
import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'

/** Letters side by side in a row that falls to the right. */
const falling = (count: number, x: number, y: number, height: number): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const left = x + height * i
    const top = Math.round(y + 0.03 * height * i)
    return { left, top, right: left + 0.8 * height, bottom: top + height, ink: height, headline: 0.3, contrast: 3 }
  })

describe('signs that accompany a line', () => {
  it('come back to it', () => {
    const vowel = { left: 100, top: 30, right: 110, bottom: 38, ink: 30, headline: 0.3, contrast: 3 }
    expect(joinSatellites([falling(10, 40, 40, 24), [vowel]])).toHaveLength(1)
  })

  it('are no more than its letters: small print close under a name in large print is a line', () => {
    expect(joinSatellites([falling(10, 40, 40, 34), falling(18, 40, 80, 19)])).toHaveLength(2)
  })

  it('come back from its end, where they are two strokes of one sign', () => {
    const stroke = (left: number) => ({
      left,
      top: 41,
      right: left + 3,
      bottom: 51,
      ink: 30,
      headline: 0.3,
      contrast: 3,
    })
    const end = 40 + 9 * 24 + 0.8 * 24
    expect(joinSatellites([falling(10, 40, 40, 24), [stroke(end + 4), stroke(end + 9)]])).toHaveLength(1)
    expect(joinSatellites([falling(10, 40, 40, 24), [stroke(end + 24), stroke(end + 29)]])).toHaveLength(2)
  })

  it('are no small print under large print that falls to the right, beside where its end lies', () => {
    const lines = [falling(20, 40, 40, 24), falling(12, 40, 80, 10)]
    expect(joinSatellites(lines)).toHaveLength(2)
  })
})
