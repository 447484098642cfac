import { expect, test } from 'vitest'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import { joinMachineLines } from '../../../../../src/main/engine/reading/join-machine-lines'
import { inCells } from '../../../../../src/main/engine/reading/machine-lines'
import type { GreyRaster } from '../../../../../src/main/engine/model'
import type { FoundLine } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { wholeEnds } from './whole-ends'

const pitch = 20
const height = 24
const middleOf = (cell: number) => 30 + pitch * cell

/** A line of cells: `<` is drawn as a chevron, anything else as an upright stroke with a bar. */
function drawn(text: string) {
  const width = middleOf(text.length) + 30
  const data = new Uint8Array(width * 40).fill(245)
  const dot = (x: number, y: number) => {
    for (let k = 0; k < 3; k++) data[Math.round(y) * width + Math.round(x) + k] = 20
  }
  for (const [cell, letter] of [...text].entries()) {
    for (let t = 0; t <= 1; t += 0.02) {
      const x = middleOf(cell)
      if (letter === '<') {
        dot(x - 7 + 14 * t, 20 - 8 * t)
        dot(x - 7 + 14 * t, 20 + 8 * t)
      } else {
        dot(x - 6, 10 + 20 * t)
        dot(x - 6 + 10 * t, 11)
      }
    }
  }
  return { width, height: 40, data }
}

const imageOf = (sheet: GreyRaster) => ({
  sheet,
  box: { x: 0, y: 0, width: 600, height: 40 },
  slope: 0,
  inverted: false,
})
const lineOf = (printed: string): FoundLine => ({
  image: imageOf(drawn(printed)),
  signs: { script: 'latin', evidence: 9, mixed: false },
  ink: [],
  print: { top: 8, bottom: 8 + height },
  ...wholeEnds,
})
const char = (text: string, x: number, confidence: number): FlatChar => ({
  text,
  confidence,
  others: [],
  left: x - 3,
  right: x + 3,
  spaceBefore: false,
  script: 'latin',
  image: imageOf({ width: 0, height: 0, data: new Uint8Array() }),
})
const text = (chars: readonly FlatChar[]) => chars.map((c) => c.text).join('')

test('fillers that were read as letters, twice or not at all are fillers, one a cell', () => {
  const printed = 'PARLE<<TARUN<DEV<<<<<<<<<<<<'
  const chars = [...printed].map((letter, cell) => char(letter, middleOf(cell), 0.99))
  chars[12] = char('K', middleOf(12), 0.7)
  chars[16] = char('K', middleOf(16), 0.6)
  chars.splice(22, 2)
  chars.splice(6, 0, char('K', middleOf(5) + 5, 0.5))
  expect(text(inCells(lineOf(printed), chars))).toBe(printed)
})

test('a letter stays a letter, however unsure', () => {
  const printed = 'PARLE<<TARUNKDEV<<<<<<<<<<<<'
  const chars = [...printed].map((letter, cell) => char(letter, middleOf(cell), letter === 'K' ? 0.5 : 0.99))
  expect(text(inCells(lineOf(printed), chars))).toBe(printed)
})

test('pieces of one machine-readable line are joined, the line under them is not', () => {
  const piece = (words: string, x: number, y: number) => ({
    words: [{ text: words, confidence: 0.9, place: { x, y, width: 100, height: 20 }, chars: [] }],
    place: { x, y, width: 100, height: 20 },
    script: 'latin' as const,
  })
  const lines = [piece('P<INDROY<<AS', 0, 0), piece('HA<<<<<<<', 130, 2), piece('V1287245<41ND71053', 0, 40)]
  expect(joinMachineLines(lines).map((l) => l.words.map((w) => w.text).join(''))).toEqual([
    'P<INDROY<<ASHA<<<<<<<',
    'V1287245<41ND71053',
  ])
})
