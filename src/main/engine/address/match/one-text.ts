import type { Word } from '../text/words'
import type { Prepared } from './prepared'
import { gramsOfText } from './words/grams'

/**
 * The letters and digits of a text, lower case, marks and blanks left out; where two runs of digits stand beside one
 * another, "12/3" and "12 3", what parts them counts: it is no "123".
 */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{Nd})[^\p{L}\p{M}\p{Nd}]+(?=\p{Nd})/gu, '/')
    .replace(/[^\p{L}\p{M}\p{Nd}/]+|(?<!\p{Nd})\/|\/(?!\p{Nd})/gu, '')

/**
 * Hashes of three signs in a row of all words, landmarks and labels among them, as they are printed in Latin letters:
 * where a blank stands changes nothing. Each once, sorted; of what is longer than an address its beginning.
 */
export const bareGramsOf = (words: readonly Pick<Word, 'raw'>[]): Int32Array =>
  gramsOfText(words.map(({ raw }) => raw).join('').replaceAll(' ', '').slice(0, longest)) // prettier-ignore
const longest = 300

/**
 * Two prints of one text, of which one may have lost its blanks, commas or ends of lines, "30 REGAL BLDGPARLIAMENT
 * STREET": each as the one that was taken apart further. Others stay as they are.
 */
export function asOneText(a: Prepared, b: Prepared): readonly [Prepared, Prepared] {
  if (a.bare !== b.bare || a.analysis.text === b.analysis.text) return [a, b]
  return wordsIn(a) < wordsIn(b)
    ? [{ ...b, person: a.person || b.person }, b]
    : [a, { ...a, person: b.person || a.person }]
}

const wordsIn = ({ analysis }: Prepared): number => analysis.words.length
