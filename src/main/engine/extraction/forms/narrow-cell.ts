/** A narrow cell that holds a label with its value behind it, which goes on under the label: "Name SUTAR DILIP" over "MARUTI". */
import { labelX } from './label-x'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { middle, right, verticalOverlap, type Segment } from '../layout/layout'

/** In heights of the print: from a label to its value, from line to line of a cell, and how exactly lines begin at its margin. */
const [behindLabel, nextLine, flush] = [2.2, 1.7, 0.4]
/** What is under the cell stands this much further off than its lines do from each other. */
const clearStep = 1.2

/**
 * True for a line at the margin of such a cell. All that stands on it is of cells of the same row, each under its label:
 * a row of other labels would have values beside them.
 */
export function goesOnInCell(page: LabelledPage, hit: LabelHit, value: Segment, line: Segment): boolean {
  const { box } = hit.segment
  const isAt = (s: Segment, x: number): boolean => Math.abs(s.box.x - x) < flush * box.height
  const step = middle(line.box) - middle(box)
  if (value.box.x - right(box) > behindLabel * box.height || step > nextLine * box.height) return false
  if (!isAt(line, labelX(hit)) || line.words.some((word) => page.labelOf.has(word))) return false
  const labels = page.hits.filter(({ segment }) => verticalOverlap(segment.box, box) > 0.5)
  const others = page.layout.segments.filter((s) => s !== line && verticalOverlap(s.box, line.box) > 0.5)
  if (others.some((s) => !labels.some((label) => isAt(s, labelX(label))))) return false
  const below = page.layout.segments.filter((s) => isAt(s, line.box.x) && middle(s.box) > middle(line.box) + step / 2)
  return below.every((s) => middle(s.box) - middle(line.box) > clearStep * step)
}
