/** Cells of several lines beside a label of fewer, which stands at half their height. */
import { bottom, middle, right, verticalOverlap, type Layout, type Segment } from './layout'

/** Lines of one cell are as far from each other, up to this share of the print's height. */
const evenShare = 0.3
/** And no farther than so many heights of it. */
const farthest = 1.8
/** A label stands at half the height of its cell, give or take this share of the print's height. */
const halfShare = 0.35

/**
 * The lines of the cell beside a label, where its first stands higher than the label does: "(8) … घेणा-या पक्षकाराचे नाव" between
 * "1): नाव:-प्रशांत विलास बोरसे …" and "कोड:-422008". None where the label stands beside the first line of its value.
 */
export function cellAround(layout: Layout, label: Segment, column: number): readonly Segment[] {
  const { textHeight, segments } = layout
  const isOf = (x: number, { box }: Segment): boolean => Math.abs(box.x - x) < textHeight
  const lines = segments.filter((s) => isOf(column, s)).sort((a, b) => a.box.y - b.box.y)
  const start = lines.findLastIndex(({ box }) => middle(box) < label.box.y)
  const [first, second] = [lines[start], lines[start + 1]]
  if (!first || !second) return []
  const pitch = second.box.y - first.box.y
  if (pitch > farthest * textHeight) return []
  const goesOn = (one: Segment | undefined, next: Segment | undefined): boolean =>
    one !== undefined && next !== undefined && Math.abs(next.box.y - one.box.y - pitch) < evenShare * textHeight
  let from = start
  let to = start + 1
  while (goesOn(lines[from - 1], lines[from])) from--
  while (goesOn(lines[to], lines[to + 1])) to++
  const cell = lines.slice(from, to + 1)
  const half = (cell[0]!.box.y + bottom(cell.at(-1)!.box)) / 2
  const isBesideOther = segments.some(
    (s) => s !== label && isOf(label.box.x, s) && cell.some(({ box }) => verticalOverlap(box, s.box) > 0.4),
  )
  return Math.abs(half - middle(label.box)) < halfShare * textHeight && !isBesideOther ? cell : []
}

/** A cell stands at most so many heights of the print right of its label. */
const farthestRight = 20

/** The same, of the nearest cell right of a label of one line. */
export function cellAtHalf(layout: Layout, label: Segment): readonly Segment[] {
  const end = right(label.box)
  const near = layout.segments.filter(
    ({ box }) =>
      box.x > end && box.x < end + farthestRight * layout.textHeight && verticalOverlap(box, label.box) > leastBeside,
  )
  return near.length < 2 ? [] : cellAround(layout, label, Math.min(...near.map(({ box }) => box.x)))
}
/** Of two lines with a label at half their height, each shares so much of its height at least. */
const leastBeside = 0.2
