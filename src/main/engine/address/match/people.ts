import { distance } from 'fastest-levenshtein'
import { titles } from '../text/lexicon'
import { soundOf, type Sound } from '../text/sound'
import { tokenise } from '../text/tokens'
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
  const [words, others] = [wordsOf(a), wordsOf(b)]
  const [one, other] = [joinInto(words, others), joinInto(others, words)]
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

/** A word of a name and its sound. */
interface Heard extends Sound {
  readonly text: string
}

/** "Ram Chandra" and "Ramchandra": what one writes as two words and the other as one is one word in both. */
function joinInto(words: readonly Heard[], others: readonly Heard[]): readonly Heard[] {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [{ text: first }, { text: second }] = [words[at]!, words[at + 1]!]
    const length = first.length + second.length
    if (first.length < 2 || second.length < 2 || !others.some(({ text }) => text.length >= length - 1)) continue
    const together = heard(first + second)
    if (others.some((other) => other.text.length >= length - 1 && alike(together, other)))
      return [...words.slice(0, at), together, ...words.slice(at + 2)]
  }
  return words
}

/** Kept by the name: an address is compared with many. */
const kept = new Map<string, readonly Heard[]>()
const most = 10_000

function wordsOf(name: string): readonly Heard[] {
  const seen = kept.get(name)
  if (seen !== undefined) return seen
  const words = name.split(' ').filter((word) => word !== '').map(heard) // prettier-ignore
  if (kept.size >= most) kept.clear()
  kept.set(name, words)
  return words
}

/** "Vijay" and "Bijay": in the east one sound. */
const heard = (text: string): Heard => ({ text, ...soundOf(text.includes('v') ? text.replaceAll('v', 'b') : text) })

function alike(a: Heard, b: Heard): boolean {
  if (a.text === b.text) return true
  if (a.text.length === 1 || b.text.length === 1) return a.text[0] === b.text[0]
  if (a.vowels === b.vowels || (a.bones === b.bones && a.bones.length >= 3)) return true
  return Math.min(a.vowels.length, b.vowels.length) >= 5 && distance(a.vowels, b.vowels) <= 1
}

/** A person's name as names are compared: words in lower case and Latin letters, titles left out. */
export const nameOf = (text: string): string =>
  tokenise(text, 12)
    .flatMap((token) => (token.digits || titles.has(token.text) ? [] : [token.text]))
    .join(' ')
