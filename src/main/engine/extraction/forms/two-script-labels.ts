/** Labels that are printed in two scripts, one line over the other: what stands beside them may stand halfway between. */
import type { LabelHit, LabelledPage } from '../labels/labels'
import { around, middle, verticalOverlap, type Segment } from '../layout/layout'

/** A label of which both lines are known, one over the other in two scripts: its value may stand halfway between them. */
export function inTwoScripts(page: LabelledPage, { label, segment }: LabelHit): Segment['box'] {
  const own = segment.box
  const other = page.layout.segments.find(
    (s) =>
      s.script !== segment.script &&
      Math.abs(s.box.x - own.x) < own.height &&
      Math.abs(middle(s.box) - middle(own)) < 1.8 * own.height &&
      verticalOverlap(s.box, own) < 0.2 &&
      s.words.some((w) => page.labelOf.get(w)?.label === label),
  )
  return other ? around([own, other.box]) : own
}
