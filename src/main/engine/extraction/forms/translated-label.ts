/** A label that a form says again in another language, behind a stroke. */
import type { LabelHit } from '../labels/labels'
import { textOf, type LaidWord, type Segment } from '../layout/layout'
import type { Line } from './line-rest'

/**
 * "Name of the Establishment / आस्थापनेचे नाव" with the value in the next cell: after the stroke the label says itself
 * again in another language, known or not, and without a colon of its own. A colon that opens the next cell tells it in
 * any script: fonts of before Unicode give letters of the Latin one.
 */
export function isTranslation(
  hit: LabelHit,
  before: LaidWord | undefined,
  rest: Line,
  beside: Segment | null,
): boolean {
  const label = hit.segment.words[hit.to - 1]
  if (!beside || !label || !before || rest.length === 0) return false
  // "K No. / के.नं." of which a few marks could be read.
  if (/^\/\s?\S{1,3}$/.test(textOf(/\/$/.test(before.text) ? [before, ...rest] : rest))) return true
  if (!/\/$/.test(before.text)) return false
  // Short words that were read badly are signs of a script that the reader does not know.
  if (rest.every((w) => w.text.length <= 3 && w.confidence < 0.8)) return true
  // Longer ones too, beside a number that was read well, or beside print that was read much better.
  if (rest.length <= mostTranslated && isPoor(rest) && numberLike.test(textOf(beside.words)) && !isPoor(beside.words))
    return true
  if (rest.length <= mostTranslated && meanOf(rest) < guessed && meanOf(beside.words) > clearly) return true
  // "श्रेणी / वर्ग": one word behind the stroke, and the value in the next cell.
  if (rest.length === 1 && /^[\p{L}\p{M}]{3,}$/u.test(rest[0]!.text)) return true
  if (rest.some((w) => /\d|[:：]/.test(w.text))) return false
  const own = isLatin(label)
  if (numberLike.test(textOf(beside.words))) return true
  return /^[:：]/.test(textOf(beside.words)) || rest.every((w) => !/\p{L}/u.test(w.text) || isLatin(w) !== own)
}

/** A translation that was taken for other print has so many words at most, read no surer than this. */
const mostTranslated = 3
const poorly = 0.8
const isPoor = (words: Line): boolean => meanOf(words) < poorly
/** Of letters that were guessed, and of those beside them that nobody had to guess. */
const [guessed, clearly] = [0.5, 0.95]
const meanOf = (words: Line): number => words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length

/** "भवन संख्या / यूनिक आईडी" beside its number: no words behind the stroke are what the number is of. */
const numberLike = /^[\p{Lu}/-]*\p{Nd}[\p{Lu}\p{Nd}/-]{2,}$/u

export const isLatin = ({ text }: LaidWord): boolean => /\p{Script=Latin}/u.test(text)
