/** What was read as letters and is none: dots that lead to a value, a colon or a comma by itself. */
import { right, verticalOverlap } from './box-places'
import type { PlainLine } from './plain-line'

const leaderShare = 2.2
const lowShare = 0.6

/** The segments that are no print, beside all others of the page, whose print is mostly so high. */
export const noPrint = <Own extends PlainLine>(segments: readonly Own[], textHeight: number): ReadonlySet<Own> =>
  new Set(
    segments.filter((s) => s.box.height < lowShare * textHeight && (isLeader(s, segments) || isMark(s, segments))),
  )

/** Dots that lead from a label to its value were read as letters: they stand low beside print that is much higher. */
const isLeader = ({ box }: PlainLine, segments: readonly PlainLine[]): boolean =>
  segments.some(
    ({ box: other }) =>
      other.height > leaderShare * box.height &&
      verticalOverlap(other, box) > 0.8 &&
      box.y > other.y + 0.4 * other.height,
  )

/** As shares of the height of the print beside it: how high and wide a mark is, and how far from it. */
const mark = { height: lowShare, width: 0.3, reach: 3 }

/** A colon between a label and its value, or the comma of a name, that a reader took for a letter: none is so small. */
const isMark = ({ words, box }: PlainLine, segments: readonly PlainLine[]): boolean =>
  words.length === 1 &&
  /^\p{L}$/u.test(words[0]!.text) &&
  segments.some(
    ({ box: other }) =>
      box.height < mark.height * other.height &&
      box.width < mark.width * other.height &&
      verticalOverlap(other, box) > 0.8 &&
      Math.max(other.x - right(box), box.x - right(other)) < mark.reach * other.height,
  )
