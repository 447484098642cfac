/** What a letter says that it is: behind "Sub:", or in a line of its own by the words that it addresses somebody with. */
import type { LabelHit } from '../../extraction/labels/label-hit'
import { bottom, right, textOf, type Layout } from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'

type Hit = Pick<LabelHit, 'segment' | 'from' | 'to'>

export const isSubject = (hit: Hit, layout: Layout): boolean => isBehindSub(hit, layout) || isBySalutation(hit, layout)

/** What may stand between "Sub:" and the name of the paper; "your" names a paper of the other side. */
const between =
  '(?:our|the|a|an|firm|formal|confirmed|regular|issue of|issuance of|placement of|placing of|release of)\\s+'
const opens = new RegExp(`^sub(?:ject)?\\W*(?:${between}){0,2}$`, 'i')
const opened = new RegExp(`^(?:${between}){0,2}$`, 'i')

/** "Sub: Order for supply of pipes", in one piece or with a blank behind "Subject :". */
function isBehindSub({ segment, from }: Hit, layout: Layout): boolean {
  const words = textOf(segment.words.slice(0, from)).replace(/(?<=\S)$/, ' ')
  if (from > 0 && opens.test(words)) return true
  return (
    opened.test(words) &&
    layout.segments.some(
      (left) => /^\W*sub(?:ject)?\W*$/i.test(textOf(left.words)) && rightOf(layout, left) === segment,
    )
  )
}

const salutation = /^\W*(?:(?:dear|respected)\s+)?(?:sirs?|madam|gentlemen)(?:\s*(?:\/|or)\s*(?:madam|sirs?))?\W*$/i
/** What it is for follows, and no number: that of another paper may be what the letter is about. */
const goesOn = /^\W*$|^\W*(?:for|of|in|to|cum|towards)\s/i
/** A line of a paragraph ends at the margin of the page. */
const fullLine = 0.85

/** "AUTO LOAN : DELIVERY ORDER FOR VEHICLE" under "Dear Sir": no sentence, since its line is not filled. */
function isBySalutation({ segment, from, to }: Hit, { box, segments }: Layout): boolean {
  const before = textOf(segment.words.slice(0, from))
  if (!/^$|[:：]\s*$/.test(before) || !goesOn.test(textOf(segment.words.slice(to)))) return false
  if (right(segment.box) > box.x + fullLine * box.width) return false
  return segments.some(
    (other) =>
      salutation.test(textOf(other.words)) &&
      Math.max(other.box.y - bottom(segment.box), segment.box.y - bottom(other.box)) < 2.5 * segment.box.height,
  )
}
