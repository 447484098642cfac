import { expect, test } from 'vitest'
import { slopesOf } from '../../../../../src/main/engine/reading/segmentation/page-slopes'
import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'

/** A line of letters of one height, 22 pixels apart. */
const line = (y: number, slope: number, letters = 10): Shape[] =>
  Array.from({ length: letters }, (_, i) => {
    const [left, top] = [40 + 22 * i, y + slope * 22 * i]
    return { left, top, right: left + 14, bottom: top + 20, ink: 100, headline: 0, contrast: 2 }
  })

test('on a flat sheet a line that cannot tell its slope has that of the sheet, and so has one that is too steep', () => {
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => line(100 + 60 * i, 0.02))
  const [short, steep] = [line(700, 0, 2), line(800, 0.15)]
  const slopeIn = slopesOf([...lines, short, steep])
  expect(slopeIn(short)).toBeCloseTo(0.02, 4)
  expect(slopeIn(steep)).toBeCloseTo(0.02, 4)
})

test('on a slip that curls a line has its own slope, and a short one that of the lines beside it', () => {
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => line(100 + 60 * i, 0.013 * i))
  const short = line(760, 0, 2)
  const slopeIn = slopesOf([...lines, short])
  expect(slopeIn(lines[11]!)).toBeCloseTo(0.143, 4)
  expect(slopeIn(short)).toBeGreaterThan(0.1)
  expect(slopeIn(lines[0]!)).toBeCloseTo(0, 4)
})
