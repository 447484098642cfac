/** Letters of places in an address, put right where the post offices of its PIN code tell what they must be. */
import type { WordEvidence } from '../../address'
import { wereRead, type LaidWord } from '../layout/layout'

/** Letters that print too small or too soft shows alike; vowels are spelt one for another, and are not among them. */
const alike = ['hn', 'hb', 'lt', 'li', 'ij', 'ft', 'ce', 'co', 'gq', 'gy', 'rt', 'mn', 'nu'] as const
/** A letter that the reader is so sure of, and saw nothing else in, is printed so, whatever the directory spells. */
const sureLetter = 0.99
const isAlike = (a: string, b: string): boolean => alike.some((pair) => pair.includes(a) && pair.includes(b))

/**
 * The text of an address in which a word that no place has is exchanged for the one expected place that differs from
 * it in a single letter, where the two letters look alike or the reader saw the other one as well. `printed` are the
 * words that it was read from: those of a PDF's text are as printed.
 */
export function withPlaceLetters(
  text: string,
  { misspelt }: Pick<WordEvidence, 'misspelt'>,
  printed: readonly LaidWord[],
): string {
  if (printed.length > 0 && !wereRead(printed)) return text
  return [...misspelt].reduce((value, [word, expected]) => {
    const meant = expected.filter((other) => isMisread(word, other, printed))
    return meant.length === 1 ? exchanged(value, word, meant[0]!) : value
  }, text)
}

/** True where an m was read of the r and n that stand close in the place: however surely, the two look the same. */
const isRnRead = (word: string, other: string): boolean =>
  other.length === word.length + 1 &&
  [...word].some((letter, i) => letter === 'm' && other === `${word.slice(0, i)}rn${word.slice(i + 1)}`)

function isMisread(word: string, other: string, printed: readonly LaidWord[]): boolean {
  if (isRnRead(word, other)) return true
  if (word.length !== other.length) return false
  const off = [...word].flatMap((letter, i) => (letter === other[i] ? [] : [i]))
  const [at] = off
  if (off.length !== 1 || at === undefined) return false
  const letters = printedLetters(word, at, printed)
  // Other letters that the reader saw in the place of one.
  if (letters.some(({ others }) => others.some((o) => o.text.toLowerCase() === other[at]))) return true
  return isAlike(word[at]!, other[at]!) && !letters.some(({ confidence }) => confidence >= sureLetter)
}

/** The letter at a place of a word, as it was read wherever the word is printed. */
const printedLetters = (word: string, at: number, printed: readonly LaidWord[]): LaidWord['chars'] =>
  printed.flatMap(({ text, chars }) => {
    const start = text.toLowerCase().indexOf(word)
    // A character of some scripts is several letters: then their places do not tell which one is meant.
    return start < 0 || chars.length !== text.length ? [] : [chars[start + at]!]
  })

/** Each `word` of a text exchanged for another, every letter as small or as large as the one at its place was. */
function exchanged(text: string, word: string, other: string): string {
  return text.replace(/\p{Script=Latin}+/gu, (found) =>
    found.toLowerCase() === word
      ? [...other]
          .map((letter, i) => (/\p{Lu}/u.test(found[Math.min(i, found.length - 1)]!) ? letter.toUpperCase() : letter))
          .join('')
      : found,
  )
}
