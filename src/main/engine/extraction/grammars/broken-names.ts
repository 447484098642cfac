/** Names that the end of a line breaks within a word: "Mangan Hill Produce Co-" over "operative". */
import type { Parsed } from './grammar'

/** True for print that breaks off with a hyphen: its last word goes on. */
export const breaksOff = (text: string): boolean => /\p{L}-$/u.test(text)

const withinWord = /(?<=\p{L}-) (?=\p{Ll})/gu
const hasOwnHyphen = /(?<!\p{L})co-\p{Ll}/iu

/**
 * A name with its broken word whole again. Whether the hyphen is of the word or of the line, the print does not say, but
 * in "Co-operative"; and what breaks off at its end is not all of a name.
 */
export function madeWhole(read: Parsed): Parsed {
  const value = read.value.replace(withinWord, '')
  const isGuess = value !== read.value && !hasOwnHyphen.test(value)
  const isDoubted = isGuess || breaksOff(read.span.lines.at(-1)?.at(-1)?.text ?? '')
  return { ...read, value, ...(isDoubted ? { isDoubted } : {}) }
}
