/** Blanks between words as the ink shows them, where a network saw none. */
import type { FlatChar } from './flat-chars'
import type { FoundLine } from './segmentation/find-lines'
import { middle, type InkSpan } from './segmentation/ink-spans'

/**
 * A gap that is wider by this than most of those within words parts words, in heights of the print: of 1,750 gaps
 * between words 1,450 are as wide, of 11,400 within words none is that lies where the network says.
 */
const apart = 0.15
/** Wider than this, but not `apart`: a blank may be there, and nobody knows. */
const doubtful = 0.09
const mostBelieved = 0.9
/** No blank is narrower, whatever the others are. */
const leastBlank = 0.2
/** Fewer gaps between letters than this tell nothing of the print. */
const leastGaps = 4
/** Of the gaps within words this share is narrower than the measure. */
const usualShare = 0.8
/**
 * The middle of a letter's place lies no further off its ink, in heights of the print; beyond `owned` the ink may be
 * another's.
 */
const astray = 0.15
const owned = 0.05
/** So many characters to either side of a gap are looked at. */
const around = 3

const letter = /^\p{Script=Latin}$/u
const capital = /^\p{Lu}$/u

interface Gap {
  /** Width in heights of the print; null where nothing can be said of it. */
  readonly width: number | null
  readonly spaceBefore: boolean
}

/**
 * Parts words where a blank stands between two of their capitals, as before an initial; of small letters the networks
 * miss hardly one, and marks and digits stand apart in many faces.
 */
export function withMeasuredBlanks(chars: readonly FlatChar[], line: FoundLine): readonly FlatChar[] {
  if (!chars.some((_, i) => isBetweenCapitals(chars, i))) return chars
  const height = line.print.bottom - line.print.top
  const gaps = chars.map((_, i): Gap => ({
    width: widthBefore(chars, i, line.ink, height),
    spaceBefore: chars[i]!.spaceBefore,
  }))
  const within = gaps
    .flatMap((gap) => (gap.width !== null && !gap.spaceBefore ? [gap.width] : []))
    .sort((a, b) => a - b)
  if (within.length < leastGaps) return chars
  const usual = within[Math.floor((within.length - 1) * usualShare)]!
  return chars.map((char, i) => {
    const { width } = gaps[i]!
    if (width === null || !isBetweenCapitals(chars, i)) return char
    // A network's places may be a letter off: the blank that it saw beside a letter may be this one.
    const isSeen = [gaps[i - 1], gaps[i + 1]].some(
      (gap) => gap?.spaceBefore && (gap.width === null || gap.width - usual <= doubtful),
    )
    if (isSeen) return char
    if (width - usual > apart && width > leastBlank) return { ...char, spaceBefore: true }
    return width - usual > doubtful ? { ...char, confidence: Math.min(char.confidence, mostBelieved) } : char
  })
}

/** True where a capital follows another one and the network saw no blank before it. */
const isBetweenCapitals = (chars: readonly FlatChar[], i: number): boolean =>
  i > 0 && !chars[i]!.spaceBefore && capital.test(chars[i]!.text) && capital.test(chars[i - 1]!.text)

/** The gap between a letter and the one before it; null where one of the two is no letter, or its place is not sure. */
function widthBefore(chars: readonly FlatChar[], i: number, ink: readonly InkSpan[], height: number): number | null {
  const [before, char] = [chars[i - 1], chars[i]!]
  if (!before || !letter.test(before.text) || !letter.test(char.text)) return null
  const [from, to] = [middle(before), middle(char)]
  const reach = astray * height
  const between = ink.filter((span) => span.right >= from - reach && span.left <= to + reach)
  const [first, last] = [between[0], between.at(-1)]
  // Places that lie in no ink are not those of the letters; and ink of no letter belongs to one that is out of place.
  const isPlaced = first && last && first.left <= from + reach && last.right >= to - reach
  if (!isPlaced || hasForgottenInk(ink, chars.slice(Math.max(0, i - around), i + around), owned * height)) return null
  const blanks = between.slice(1).map((span, k) => span.left - between[k]!.right)
  return Math.max(0, ...blanks) / height
}

/** True where a stretch of ink among some neighbouring characters has the middle of none. */
function hasForgottenInk(ink: readonly InkSpan[], chars: readonly FlatChar[], reach: number): boolean {
  const [first, last] = [chars[0]!, chars.at(-1)!]
  return ink
    .filter((span) => middle(span) > middle(first) && middle(span) < middle(last))
    .some(({ left, right }) => !chars.some((char) => middle(char) > left - reach && middle(char) < right + reach))
}
