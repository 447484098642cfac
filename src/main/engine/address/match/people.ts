import { distance } from 'fastest-levenshtein'
import { soundOf } from '../text/sound'
import type { Prepared } from './prepare'

export type Agreement = 'same' | 'near' | 'other' | 'missing'

/** Names beside an address: of the person, and of the relative that the address names. */
export interface PeopleCompared {
  readonly relation: Agreement
  readonly person: Agreement
}

export function comparePeople(a: Prepared, b: Prepared): PeopleCompared {
  return { relation: compareNames(a.careOf, b.careOf), person: compareNames(a.person, b.person) }
}

/** By the sound of their words in any order; an initial stands for a name. "Ram Lal" and "Ram" are near. */
export function compareNames(a: string, b: string): Agreement {
  const one = wordsOf(a)
  const other = wordsOf(b)
  if (one.length === 0 || other.length === 0) return 'missing'
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const left = [...many]
  let matched = 0
  for (const word of few) {
    const at = left.findIndex((candidate) => alike(word, candidate))
    if (at < 0) continue
    left.splice(at, 1)
    matched += 1
  }
  if (matched === few.length) return few.length === many.length || few.length > 1 ? 'same' : 'near'
  // A given name decides: two brothers share the rest.
  return matched > 0 && alike(one[0]!, other[0]!) ? 'near' : 'other'
}

const wordsOf = (name: string): string[] => name.split(' ').filter((word) => word !== '')

function alike(a: string, b: string): boolean {
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  const [x, y] = [soundOf(a), soundOf(b)]
  if (x.vowels === y.vowels || (x.bones === y.bones && x.bones.length >= 3)) return true
  return Math.min(x.vowels.length, y.vowels.length) >= 5 && distance(x.vowels, y.vowels) <= 1
}
