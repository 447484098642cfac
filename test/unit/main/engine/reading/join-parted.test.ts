import { describe, expect, test } from 'vitest'
import { joinParted } from '../../../../../src/main/engine/reading/segmentation/join-parted'
import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'
import { shape } from './print-shape'

const letters = (from: number, count: number, top = 20): Shape[] =>
  Array.from({ length: count }, (_, i) => shape(from + i * 14, top, from + i * 14 + 11, top + 20))

describe('joinParted', () => {
  const before = [...letters(0, 5), shape(70, 34, 81, 40), ...letters(84, 1)]
  const pieces = [shape(71, 20, 82, 32), shape(98, 20, 108, 33)]

  test('the upper pieces of broken letters, and what follows them, go on with the line of the lower ones', () => {
    const [line, ...others] = joinParted([before, [...pieces, ...letters(112, 4)]])
    expect(others).toEqual([])
    expect(line).toEqual([...before, ...pieces, ...letters(112, 4)].sort((a, b) => a.left - b.left))
  })

  test('lines that end where they stand, at another height, or beside each other stay two', () => {
    const within = [before, letters(40, 2, 44)]
    const lower = [before, [...pieces, ...letters(112, 4, 32)]]
    const beside = [before, letters(150, 4)]
    for (const lines of [within, lower, beside]) expect(joinParted(lines)).toHaveLength(2)
  })
})
