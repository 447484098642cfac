import { expect, test } from 'vitest'
import { isOnBand } from '../../../../../src/main/engine/reading/segmentation/dark-band'
import { surroundingsOf } from '../../../../../src/main/engine/reading/segmentation/ink-mask'
import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'

const [width, height] = [600, 120]
/** A sheet of paper that is dark from one place of its width to another, from 40 to 80 of its height. */
const sheet = (from: number, to: number): ReturnType<typeof surroundingsOf> => {
  const data = new Uint8Array(width * height).fill(240)
  for (let y = 40; y < 80; y++) data.fill(50, y * width + from, y * width + to)
  return surroundingsOf({ width, height, data })
}
const words = [200, 300].map((left): Shape => ({
  left,
  top: 52,
  right: left + 60,
  bottom: 68,
  ink: 300,
  headline: 0.3,
  contrast: 3,
}))

test('words stand on a dark band that goes on beside them', () => {
  expect(isOnBand(words, sheet(20, 580))).toBe(true)
})

test('what is dark between the words alone is the blank of two lines, and no band', () => {
  expect(isOnBand(words, sheet(190, 370))).toBe(false)
  expect(isOnBand(words, sheet(20, 370))).toBe(false)
  expect(isOnBand([{ ...words[0]!, left: 4 }], sheet(0, 580))).toBe(false)
})
