import { distance } from 'fastest-levenshtein'
import type { Analysis } from '../../parser/analyse'
import type { Aligned } from './align'
import { gramsOfText, sharedGrams } from './grams'
import type { AsPrinted, NameWord, Prepared } from '../prepared'
import { saturate } from '../saturate'

const people: ReadonlySet<string> = new Set(['care_of', 'person'])

/** What an address says as it is printed, people left out: its runs of digits, numbers, lone letters and runs of letters. */
export function asPrintedOf({ text, words, runs, zonePin }: Analysis, names: readonly NameWord[]): AsPrinted {
  const [digits, whole, letters] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const skipped = new Set<number>()
  // "New No 188 Old No 231": where the new number stands, the old one may be amiss.
  const isRenumbered = runs.some(({ label }) => label === 'new_no')
  for (const { part, label, from, to } of runs)
    if (people.has(part) || (isRenumbered && label === 'old_no')) for (let at = from; at < to; at += 1) skipped.add(at)
  // "New Delhi-24" is 110024: the zone is no number of the home.
  if (zonePin !== '') skipped.add(words.findLastIndex(({ number }) => number))
  for (const [at, word] of words.entries()) {
    if (skipped.has(at)) continue
    if (!word.number) {
      if (word.text.length === 1) letters.add(word.text)
      continue
    }
    for (const piece of word.text.split(' '))
      if (/^\d/.test(piece)) digits.add(piece)
      else if (piece.length === 1) letters.add(piece)
    if (!word.ordinal)
      whole.add(
        text
          .slice(word.start, word.end)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, ''),
      )
  }
  return { digits: [...digits], whole: [...whole], letters: [...letters], grams: gluedGrams(names) }
}

const gluedGrams = (words: readonly NameWord[]): Int32Array =>
  gramsOfText(`  ${words.map(({ bones, reach }) => (reach === 'town' ? '' : bones)).join('')}`)

/** How far two addresses agree as they are printed. In the order of `printedFeatures`. */
export function comparePrinted(a: Prepared, b: Prepared, aligned: Aligned): readonly number[] {
  const [one, other] = [a.asPrinted, b.asPrinted]
  const [digitsA, digitsB] = [one.digits.length, other.digits.length]
  const digits = shared(one.digits, other.digits)
  const letters = shared(one.letters, other.letters)
  const none = digitsA === 0 && digitsB === 0
  const [gramsHeld, gramsSame] = sharesOf(one.grams, other.grams)
  const [bareHeld, bareSame] = sharesOf(a.bareGrams, b.bareGrams)
  const rest = restAlike(a.words, b.words, aligned)
  return [
    digits === 0 ? 0 : digits / Math.min(digitsA, digitsB),
    digits === 0 ? 0 : digits / Math.max(digitsA, digitsB),
    saturate(Math.min(digitsA, digitsB) - digits),
    saturate(Math.max(digitsA, digitsB) - digits),
    none ? 1 : 0,
    digitsA > 0 && one.digits[0] === other.digits[0] ? 1 : 0,
    one.digits.some((text) => text.length > 2 && other.digits.includes(text)) ? 1 : 0,
    one.whole.some((text) => text.length > 2 && other.whole.includes(text)) ? 1 : 0,
    letters > 0 ? 1 : 0,
    letters === 0 && one.letters.length > 0 && other.letters.length > 0 ? 1 : 0,
    (one.letters.length === 0) === (other.letters.length === 0) ? 0 : 1,
    gramsHeld,
    gramsSame,
    rest.alike,
    saturate(rest.least),
    saturate(rest.most),
    bareHeld,
    bareSame,
  ]
}

/** The runs that both have, as shares of those of the one that has fewer and of the one that has more. */
function sharesOf(a: Int32Array, b: Int32Array): readonly [held: number, same: number] {
  if (a.length === 0 || b.length === 0) return [0, 0]
  const both = sharedGrams(a, b)
  return [both / Math.min(a.length, b.length), both / Math.max(a.length, b.length)]
}

export const printedFeatures = [
  'printed_digits_held', 'printed_digits_same', 'printed_digits_rivals', 'printed_digits_more', 'printed_no_digits', 'printed_first_digits', 'printed_long_digits', 'printed_number_same',
  'printed_letter_same', 'printed_letter_other', 'printed_letter_one', 'printed_grams_held', 'printed_grams_same', 'printed_rest_alike', 'printed_rest_least', 'printed_rest_most', 'printed_bare_held', 'printed_bare_same',
] as const // prettier-ignore

function shared(one: readonly string[], other: readonly string[]): number {
  let count = 0
  for (const text of one) if (other.includes(text)) count += 1
  return count
}

/** The words of which the other address has not the like: how many, and how near the nearest two are to one another. */
function restAlike(
  one: readonly NameWord[],
  other: readonly NameWord[],
  { a, b }: Aligned,
): { readonly alike: number; readonly least: number; readonly most: number } {
  const [restA, restB] = [restOf(one, a), restOf(other, b)]
  let alike = 0
  for (let i = 0; i < restA.length && i < most; i += 1)
    for (let j = 0; j < restB.length && j < most; j += 1) {
      const [x, y] = [restA[i]!, restB[j]!]
      const [short, long] = [Math.min(x.length, y.length), Math.max(x.length, y.length)]
      // As many letters as one has more are amiss, at least.
      if (short > alike * long) alike = Math.max(alike, 1 - distance(x, y) / long)
    }
  return { alike, least: Math.min(restA.length, restB.length), most: Math.max(restA.length, restB.length) }
}
/** More words are hardly one name, and comparing them takes time. */
const most = 3

function restOf(words: readonly NameWord[], scores: readonly number[]): readonly string[] {
  const sounds: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (scores[at]! > 0.6) continue
    const { sound, common, part, reach } = words[at]!
    if (!common && part !== 'landmark' && reach !== 'town') sounds.push(sound)
  }
  return sounds
}
