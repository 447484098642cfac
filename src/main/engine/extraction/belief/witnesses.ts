/** What else stands on the pages and bears a value out, word by word. */
import { distance } from 'fastest-levenshtein'
import { soundOf } from '../../address/text/sound'
import { onceFor } from '../../once-for'
import type { LabelledPage } from '../labels/labels'
import type { LaidWord, Layout } from '../layout/layout'
import { wordsOf, type Span } from '../layout/span'
import { transliterated } from '../transliterate'

/** Shares of the words of a value, 0..1. */
export interface Witnesses {
  /** That are printed a second time elsewhere: the family name of a father, the town of an office. */
  readonly echo: number
  /** That are spoken by a word in Devanagari: a network of another script read the same name. */
  readonly sound: number
}

interface PageWords {
  readonly latin: ReadonlyMap<string, readonly LaidWord[]>
  /** Sounds of the words in Devanagari, by their consonants. */
  readonly spoken: ReadonlyMap<string, readonly string[]>
}

const leastLetters = 3

/** How far the pages bear out the words of a value; nothing where none of its words is long enough to tell. */
export function witnessesOf(value: string, span: Span | null, pages: readonly LabelledPage[]): Witnesses {
  const words = lettersOf(value)
  if (words.length === 0) return { echo: 0, sound: 0 }
  const own = new Set(span ? wordsOf(span) : [])
  const all = pages.map(({ layout }) => wordsOfPage(layout))
  const share = (bears: (word: string) => boolean): number => words.filter(bears).length / words.length
  return {
    echo: span ? share((word) => all.some(({ latin }) => (latin.get(word) ?? []).some((w) => !own.has(w)))) : 0,
    sound: share((word) => all.some(({ spoken }) => isSpoken(word, spoken))),
  }
}

const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []).filter((word) => word.length >= leastLetters)

/** A page is asked for each of its fields. */
const wordsOfPage = onceFor((layout: Layout): PageWords => {
  const latin = new Map<string, LaidWord[]>()
  const spoken = new Map<string, string[]>()
  for (const word of layout.segments.flatMap((s) => s.words)) {
    for (const text of lettersOf(word.text)) latin.set(text, [...(latin.get(text) ?? []), word])
    for (const text of lettersOf(transliterated(word.text) ?? '')) {
      const { bones, vowels } = soundOf(text)
      spoken.set(bones, [...(spoken.get(bones) ?? []), vowels])
    }
  }
  return { latin, spoken }
})

/** The same consonants in order, and of the vowels at most one in three another. */
function isSpoken(word: string, spoken: PageWords['spoken']): boolean {
  const { bones, vowels } = soundOf(word)
  return (spoken.get(bones) ?? []).some((other) => distance(other, vowels) * 3 <= Math.max(other.length, 3))
}
