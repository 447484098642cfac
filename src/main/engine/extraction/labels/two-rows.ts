/** Whether a label that seems broken over two lines is two labels, one under the other, each with its value. */
import { middle, type Layout, type Segment } from '../layout/layout'
import { rightOf } from '../layout/right-of'
import type { LabelHit } from './label-hit'

/**
 * True where both lines of a broken label are labels by themselves, each with a value to its right that tells, or, where
 * the first has one, as far apart as the rows of the form are; or the first is closed.
 */
export function isTwoRows(layout: Layout, found: readonly LabelHit[], { segment, from, to, tail }: LabelHit): boolean {
  const under = layout.segments.find((s) => tail?.[0] !== undefined && s.words.includes(tail[0]))
  if (!under) return false
  const alone = (s: Segment, at: number): boolean =>
    found.some((h) => !h.tail && h.segment === s && h.from === at && !lacksWord(h))
  // Amounts and days at the right edge of a bill stand far off.
  const values = [segment, under].map((s) => rightOf(layout, s, Infinity)?.words ?? [])
  const told = values.every((words) => words.some((w) => /\d/.test(w.text)) || /^[:：]/.test(words[0]?.text ?? ''))
  const isClosed = to < segment.words.length || /[#:：]$/.test(segment.words.at(-1)?.text ?? '')
  if (!alone(segment, from) || !alone(under, 0) || goesOn.test(segment.words[to - 1]?.text ?? '')) return false
  const isRow =
    values[0]!.length > 0 &&
    (isRowBelow(found, segment, under) ||
      isOneOfRows(layout, segment, under) ||
      isWiderThanLines(layout, segment, under))
  return isClosed || told || isRow
}

/** "गट क्रमांक व" over "उपविभाग": a line that ends so is not over. */
const goesOn = /^(?:व|आणि|एवं|तथा|and|&)$/iu

/** "Property" is like "Property ID", and is half of "Property Address". */
const lacksWord = ({ phrase, from, to, likeness }: LabelHit): boolean =>
  likeness < 1 && to - from < phrase.split(/\s+/).length

/** True for lines of one column that are as far apart as a label over them, or under them, is from the nearer. */
function isRowBelow(found: readonly LabelHit[], above: Segment, below: Segment): boolean {
  const step = middle(below.box) - middle(above.box)
  return found.some(({ segment, tail }) => {
    if (tail || Math.abs(segment.box.x - above.box.x) > 0.6 * above.box.height) return false
    const off = [middle(above.box) - middle(segment.box), middle(segment.box) - middle(below.box)]
    return off.some((distance) => Math.abs(distance - step) < 0.15 * step)
  })
}

/**
 * True for two lines with values that begin at one place, where the next row of the form is as far off as they are from
 * each other and has its value there too, whether or not its label is known.
 */
function isOneOfRows(layout: Layout, above: Segment, below: Segment): boolean {
  const step = middle(below.box) - middle(above.box)
  const slack = 0.6 * above.box.height
  const valueX = rightOf(layout, below)?.box.x ?? NaN
  const beginsThere = (s: Segment): boolean => Math.abs((rightOf(layout, s)?.box.x ?? NaN) - valueX) < slack
  return (
    beginsThere(above) &&
    layout.segments.some(
      (s) =>
        Math.abs(s.box.x - above.box.x) < slack &&
        Math.abs(middle(s.box) - middle(below.box) - step) < 0.15 * step &&
        beginsThere(s),
    )
  )
}

/** Lines of one value stand closer than rows by at least this share. */
const closer = 0.9

/** True for two lines with values that begin at one place, where the second goes on in a line that is nearer than the rows are. */
function isWiderThanLines(layout: Layout, above: Segment, below: Segment): boolean {
  const step = middle(below.box) - middle(above.box)
  const [first, second] = [above, below].map((s) => rightOf(layout, s))
  const slack = 0.6 * above.box.height
  if (!first || !second || Math.abs(first.box.x - second.box.x) > slack) return false
  return layout.segments.some(({ box }) => {
    const off = middle(box) - middle(second.box)
    return Math.abs(box.x - second.box.x) < slack && off > step / 2 && off < closer * step
  })
}
