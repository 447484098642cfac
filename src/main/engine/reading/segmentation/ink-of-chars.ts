/** Which ink is whose: a network's places may be astray by most of a letter, but the order of letters and ink is one. */
import { middle, type InkSpan } from './ink-spans'

/** What it costs to leave ink to no character, in heights of the print that a place may be astray instead. */
const leftOut = 0.45
/** A character whose place is further off its ink, in heights of the print, is not known to be that ink. */
const furthest = 0.5

/**
 * The stretch of ink of each character: in their order, with places as little astray as can be, touching letters in
 * one stretch. Null for a character whose ink is not known.
 */
export function inkOfChars(chars: readonly InkSpan[], ink: readonly InkSpan[], height: number): (number | null)[] {
  if (ink.length === 0) return chars.map(() => null)
  const off = (char: InkSpan, span: InkSpan): number =>
    Math.max(0, span.left - middle(char), middle(char) - span.right) / height
  // The least that the characters so far come to when the last of them is in each stretch of ink.
  let sums = ink.map((_, s) => leftOut * s)
  const from: number[][] = []
  chars.forEach((char, i) => {
    let [skipped, skippedTo] = [Infinity, -1]
    const came: number[] = []
    sums = ink.map((span, s) => {
      let [least, at] = [sums[s]!, s]
      if (i > 0 && s > 0) {
        skipped += leftOut
        if (sums[s - 1]! < skipped) [skipped, skippedTo] = [sums[s - 1]!, s - 1]
        if (skipped < least) [least, at] = [skipped, skippedTo]
      }
      came.push(at)
      return least + off(char, span)
    })
    from.push(came)
  })
  const ends = sums.map((sum, s) => sum + leftOut * (ink.length - 1 - s))
  let at = ends.indexOf(Math.min(...ends))
  const owned: number[] = []
  for (let i = chars.length - 1; i >= 0; i--) {
    owned[i] = at
    at = from[i]![at]!
  }
  return owned.map((s, i) => (off(chars[i]!, ink[s]!) > furthest ? null : s))
}
