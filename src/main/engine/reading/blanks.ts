/** Blanks between words as the ink shows them, where a network saw none, and those that it saw where there is none. */
import type { FlatChar } from './flat-chars'
import type { FoundLine } from './segmentation/find-lines'
import { inkOfChars } from './segmentation/ink-of-chars'
import type { InkBox } from './segmentation/ink-spans'

/**
 * A gap that is wider by this than most of those between letters parts words, in heights of the print: of 400 gaps
 * between words in capitals 380 are as wide, of 6,300 within words six; and those six lie beside one that was seen.
 */
const apart = 0.15
/** Beside a digit, which leaves more blank at its sides: of 170 gaps between words 165 are as wide, within none. */
const apartFromDigit = 0.2
/** Wider than this, but not `apart`: a blank may be there, and nobody knows. */
const doubtful = { letters: 0.09, digit: 0.15 }
/** No wider than this is what stands within a word. */
const close = 0.03
const mostBelieved = 0.9
/** No blank is narrower, whatever the others are. */
const leastBlank = 0.2
/** Fewer gaps between letters than this tell nothing of the print. */
const leastGaps = 4
/** Of the gaps within words this share is narrower than the measure. */
const usualShare = 0.8

const letter = /^\p{Script=Latin}$/u
const capital = /^\p{Lu}$/u
const digit = /^\d$/

interface Gap {
  /** Width in heights of the print, beyond that of most gaps between letters; null where it cannot be told. */
  readonly beyond: number | null
  readonly isSeen: boolean
}

/**
 * Parts words where a blank stands between two of their capitals, as before an initial, or between a digit and a
 * letter, as before a unit: of small letters the networks miss hardly one, and marks and digits stand apart in many
 * faces. A blank that the networks saw between two capitals which stand as close as others do is none.
 */
export function withMeasuredBlanks(chars: readonly FlatChar[], line: FoundLine): readonly FlatChar[] {
  if (!chars.some((_, i) => kindAt(chars, i) !== null)) return chars
  const height = line.print.bottom - line.print.top
  const widths = widthsBefore(chars, line, height)
  const within = chars
    .flatMap((char, i) => {
      const width = widths[i]
      const isWithin = !char.spaceBefore && letter.test(char.text) && letter.test(chars[i - 1]?.text ?? '')
      return isWithin && typeof width === 'number' ? [width] : []
    })
    .sort((a, b) => a - b)
  if (within.length < leastGaps) return chars
  const usual = within[Math.floor((within.length - 1) * usualShare)]!
  const gaps = chars.map((char, i): Gap => {
    const width = widths[i] ?? null
    return { beyond: width === null ? null : width - usual, isSeen: char.spaceBefore }
  })
  return chars.map((char, i) => {
    const kind = kindAt(chars, i)
    const { beyond, isSeen } = gaps[i]!
    if (kind === null || beyond === null) return char
    const beside = [gaps[i - 1], gaps[i + 1]]
    const unsure = { ...char, confidence: Math.min(char.confidence, mostBelieved) }
    if (isSeen) {
      const isNone =
        kind === 'letters' && beyond <= close && beside.every((gap) => (gap?.beyond ?? 0) <= doubtful[kind])
      return isNone ? { ...unsure, spaceBefore: false } : char
    }
    // A network's places may be a letter off: the blank that it saw beside a letter may be this one.
    if (beside.some((gap) => gap?.isSeen && (gap.beyond === null || gap.beyond <= doubtful.letters))) return char
    const least = kind === 'letters' ? apart : apartFromDigit
    if (beyond > least && beyond + usual > leastBlank) return { ...char, spaceBefore: true }
    return beyond > doubtful[kind] ? unsure : char
  })
}

/** What stands on both sides of the place before a character, where a blank is looked for there. */
function kindAt(chars: readonly FlatChar[], i: number): 'letters' | 'digit' | null {
  const [before, char] = [chars[i - 1], chars[i]!]
  if (!before) return null
  if (capital.test(before.text) && capital.test(char.text)) return 'letters'
  if (char.spaceBefore) return null
  return (digit.test(before.text) && letter.test(char.text)) || (capital.test(before.text) && digit.test(char.text))
    ? 'digit'
    : null
}

/** Capitals that are open to the right, and how wide they are at least, as a share of their height. */
const leastWidths: readonly (readonly [RegExp, number])[] = [
  [/^[CG]$/, 0.6],
  [/^[EFKLRTXYZ]$/, 0.45],
]

/** True where the fine strokes at the right of a letter are too faint to be ink, and its gap seems wider than it is. */
const isPart = ({ text }: FlatChar, { left, right, top, bottom }: InkBox): boolean =>
  leastWidths.some(([letters, least]) => letters.test(text) && right - left < least * (bottom - top))

/** The gap in the ink before each character, in heights of the print; null where it cannot be told. */
function widthsBefore(chars: readonly FlatChar[], { ink }: FoundLine, height: number): (number | null)[] {
  const owned = inkOfChars(chars, ink, height)
  return owned.map((span, i) => {
    const before = owned[i - 1] ?? null
    if (span === null || before === null || span - before > 1) return null
    if (span === before) return 0
    return isPart(chars[i - 1]!, ink[before]!) ? null : (ink[span]!.left - ink[before]!.right) / height
  })
}
