/** Labels of a form within a deed that stand in the middle beside two lines of their value, and so on no line of it. */
import { around, bottom, right, type Segment } from '../layout/layout'

/** In heights of the print: how exactly the lines of a value begin under each other. */
const aligned = 0.8

/** The lines of a page; a label that stands beside two lines, between them, is told before both as one line. */
export function withCentredLabels(lines: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const told: (readonly Segment[])[] = []
  for (let i = 0; i < lines.length; i++) {
    const row = rowAt(lines, i)
    told.push(row ?? lines[i]!)
    if (row) i += linesOfRow - 1
  }
  return told
}

const linesOfRow = 3

/** Three lines of one cell each, of which the second reaches beside both others: the label and its whole value. */
function rowAt(lines: readonly (readonly Segment[])[], from: number): readonly Segment[] | null {
  const row = lines.slice(from, from + linesOfRow)
  const [first, label, second] = row.map(([cell]) => cell)
  if (!first || !label || !second || row.some((cells) => cells.length > 1)) return null
  const isBeside = label.box.y < bottom(first.box) && bottom(label.box) > second.box.y && label.box.y > first.box.y
  const isOneCell = Math.abs(first.box.x - second.box.x) < aligned * first.box.height
  if (!isBeside || !isOneCell || right(label.box) > Math.min(first.box.x, second.box.x)) return null
  const value = { ...first, words: [...first.words, ...second.words], box: around([first.box, second.box]) }
  return [label, value]
}
