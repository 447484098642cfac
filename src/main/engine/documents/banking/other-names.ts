/** Whether a page prints the name of its bank in another form as well, of which some take the one and some the other. */
import { fold } from '../../extraction/labels/fuzzy'
import type { LabelledPage } from '../../extraction/labels/labels'
import { textOf, verticalOverlap, type Segment } from '../../extraction/layout/layout'

const ends = ['Limited', 'Ltd'].map(fold)
const isWhole = (name: string): boolean => ends.some((end) => name.endsWith(end))

/** True for "SAGAR BANK" at the head of pages that say "The Sagar Bank Ltd." or "SAGAR BANK LIMITED" somewhere. */
export function isWholeElsewhere(pages: readonly LabelledPage[], name: string): boolean {
  const own = fold(name)
  if (isWhole(own)) return false
  return pages.some(({ layout }) =>
    layout.segments.some(({ words }) => {
      const text = fold(textOf(words))
      return ends.some((end) => text.includes(own + end))
    }),
  )
}

/** True for "SAGAR GRAMIN BANK" behind "सागर ग्रामीण बैंक" on one line. */
export const isBesideItself = ({ layout }: LabelledPage, { box }: Segment): boolean =>
  layout.segments.some(
    (other) =>
      other.box !== box &&
      verticalOverlap(other.box, box) > 0.5 &&
      /(?:बँक|बैंक)(?![\p{L}\p{M}])/u.test(textOf(other.words)),
  )
