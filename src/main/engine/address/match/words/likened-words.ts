/**
 * Words that are much like one another and yet two: "Vineet" and "Vinay", "Subhash" and "Suhas". Where both are words of
 * other names, neither is the other misspelt.
 */
import { farness } from './farness'
import type { Aligned } from './align'
import type { NameWord, Prepared } from '../prepared'

export const likenedFeatures = ['likened_known', 'likened_strange', 'likened_known_head'] as const

/** From here on two spellings are one to the ear. */
const oneWord = 0.95

/** In the order of `likenedFeatures`: the share of letters in which the two least alike differ, 0..1. */
export function compareLikened(a: Prepared, b: Prepared, { a: scores, toB }: Aligned): readonly number[] {
  let [known, strange, head] = [0, 0, 0]
  for (let i = 0; i < a.words.length; i += 1) {
    if (scores[i]! >= oneWord || scores[i] === 0 || toB[i]! < 0) continue
    const [one, other] = [a.words[i]!, b.words[toB[i]!]!]
    if (!counts(one) || !counts(other)) continue
    const [short, long] = [Math.min(one.text.length, other.text.length), Math.max(one.text.length, other.text.length)]
    // Two words that are one, or initials.
    if (long > 1.6 * short) continue
    const apart = farness(one.text, other.text)
    if (one.known && other.known) {
      known = Math.max(known, apart)
      if (begins(a.words, i) && begins(b.words, toB[i]!)) head = Math.max(head, apart)
    } else strange = Math.max(strange, apart)
  }
  return [known, strange, head]
}

const counts = ({ common, reach, part }: NameWord): boolean => !common && reach !== 'town' && part !== 'landmark'
const begins = (words: readonly NameWord[], at: number): boolean => words[at - 1]?.run !== words[at]!.run
