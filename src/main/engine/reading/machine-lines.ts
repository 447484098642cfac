/** Machine-readable lines of passports: letters of one width, of which each has a cell of its own. */
import { median } from '../median'
import { chevronsOf, type FindChevron } from './chevron'
import type { FlatChar } from './flat-chars'
import type { FoundLine } from './segmentation/find-lines'
import { middle } from './segmentation/ink-spans'

/** A line with this many fillers is machine-readable, and so Latin whatever its shapes say. */
const leastFillers = 5
const leastChars = 20
/** A character as sure as this is what it was read as. */
const surely = 0.97
/** How far a fair share of the characters may stand off the middle of their cells, in widths of a cell. */
const mostOff = 0.3

export const isMachineReadable = (chars: readonly FlatChar[]): boolean =>
  chars.filter(({ text }) => text === '<').length >= leastFillers

/**
 * The characters of a machine-readable line, one a cell: of two that were read in one the surer. Fillers are told by
 * their shape, those that were read as letters and those that were not read. What has no even pitch stays as it is.
 */
export function inCells(line: FoundLine, chars: readonly FlatChar[]): FlatChar[] {
  const x = chars.map(middle)
  const pitch = median(x.slice(1).map((at, i) => at - x[i]!))
  if (chars.length < leastChars || pitch <= 0) return [...chars]
  const surest = chars.filter(({ text }) => text === '<').sort((a, b) => b.confidence - a.confidence)
  const chevronAt = chevronsOf(line, pitch, surest.map(middle))
  const told = chars.map((char) =>
    char.text !== '<' && char.confidence >= surely ? char : toldByShape(char, chevronAt),
  )
  const grid = gridOf(told.map(middle), pitch)
  if (!grid) return told
  const cells: (FlatChar | undefined)[] = []
  for (const char of told) {
    const cell = grid.cellOf(middle(char))
    const other = cells[cell]
    if (cell >= 0 && (!other || char.confidence > other.confidence)) cells[cell] = char
  }
  return Array.from(cells, (char, cell) => char ?? unread(cells, cell, grid.middleOf(cell), chevronAt))
    .filter((char) => char !== null)
    .map((char, i) => ({ ...char, spaceBefore: i === 0 }))
}

function toldByShape(char: FlatChar, chevronAt: FindChevron): FlatChar {
  const chevron = chevronAt(middle(char))
  if (chevron) return filler(char, chevron.x, chevron.likeness)
  return char.text === '<' ? { ...char, confidence: char.confidence / 2 } : char
}

/** A filler in a cell in which nothing was read, if one is there. */
function unread(
  cells: readonly (FlatChar | undefined)[],
  cell: number,
  at: number,
  chevronAt: FindChevron,
): FlatChar | null {
  const before = cells.slice(0, cell).findLast((char) => char !== undefined)
  const chevron = chevronAt(at)
  return before && chevron ? filler(before, chevron.x, chevron.likeness) : null
}

const filler = (like: FlatChar, x: number, confidence: number): FlatChar => {
  const half = Math.min(6, (like.right - like.left) / 2)
  return { ...like, text: '<', confidence, others: [], left: x - half, right: x + half }
}

interface Grid {
  cellOf(x: number): number
  middleOf(cell: number): number
}

/** The cells on which places lie; null where they lie on none. */
function gridOf(x: readonly number[], usual: number): Grid | null {
  let [start, pitch] = [x[0]!, usual]
  // Step by step at first, so that a pitch that is a little wrong does not add up; then by the line through all.
  let cell = 0
  let cells = x.map((at, i) => (i === 0 ? 0 : (cell += Math.max(0, Math.round((at - x[i - 1]!) / pitch)))))
  for (let round = 0; round < 3; round++) {
    ;({ start, pitch } = lineThrough(cells, x))
    if (pitch < usual / 2) return null
    cells = x.map((at) => Math.round((at - start) / pitch))
  }
  const off = x.map((at, i) => Math.abs(at - start - pitch * cells[i]!) / pitch).sort((a, b) => a - b)
  if (off[Math.floor(off.length * 0.8)]! > mostOff) return null
  const first = cells[0]!
  return {
    cellOf: (at) => Math.round((at - start) / pitch) - first,
    middleOf: (at) => start + pitch * (at + first),
  }
}

/** Least squares of places over cells. */
function lineThrough(cells: readonly number[], x: readonly number[]): { start: number; pitch: number } {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
  const [c, m] = [mean(cells), mean(x)]
  const over = cells.reduce((sum, k, i) => sum + (k - c) * (x[i]! - m), 0)
  const under = cells.reduce((sum, k) => sum + (k - c) ** 2, 0)
  const pitch = under === 0 ? 0 : over / under
  return { start: m - pitch * c, pitch }
}
