import { describe, expect, it } from 'vitest'
import { evenLight } from '../../../../../src/main/engine/imaging'

const width = 480
const height = 240

/** A sheet that is drawn pixel by pixel. */
const sheet = (at: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
})
/** Strokes of four pixels, as of letters, in a line of print. */
const stroke = (x: number, y: number, top: number) => y >= top && y < top + 20 && x > 100 && x < 380 && x % 16 < 4

describe('evening the light', () => {
  it('keeps light letters on a band of a middling colour apart from their ground', () => {
    const even = evenLight(sheet((x, y) => (y >= 96 ? 255 : stroke(x, y, 40) ? 255 : 150)))
    const at = (x: number, y: number) => even.data[y * width + x]!
    expect(at(242, 50) - at(250, 50)).toBeGreaterThan(70)
    expect(at(242, 200)).toBeGreaterThan(235)
  })

  it('takes the paper of a shadow for paper', () => {
    const even = evenLight(sheet((x, y) => (x > 240 ? 0.55 : 1) * (stroke(x, y, 130) ? 40 : 250)))
    const at = (x: number, y: number) => even.data[y * width + x]!
    expect(at(360, 30)).toBeGreaterThan(225)
    expect(at(360, 30) - at(354, 140)).toBeGreaterThan(120)
  })
})
