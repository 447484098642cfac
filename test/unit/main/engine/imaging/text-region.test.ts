import { expect, it } from 'vitest'
import type { TextInk } from '../../../../../src/main/engine/imaging/text-ink'
import { partWithText } from '../../../../../src/main/engine/imaging/text-region'

/** Letters of ten pixels in rows of twenty, five rows high, from a corner on. */
const lettersFrom = (x: number, y: number): number[] =>
  Array.from({ length: 100 }, (_, i) => [x + (i % 20) * 14, y + Math.floor(i / 20) * 30]).flatMap(([left, top]) => [
    left!,
    top!,
    left! + 10,
    top! + 10,
  ])

it('a printed band is held with room around it: at the border of a picture it would be what lies around the paper', () => {
  const page = { width: 1600, height: 2300, data: new Uint8Array(0) }
  const band = { left: 450, top: 1500, right: 1150, bottom: 1580 }
  const none = new Float32Array(0)
  const ink: TextInk = {
    ...{ x: none, y: none, weight: none, levels: none, count: 0, letterHeight: 10 },
    boxes: Float32Array.from(lettersFrom(620, 1640)),
    lonePairs: none,
    bands: Float32Array.from([band.left, band.top, band.right, band.bottom]),
  }
  const part = partWithText(page, ink)!
  expect(part.x).toBeLessThan(band.left - 10)
  expect(part.x + part.width).toBeGreaterThan(band.right + 10)
  expect(part.y).toBeLessThan(band.top - 10)
})

it('a column of labels of two words each, that hang from a headline, is held', () => {
  const page = { width: 1600, height: 2300, data: new Uint8Array(0) }
  const none = new Float32Array(0)
  const labels = [1640, 1720, 1800].flatMap((y) => [100, y, 140, y + 20, 150, y, 210, y + 20])
  const ink: TextInk = {
    ...{ x: none, y: none, weight: none, levels: none, bands: none, count: 0, letterHeight: 10 },
    boxes: Float32Array.from(lettersFrom(620, 1640)),
    lonePairs: Float32Array.from(labels),
  }
  expect(partWithText(page, ink)!.x).toBeLessThan(100)
})
