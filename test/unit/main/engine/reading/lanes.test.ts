import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planLanes } from '../../../../../src/main/engine/reading/recogniser/lanes'

const spans = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 })
  .map((lengths) => lengths.map((length, i) => ({ length, start: lengths.slice(0, i).reduce((sum, l) => sum + l, 0) })))

describe('lanes', () => {
  it.each(['forward', 'backward'] as const)('read every column once, line by line, %s', (direction) => {
    fc.assert(
      fc.property(spans, (lines) => {
        const plan = planLanes(lines, 4, direction)
        const seen: number[] = []
        for (let lane = 0; lane < plan.lanes; lane++) {
          const length = plan.lengths[lane]!
          expect(length).toBeLessThanOrEqual(plan.lengths[lane - 1] ?? Infinity)
          const entries = [...plan.columns.subarray(lane * plan.steps, lane * plan.steps + length)]
          entries.forEach((entry, t) => {
            const column = entry < 0 ? ~entry : entry
            seen.push(column)
            const line = lines.find((l) => column >= l.start && column < l.start + l.length)!
            const first = direction === 'forward' ? line.start : line.start + line.length - 1
            expect(entry < 0).toBe(column === first)
            if (entry >= 0)
              expect(column - (entries[t - 1]! < 0 ? ~entries[t - 1]! : entries[t - 1]!)).toBe(
                direction === 'forward' ? 1 : -1,
              )
          })
        }
        const total = lines.reduce((sum, l) => sum + l.length, 0)
        expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, i) => i))
      }),
    )
  })
})
