import { distance } from 'fastest-levenshtein'
import { soundOf } from '../text/sound'
import type { Prepared } from './prepared'

export type Agreement = 'same' | 'near' | 'other' | 'missing'

/** Names beside an address: of the person, and of the relative that the address names. */
export interface PeopleCompared {
  readonly relation: Agreement
  readonly person: Agreement
}

export function comparePeople(a: Prepared, b: Prepared): PeopleCompared {
  const named = compareNames(a.careOf, b.careOf)
  // His wife and his daughter are two.
  const two = relations.has(a.relation) && relations.has(b.relation) && a.relation !== b.relation
  return { relation: two && named !== 'missing' ? 'other' : named, person: compareNames(a.person, b.person) }
}

/** Those of whom nobody is two to one man; care of him may be anybody. */
const relations: ReadonlySet<string> = new Set(['so_', 'do_', 'wo_', 'ho_'])

/** By the sound of their words in any order; an initial stands for a name. "Ram Lal" and "Ram" are near. */
export function compareNames(a: string, b: string): Agreement {
  if (a === '' || b === '') return 'missing'
  const [one, other] = joinAlike(wordsOf(a), wordsOf(b))
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

/** "Ram Chandra" and "Ramchandra": what one writes as two words and the other as one is one word in both. */
function joinAlike(a: readonly string[], b: readonly string[]): readonly [readonly string[], readonly string[]] {
  return [joinInto(a, b), joinInto(b, a)]
}

function joinInto(words: readonly string[], others: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => {
    const [next, together] = [words[index + 1] ?? '', word + (words[index + 1] ?? '')]
    return word.length > 1 && next.length > 1 && others.some((other) => other.length >= together.length - 1 && alike(together, other)) // prettier-ignore
  })
  return at < 0 ? words : [...words.slice(0, at), words[at]! + words[at + 1]!, ...words.slice(at + 2)]
}

const wordsOf = (name: string): string[] => name.split(' ').filter((word) => word !== '')

/** "Vijay" and "Bijay": in the east one sound. */
const asHeard = (name: string): string => (name.includes('v') ? name.replaceAll('v', 'b') : name)

function alike(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  const [x, y] = [soundOf(asHeard(a)), soundOf(asHeard(b))]
  if (x.vowels === y.vowels || (x.bones === y.bones && x.bones.length >= 3)) return true
  return Math.min(x.vowels.length, y.vowels.length) >= 5 && distance(x.vowels, y.vowels) <= 1
}
