import type { LabelHit } from './label-hit'
import { right, verticalOverlap } from '../layout/layout'

/** From a translation to its label on one line, in heights of the print. */
const farthestTranslation = 6

/** Where a label begins with its translation, which may stand well before it on its line. */
export const translatedStart = (hits: readonly LabelHit[], { label, segment }: LabelHit): number =>
  Math.min(
    segment.box.x,
    ...hits
      .filter(
        (other) =>
          other.label === label &&
          other.segment.script !== segment.script &&
          right(other.segment.box) <= segment.box.x &&
          segment.box.x - right(other.segment.box) < farthestTranslation * segment.box.height &&
          verticalOverlap(other.segment.box, segment.box) > 0.3,
      )
      .map((other) => other.segment.box.x),
  )
