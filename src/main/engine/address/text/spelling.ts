import { distance } from 'fastest-levenshtein'
import { labels, suffixes, writtenOut } from './lexicon'
import { looksAlike } from './looks'
import { soundOf } from './sound'

/** Words that no name of a place or person is near to: a letter of them may have been misread. */
const misreadable = 'ground street sector village district building apartment society colony enclave residency extension complex heights mansion layout station hospital tehsil taluka opposite'.split(' ') // prettier-ignore
/** Words that no other name sounds like. */
const audible = [...misreadable, ...'office upper lower floor cross nagar puram vihar mohalla market behind beside chowk bazar avenue apartments township garden tower temple gurudwara mandir masjid school church college theatre'.split(' ')] // prettier-ignore

const known: ReadonlySet<string> = new Set([...writtenOut.values(), ...labels.keys(), ...suffixes.keys(), ...audible])
const bySound: ReadonlyMap<string, string> = new Map(
  audible.map((word) => [soundOf(word).vowels, writtenOut.get(word) ?? word]),
)
const cache = new Map<string, string>()
const most = 50_000

/**
 * The word of an address that is meant: "rd" and "flur" are "road" and "floor", by abbreviation, by sound, by a letter
 * misread. Any other word stays as it is.
 */
export function meant(word: string): string {
  const seen = cache.get(word)
  if (seen !== undefined) return seen
  const found = writtenOut.get(word) ?? (known.has(word) ? word : (heard(word) ?? misread(word) ?? shortened(word) ?? word)) // prettier-ignore
  if (cache.size >= most) cache.clear()
  cache.set(word, found)
  return found
}

const heard = (word: string): string | undefined => (word.length < 4 ? undefined : bySound.get(soundOf(word).vowels))

/** "Tnshp", "Cmplx": the consonants of a word that ends names, with no vowel left, where only one word has them all. */
function shortened(word: string): string | undefined {
  if (!/^[^aeiou\d]{3,6}$/.test(word)) return undefined
  const fitting = endings.filter((ending) => ending[0] === word[0] && ending.at(-1) === word.at(-1) && holdsLetters(ending, word)) // prettier-ignore
  return fitting.length === 1 ? (writtenOut.get(fitting[0]!) ?? fitting[0]) : undefined
}
const endings = [...suffixes.keys()].filter((word) => word.length > 4)

/** Whether the letters stand in the word in their order. */
export function holdsLetters(whole: string, letters: string): boolean {
  let at = -1
  return [...letters].every((letter) => (at = whole.indexOf(letter, at + 1)) >= 0)
}

function misread(word: string): string | undefined {
  if (word.length < 5) return undefined
  const seen = word.length < 6 ? undefined : audible.find((one) => looksAlike(one, word))
  const found =
    seen ??
    misreadable.find(
      (one) =>
        Math.abs(one.length - word.length) <= 1 &&
        (one.charCodeAt(0) === word.charCodeAt(0) || one.length === word.length + 1) &&
        distance(one, word) === 1,
    )
  return found === undefined ? undefined : (writtenOut.get(found) ?? found)
}
