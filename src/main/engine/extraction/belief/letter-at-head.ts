/** A code that opens with a digit which may be a letter: "23-047719" was read, "Z3-047719" printed. */
import type { LaidWord } from '../layout/layout'

/** Digits in the shape of an O, I, Z, S or B, at the head of a short group that a mark ends. */
const opensShort = /^\W*[01258]\d?[-/](?=\p{Lu}|\d)/u

/**
 * True for printed words that open so, where the reader saw a letter there too, or is that of another script, which
 * knows the digits of Latin print better than its letters.
 */
export function mayOpenWithLetter([first]: readonly LaidWord[]): boolean {
  if (!first || !opensShort.test(first.text)) return false
  const head = first.chars.find(({ text }) => /\d/.test(text))
  return first.script !== 'latin' || (head?.others ?? []).some(({ text }) => /^[A-Za-z]$/.test(text))
}
