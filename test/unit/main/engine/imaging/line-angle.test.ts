import { expect, test } from 'vitest'
import { lineAngle } from '../../../../../src/main/engine/imaging/line-angle'
import { Random } from '../../../../generator/random'

/** Lines of print that rise by two degrees, of which a copy kept the stems and lost what lies across. */
function stems(random: Random): Parameters<typeof lineAngle>[0] {
  const slope = Math.tan((-2 * Math.PI) / 180)
  const points: [x: number, y: number][] = []
  for (let row = 0; row < 14; row++)
    for (let word = 0; word < 3; word++) {
      const left = random.between(0, 1500)
      for (let letter = 0; letter < 5; letter++)
        for (let part = 0; part < 6; part++) {
          const x = left + 9 * letter + random.between(2, 4)
          points.push([x, 300 + 34 * row + slope * x + 2 * part + random.between(-0.5, 0.5)])
        }
    }
  return {
    x: Float32Array.from(points, ([x]) => x),
    y: Float32Array.from(points, ([, y]) => y),
    weight: new Float32Array(points.length).fill(1),
    count: points.length,
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('lines of which a copy kept the stems alone run across, not down: %i', (seed) => {
  const found = lineAngle(stems(new Random(`stems-${seed}`)), 10 / 6)
  expect(found?.vertical).toBe(false)
  expect(found?.degrees).toBeCloseTo(-2, 0)
})
