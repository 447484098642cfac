/** Comparison of printed phrases with what was read of them. */
import { distance } from 'fastest-levenshtein'

/** Characters that readers take for each other, folded to one of them. Only for comparing, never for values. */
const folded: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '8': 'b',
  '6': 'b',
}

/** A nasal before a letter that is spoken where it is: सम्पत्ति is also written संपत्ति, अनुबन्ध अनुबंध. */
const nasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu

/** The half of श and its stem are taken for other letters: शुल्क is read श्रुल्क and ग्रुल्क. */
const sha = /(?:श|ग)्र|श्/gu

/**
 * Lower case, letters and digits of any script only, look-alikes folded; no spaces. Word by word: look-alikes never
 * reach over a blank (the r and n of `Customer No` are no m).
 */
export const fold = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => foldWord(word.replace(numberOfRow, '')))
    .join('')

/** "8)दस्तऐवज": the number of a row of the form, set close before its label. */
const numberOfRow = /^\(?\d{1,2}[.)](?=\p{L}{2})/u

/** Most words, by far, are Latin: what only other scripts need is spared there. */
const foldWord = (word: string): string =>
  isAscii.test(word)
    ? foldLatin(word.toLowerCase().replace(/[^a-z0-9|!$]/g, ''))
    : foldLatin(
        word
          .normalize('NFC')
          .toLowerCase()
          .replace(/[^\p{L}\p{M}\p{N}|!$]/gu, ''),
      )
        .replace(nasal, 'ं')
        .replace(sha, 'श')

const isAscii = /^\p{ASCII}*$/u

const foldLatin = (letters: string): string =>
  letters
    .replace(/[01l|!5$86]/g, (c) => folded[c] ?? c)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')

/** Lower case, letters, marks and digits alone: what two prints of one text share, look-alikes told apart. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Characters of a folded phrase that may have been read wrongly. */
export const mostErrors = (phrase: string): number => Math.floor(phrase.length / 5)

/**
 * How alike two folded texts are, 0..1; 0 as soon as more than about one character in five differs, so that
 * short phrases have to match whole.
 */
export function likeness(read: string, phrase: string): number {
  if (read === phrase) return 1
  const allowed = mostErrors(phrase)
  if (allowed === 0 || Math.abs(read.length - phrase.length) > allowed) return 0
  const errors = distance(read, phrase)
  // A whole word too few at an end is another phrase, however long the rest is.
  if (phrase.length >= 12 && !(beginsAs(read, phrase) && beginsAs(reversed(read), reversed(phrase)))) return 0
  return errors > allowed ? 0 : 1 - errors / phrase.length
}

/** The first letters, as many or one less: two of them may have been taken for one (El for D). */
const beginsAs = (read: string, phrase: string): boolean =>
  [4, 3].some((length) => distance(read.slice(0, length), phrase.slice(0, 4)) <= 2)

const reversed = (text: string): string => [...text].reverse().join('')

/** True where a phrase ends with what was read, but for a letter: "राशिं" of "कुल देय राशि". */
export const endsLike = (phrase: string, read: string): boolean =>
  read.length >= leastMisread &&
  [-1, 0, 1].some((more) => {
    const length = read.length + more
    return length < phrase.length && distance(phrase.slice(-length), read) <= 1
  })
const leastMisread = 4
