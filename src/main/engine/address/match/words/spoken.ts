import type { Analysis } from '../../parser/analyse'
import { soundOf } from '../../text/sound'
import type { NameWord, Spoken } from '../prepared'
import { asPrintedOf } from './as-printed'
import { institutionRuns } from './beside-institution'
import { gramsOf } from './grams'
import { kindsOfNames } from './kinds-of-names'

/** The words of an address, with what is made of them. */
export const spokenOf = (analysis: Analysis, words: readonly NameWord[]): Spoken => ({
  words,
  bySound: firstBySound(words),
  together: words.slice(1).map(({ text }, at) => soundOf(words[at]!.text + text).vowels),
  grams: gramsOf(words, false),
  allGrams: gramsOf(words, true),
  asPrinted: asPrintedOf(analysis, words),
  kinds: kindsOfNames(words),
  institutions: institutionRuns(words),
})

function firstBySound(words: readonly NameWord[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const [index, { sound }] of words.entries()) if (!first.has(sound)) first.set(sound, index)
  return first
}
