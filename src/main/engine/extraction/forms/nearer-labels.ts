/** Whether what stands beside a label is rather the value of another one. */
import { isLabelSegment, underBox } from './form-columns'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { bottom, middle, right, textOf, type Segment } from '../layout/layout'

/** True for what opens with the colon of another label, which stands between. */
export const isOfNearerLabel = (page: LabelledPage, hit: LabelHit, value: Segment): boolean =>
  /^[:：]/.test(value.words[0]?.text ?? '') &&
  page.layout.segments.some(
    (s) =>
      s !== hit.segment &&
      isLabelSegment(page, s) &&
      s.box.x >= right(hit.segment.box) &&
      right(s.box) <= value.box.x &&
      Math.abs(middle(s.box) - middle(value.box)) < value.box.height,
  )

/** True for what another label of the same column is nearer to. */
export function isLevelWithAnother({ hits }: LabelledPage, hit: LabelHit, { box }: Segment): boolean {
  const off = (other: LabelHit): number => Math.abs(middle(other.segment.box) - middle(box))
  return hits.some(
    (other) =>
      other.segment !== hit.segment &&
      right(other.segment.box) <= box.x &&
      right(other.segment.box) > hit.segment.box.x &&
      off(other) < off(hit),
  )
}

/** In heights of the print: how exactly the lines of a block begin at one margin, and how closely they follow each other. */
const [flush, closely] = [0.5, 1.2]

/**
 * "Name of Enterprise" over its value, beside the second line of an address that stands under a label of its own: true
 * for a line of such a block, where the label has something else under it.
 */
export function isUnderAnotherHead(page: LabelledPage, hit: LabelHit, value: Segment): boolean {
  // "Amount Payable" beside "Rs. 12,130.00" in a column of amounts: their head names none of them.
  if (!/\p{L}{3}/u.test(textOf(value.words))) return false
  const own = underBox(page, hit.segment, hit.segment.box)[0]
  if (!own || isLabelSegment(page, own)) return false
  const head = headOver(page, value)
  return head !== null && head !== hit.segment && head.box.x >= right(hit.segment.box)
}

/** The label that stands over the lines of a block, with nothing beside it; null where none does. */
function headOver(page: LabelledPage, value: Segment): Segment | null {
  const { height } = value.box
  const over = page.layout.segments.find(
    ({ box }) =>
      Math.abs(box.x - value.box.x) < flush * height &&
      middle(box) < value.box.y &&
      value.box.y - bottom(box) < closely * height,
  )
  if (!over) return null
  if (!isLabelSegment(page, over)) return headOver(page, over)
  return over.words.every((word) => page.labelOf.has(word)) ? over : null
}
