import { describe, expect, it } from 'vitest'
import { joinWritten } from '../../../../../src/main/engine/reading/segmentation/join-written'
import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'

const letter = (left: number, top: number, bottom: number): Shape => ({
  left,
  top,
  right: left + 14,
  bottom,
  ink: 90,
  headline: 0.3,
  contrast: 3,
})
const tall = [letter(40, 60, 104), letter(60, 62, 102), letter(120, 60, 112)]

describe('lines that the heights of a hand parted', () => {
  it('are one where the small letters go on between the tall ones, or right behind them', () => {
    expect(joinWritten([tall, [letter(80, 82, 102), letter(100, 83, 103)]])).toHaveLength(1)
    expect(joinWritten([tall, [letter(140, 84, 104), letter(160, 84, 104)]])).toHaveLength(1)
  })

  it('stay apart a blank away, and on another height', () => {
    expect(joinWritten([tall, [letter(190, 84, 104), letter(210, 84, 104)]])).toHaveLength(2)
    expect(joinWritten([tall, [letter(140, 100, 120), letter(160, 100, 120)]])).toHaveLength(2)
  })
})
