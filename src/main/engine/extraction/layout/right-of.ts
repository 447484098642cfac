/** What stands to the right of a line, or of two lines that belong together. */
import { median } from '../../median'
import { bottom, middle, right, segmentFrom, verticalOverlap, type Layout, type Segment } from './layout'

/** A value may stand in a column of its own, this many heights of text off. */
const farthest = 20

/** The nearest segment to the right on the same line, within so many heights of text. */
export function rightOf(layout: Layout, segment: Segment, within = farthest): Segment | null {
  const limit = right(segment.box) + within * layout.textHeight
  const beside = layout.segments.filter(
    (s) =>
      s !== segment &&
      s.box.x >= right(segment.box) - layout.textHeight / 2 &&
      s.box.x < limit &&
      verticalOverlap(s.box, segment.box) > 0.5,
  )
  beside.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y)
  return beside.find((s) => !isUnreadLeader(s)) ?? beside[0] ?? null
}

/** True for many words that are hardly read: dots between a label and its value. */
const isUnreadLeader = ({ words }: Segment): boolean =>
  words.length >= leastInLeader && median(words.map(({ confidence }) => confidence)) < readOfLeader
const leastInLeader = 4
const readOfLeader = 0.65

/** The nearest segment to the right of two lines: beside either of them, or halfway between. Null where one is missing. */
export const rightOfBoth = (layout: Layout, one: Segment, other: Segment | undefined): Segment | null =>
  other ? rightOf(layout, segmentFrom([...one.words, ...other.words])) : null

/** The line of another script right over a line, beginning where it does. */
export const inOtherScriptOver = (layout: Layout, { box: under, script: own }: Segment): Segment | undefined =>
  layout.segments.find(
    ({ box, script }) =>
      script !== own &&
      middle(box) < under.y &&
      under.y - bottom(box) < under.height &&
      Math.abs(box.x - under.x) < under.height,
  )
