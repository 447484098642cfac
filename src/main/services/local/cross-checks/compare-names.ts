import { soundOf, wordsOf } from './name-words'
import { spellingsOf } from './romanise'

/** Another spelling of a sound, as far as rules can tell. */
const bySound = 0.97
/** An initial speaks for the word that it begins, and for many others. */
const byInitial = 0.85
/** Words that are only alike, by misreading or by being another name: a human looks. */
const alikeAtMost = 0.84

/** 0..1: one word against another, in whichever spellings they are most alike. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const others = spellingsOf(other)
  return Math.max(...spellingsOf(one).flatMap((a) => others.map((b) => spellingLikeness(a, b))))
}

function spellingLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? byInitial : 0
  const [a, b] = [soundOf(one), soundOf(other)]
  if (a === b) return bySound
  const most = Math.max(a.length, b.length)
  const likeness = 1 - distance(a, b) / most
  return likeness >= 0.75 ? likeness * alikeAtMost : 0
}

/**
 * 0..1: how surely two names are one person's, over scripts, initials, order and honorifics. Words are paired best
 * first; a word that one name lacks costs little, a word that differs costs its share, and one that is only alike
 * leaves it to a human: Suresh is not Sudesh.
 */
export function nameLikeness(one: string, other: string): number {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  if (words.length === 0 || otherWords.length === 0) return 0
  const [a, b] = [joinedAs(words, otherWords), joinedAs(otherWords, words)]
  const pairs = a
    .flatMap((x, i) => b.map((y, j) => ({ i, j, likeness: wordLikeness(x, y) })))
    .sort((p, q) => q.likeness - p.likeness || p.i - q.i || p.j - q.j)
  const usedA = new Set<number>()
  const usedB = new Set<number>()
  let sum = 0
  let least = 1
  let wholeWords = 0
  for (const { i, j, likeness } of pairs) {
    if (likeness === 0 || usedA.has(i) || usedB.has(j)) continue
    usedA.add(i)
    usedB.add(j)
    sum += likeness
    least = Math.min(least, likeness)
    // Of a word and an initial the initial counts, whichever name has it.
    if (Math.min(a[i]?.length ?? 0, b[j]?.length ?? 0) > 1) wholeWords += 1
  }
  const [fewer, more] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  const mean = (sum / fewer) * (0.85 + (0.15 * fewer) / more)
  const score = least < byInitial ? Math.min(mean, alikeAtMost) : mean
  // One word, or initials alone, are shared by too many people.
  return fewer === 1 && more > 1 ? Math.min(score, 0.75) : wholeWords === 0 ? Math.min(score, 0.6) : score
}

/** One hand writes in one word what another writes in two: such two of `words` as one, where `others` have it. */
function joinedAs(words: readonly string[], others: readonly string[]): readonly string[] {
  const at = words.findIndex((word, i) => {
    const next = words[i + 1]
    return next !== undefined && others.some((other) => other.length > 1 && wordLikeness(word + next, other) >= bySound)
  })
  if (at < 0) return words
  return [...words.slice(0, at), words.slice(at, at + 2).join(''), ...joinedAs(words.slice(at + 2), others)]
}

/** Edit distance, a swap of neighbours counted once. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, previous] = [previous, row]
  }
  return previous[b.length] ?? 0
}
