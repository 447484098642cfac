import type { NameWord } from '../prepared'

/** Hashes of the three-letter runs of the words; those of towns left out unless asked for. */
export function gramsOf(words: readonly NameWord[], towns: boolean): Int32Array {
  const grams = new Set<number>()
  for (const { sound, reach } of words) if (reach !== 'town' || towns) addGrams(grams, ` ${sound} `)
  return sorted(grams)
}

/** Hashes of the runs of three signs of a text; each once, sorted. */
export function gramsOfText(text: string): Int32Array {
  const grams = new Set<number>()
  addGrams(grams, text)
  return sorted(grams)
}

function addGrams(grams: Set<number>, text: string): void {
  let [a, b] = [text.charCodeAt(0), text.charCodeAt(1)]
  for (let at = 2; at < text.length; at += 1) {
    const c = text.charCodeAt(at)
    grams.add((a << 16) ^ (b << 8) ^ c)
    a = b
    b = c
  }
}

const sorted = (grams: ReadonlySet<number>): Int32Array => Int32Array.from(grams).sort()

/** How many of their runs of letters two texts share; each has its own once, sorted. */
export function sharedGrams(a: Int32Array, b: Int32Array): number {
  let [i, j, both] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!]
    if (one === other) both += 1
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
  return both
}
