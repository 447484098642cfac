/** A digit of a code that may be a letter: "23-047719" was read, "Z3-047719" printed; "DT0924", and "DTO924" printed. */
import type { LaidWord } from '../layout/layout'

/**
 * "KLO15", "1J914": among an office's own letters and digits no reader tells the O from a zero, nor a one before a
 * letter from an I, nor either where it stands alone, as in "O/13/07"; "PO12" is an order.
 */
const untold = /[A-Z]{2}O\d|\dO|^1[A-Z]\d|\dI\d|(?<![A-Z\d])[0O](?![A-Z\d])/

/** Digits in the shape of an O, I, Z, S or B, at the head of a short group that a mark ends. */
const opensShort = /^\W*[01258]\d?[-/](?=\p{Lu}|\d)/u

const letterOf: Readonly<Record<string, string>> = { 0: 'ODQ', 1: 'IL', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** A digit behind letters is one of them where its reader gave that as much; of true digits it gives a hundredth. */
const mayBe = 0.05
/** The letter O is as a zero in many prints, and a reader that gives it but this was not sure. */
const mayBeO = 0.012
/** At the head of a group a digit is what most codes have: its reader has to have been torn. */
const isTorn = 0.2

/** True for a code of such letters and digits, or whose print, `words`, leaves open which of the two one of them is. */
export function isLetterOrDigit(value: string, words: readonly LaidWord[]): boolean {
  return untold.test(value) || mayOpenWithLetter(words) || words.some((w) => mayGoOnWithLetter(w) || isTornAtHead(w))
}

/** Where the reader saw a letter there too, or is that of another script, which knows the digits of Latin best. */
function mayOpenWithLetter([first]: readonly LaidWord[]): boolean {
  if (!first || !opensShort.test(first.text)) return false
  const head = first.chars.find(({ text }) => /\d/.test(text))
  return first.script !== 'latin' || (head?.others ?? []).some(({ text }) => /^[A-Za-z]$/.test(text))
}

function mayGoOnWithLetter({ chars }: LaidWord): boolean {
  const digit = chars.findIndex(({ text }) => /\d/.test(text))
  if (digit < 1 || !/[A-Z]/.test(chars[digit - 1]!.text)) return false
  const { text, others } = chars[digit]!
  const least = text === '0' ? mayBeO : mayBe
  return others.some((other) => other.confidence >= least && letterOf[text]?.includes(other.text))
}

/** "173/46": where its reader could hardly tell the one at the head of a group from an I. */
const isTornAtHead = ({ chars }: LaidWord): boolean =>
  chars.some(
    ({ text, others }, i) =>
      (i === 0 || /^[-/]$/.test(chars[i - 1]!.text)) &&
      others.some((other) => other.confidence >= isTorn && letterOf[text]?.includes(other.text)),
  )
