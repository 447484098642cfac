/** Forms that print each label small over its value, in columns: what stands beside a label there is a label too. */
import { isLabelSegment, underBox } from './form-columns'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { verticalOverlap, type Segment } from '../layout/layout'

/** In heights of a label: how exactly labels of one column begin at its edge, and how much larger what is under them is. */
const [atEdge, valuePrint] = [0.4, 1.1]

/**
 * True for what stands beside a label in its small print where others of the form have labels, each of the two with
 * something larger under it: it is one too, known or not, as "Person responsible" over a name.
 */
export function isStackedHead(page: LabelledPage, { segment, from, to }: LabelHit, after: Segment): boolean {
  const isAt = (s: Segment, x: number): boolean => Math.abs(s.box.x - x) < atEdge * segment.box.height
  const underIt = (s: Segment): Segment | undefined => underBox(page, s, s.box).find((v) => isAt(v, s.box.x))
  const [own, other] = [underIt(segment), underIt(after)]
  if (from > 0 || to < segment.words.length || !own || !other) return false
  if (isLabelSegment(page, own) || isLabelSegment(page, other) || verticalOverlap(own.box, other.box) < 0.5)
    return false
  const { height } = segment.box
  const areSmaller = [own, other].every(({ box }) => box.height > valuePrint * height)
  return (
    areSmaller &&
    Math.abs(after.box.height - height) < 0.05 * height &&
    page.hits.some((hit) => hit.segment !== after && hit.from === 0 && isAt(hit.segment, after.box.x))
  )
}
