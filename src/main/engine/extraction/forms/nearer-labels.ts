/** Whether what stands beside a label is rather the value of another one. */
import { isLabelSegment } from './form-columns'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { middle, right, type Segment } from '../layout/layout'

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
