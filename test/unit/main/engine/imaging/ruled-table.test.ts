import { expect, test } from 'vitest'
import { isRuledTable } from '../../../../../src/main/engine/imaging/ruled-table'
import type { GreyRaster, PageQuad } from '../../../../../src/main/engine/model'

const [width, height] = [600, 400]
const frame: PageQuad = [
  { x: 50, y: 40 },
  { x: 550, y: 48 },
  { x: 548, y: 348 },
  { x: 48, y: 340 },
]

/** A light page with a frame that lies a little askew, lines ruled through it, and rows of print. */
function page(rules: readonly number[], print: readonly number[]): GreyRaster {
  const data = new Uint8Array(width * height).fill(235)
  const dark = (x: number, y: number): void => {
    data[Math.round(y) * width + Math.round(x)] = 40
  }
  for (const depth of [0, ...rules, 1])
    for (let x = 50; x <= 550; x += 1)
      for (const thick of [0, 1]) dark(x, 40 + depth * 300 + ((x - 50) * 8) / 500 + thick)
  for (const depth of print)
    for (let x = 60; x < 540; x += 1)
      for (let y = 0; y < 12; y += 1) if (x % 9 < 5 && x % 63 < 52) dark(x, 40 + depth * 300 + ((x - 50) * 8) / 500 + y)
  return { width, height, data }
}

test('a frame that lines are ruled through is a table', () => {
  expect(isRuledTable(frame, page([0.25, 0.5, 0.75], [0.1, 0.35, 0.6, 0.85]))).toBe(true)
})

test('a card of many lines of print, with a line under its head and one over its foot, is none', () => {
  expect(isRuledTable(frame, page([0.15, 0.9], [0.05, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]))).toBe(false)
})
