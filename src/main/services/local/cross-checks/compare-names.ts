import { romanise } from './romanise'

/** Words that stand before a name or between names, and are none. */
const honorifics = new Set(
  (
    'mr mrs ms miss dr prof shri shree sri smt shrimati srimati kum kumari km kr late lt col capt adv ca er ' +
    'md mohd so wo do co mx thiru tmt selvi'
  ).split(' '),
)

/** How like two spoken names are: the vowels that spellings vary and the letters that stand for one sound. */
function soundOf(word: string): string {
  return (
    word
      .replace(/chh/g, 'ch')
      .replace(/ph/g, 'f')
      .replace(/w/g, 'v')
      .replace(/q/g, 'k')
      .replace(/z/g, 'j')
      .replace(/x/g, 'ks')
      .replace(/([bcdgjktv])h/g, '$1')
      .replace(/sh/g, 's')
      .replace(/c(?=[aoukrl]|$)/g, 'k')
      .replace(/ee|ii|ea|ey|y/g, 'i')
      .replace(/oo|ou/g, 'u')
      .replace(/m(?=[bp])/g, 'n')
      .replace(/(.)\1+/g, '$1')
      // An inherent vowel that is written in one spelling and left out in the other.
      .replace(/(?<=.)a/g, '')
      .replace(/(?<=.)e(?=[hd])/g, '')
      .replace(/vh/g, 'v')
      .replace(/(.)\1+/g, '$1')
  )
}

function wordsOf(name: string): string[] {
  const words = romanise(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // "S/O" and its like begin another person's name.
    .replace(/\b[swdc]\s*\/\s*o\b.*$/u, ' ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !honorifics.has(word))
  return words.slice(0, 12)
}

/** 0..1: one word against another; an initial speaks for the word that it begins. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? 0.85 : 0
  const [a, b] = [soundOf(one), soundOf(other)]
  if (a === b) return 0.97
  const most = Math.max(a.length, b.length)
  const likeness = 1 - distance(a, b) / most
  return likeness >= 0.75 ? likeness * 0.9 : 0
}

/**
 * 0..1: how surely two names are one person's, over scripts, initials, order and honorifics. Words are paired best
 * first; a word that one name lacks costs little, a word that differs costs its share.
 */
export function nameLikeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  if (soundOf(a.join('')) === soundOf(b.join(''))) return 1
  const pairs = a
    .flatMap((x, i) => b.map((y, j) => ({ i, j, likeness: wordLikeness(x, y) })))
    .sort((p, q) => q.likeness - p.likeness || p.i - q.i || p.j - q.j)
  const usedA = new Set<number>()
  const usedB = new Set<number>()
  let sum = 0
  for (const { i, j, likeness } of pairs) {
    if (likeness === 0 || usedA.has(i) || usedB.has(j)) continue
    usedA.add(i)
    usedB.add(j)
    sum += likeness
  }
  const [fewer, more] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  const score = (sum / fewer) * (0.85 + (0.15 * fewer) / more)
  const wholeWords = [...usedA].filter((i) => (a[i] ?? '').length > 1).length
  // One word, or initials alone, are shared by too many people.
  return fewer === 1 && more > 1 ? Math.min(score, 0.75) : wholeWords === 0 ? Math.min(score, 0.6) : score
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
