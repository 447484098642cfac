/** Signs and digits that a reader takes for letters, inside words. All of it keeps the length of the text. */
import type { KnownNames } from './glued-words'
import { labels, suffixes, writtenOut } from './lexicon'
import type { Token } from './tokens'

/** "DHANl", "JAlPUR": a small l among capitals. */
const smallL = /(?<![\p{L}\d])[A-Zl]*[A-Z]{2}[A-Zl]*(?![\p{L}\d])/gu
/** "Kl KOTHl": among words in capitals, too. */
const smallLBehind = /(?<=[A-Z]{2} )([A-Z])l(?= [A-Z]{2})/g
/** "lndustrial", "lmphal": no word begins so. */
const first = /(?<![\p{L}\d])l(?=[b-dfgjkmnp-tv-xz]\p{Ll}{3})/gu
const suspect = /\p{L}[@$|!347]|[A-Z]l|l[A-Z]{2}|(?<![\p{L}\d])l[b-dfgjkmnp-tv-xz]\p{Ll}{3}/u
const at = /(?<=\p{L})@(?=\p{Ll})(?!\p{L}+\.\p{L})/gu
const dollar = /(?<=\p{L})\$(?=\p{L})/gu
/** A stroke between small letters: between words it would part them. */
const stroke = /(?<=(\p{L}))[|!](?=(\p{Ll}))/gu
const digit = /(?<![\p{L}\d])(\p{L}{3,})([347])(\p{L}+)(?![\p{L}\d])/gu
const letterFor: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '7': 't' }
/** "STREE7 16" */
const last = /(?<![\p{L}\d])(\p{L}{4,})7(?=\s)/gu

/** "Fl@t", "Sh|vam", "Adaj4n", "STREE7": the text with the letters that were meant. */
export function withMisreadLetters(text: string): string {
  if (!suspect.test(text)) return text
  return text
    .replace(smallL, (word) => word.replaceAll('l', 'I'))
    .replace(smallLBehind, '$1I')
    .replace(first, 'I')
    .replace(at, 'a')
    .replace(dollar, 's')
    .replace(stroke, (_, before: string, after: string) =>
      isVowel(before) || (!isLower(before) && !isLower(after)) ? 'l' : 'i',
    )
    .replace(digit, (whole, before: string, found: string, after: string) =>
      isName(before, after) ? before + letterFor[found]! + after : whole,
    )
    .replace(last, (whole, before: string) =>
      isWord(`${before}t`.toLowerCase()) ? before + (isLower(before) ? 't' : 'T') : whole,
    )
}

const isVowel = (letter: string): boolean => /[aeiou]/i.test(letter)
const isLower = (letter: string): boolean => letter === letter.toLowerCase()
const isWord = (word: string): boolean => labels.has(word) || suffixes.has(word) || writtenOut.has(word)

/** "Adaj4n", but not "Tower4B" and "Nagar4th". */
const isName = (before: string, after: string): boolean =>
  !isWord(before.toLowerCase()) &&
  !/^(?:st|nd|rd|th)/i.test(after) &&
  (after.length > 1 || (before.length > 3 && isLower(after)))

/** "Powa1", "Bhopa1": a one that ends a word where a name of a place has an i or an l, and none is without it. */
export function withMisreadEnds(tokens: readonly Token[], names: KnownNames | null): readonly Token[] {
  if (names === null || !tokens.some(isOneBehind)) return tokens
  const found: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at]!, tokens[at + 1]]
    const meant =
      next !== undefined && isOneBehind(next) && tokens[at + 2]?.gap !== 'none' ? nameOf(token, names) : undefined
    if (meant === undefined) found.push(token)
    else {
      found.push({ ...token, text: meant, end: next!.end })
      at += 1
    }
  }
  return found
}
const isOneBehind = ({ text, gap }: Token): boolean => text === '1' && gap === 'none'

const nameOf = ({ text, digits, native }: Token, names: KnownNames): string | undefined =>
  digits || native !== '' || text.length < 3 || isWord(text) || names.hasWord(text) ? undefined : [`${text}i`, `${text}l`].find(names.hasWord) // prettier-ignore
