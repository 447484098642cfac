import { expect, test } from 'vitest'
import { shareOutside, type FoundQuad } from '../../../../../src/main/engine/imaging/find-quads'
import type { TextInk } from '../../../../../src/main/engine/imaging/text-ink'
import { turned } from './pictures'

/** Letters of two cards, one over the other, thirty on each; as bright as is said. */
function inkOf(upper: number, lower: number): TextInk {
  const letters = Array.from({ length: 60 }, (_, i) => ({
    x: 100 + 20 * (i % 10),
    y: (i < 30 ? 100 : 500) + 40 * Math.floor((i % 30) / 10),
    level: i < 30 ? upper : lower,
  }))
  const none = new Float32Array(0)
  return {
    x: none,
    y: none,
    weight: none,
    count: 0,
    boxes: Float32Array.from(letters.flatMap(({ x, y }) => [x, y, x + 14, y + 18])),
    levels: Float32Array.from(letters, ({ level }) => level),
    lonePairs: none,
    bands: none,
    letterHeight: 14,
  }
}
const lowerCard: FoundQuad = {
  quad: turned(200, 560, 320, 240, 0),
  support: 0.97,
  cut: true,
  letters: 30,
  letterHeight: 14,
}

test('where the print of a card is as faint as that beside it, all of it is print', () => {
  expect(shareOutside([lowerCard], inkOf(172, 172))).toBe(1)
})

test('beside a card with print that is dark, what is faint is grain', () => {
  expect(shareOutside([lowerCard], inkOf(172, 120))).toBe(0)
})
