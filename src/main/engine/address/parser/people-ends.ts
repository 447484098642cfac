import { labels, suffixes } from '../text/lexicon'
import { isOfPeople } from '../text/people-words'
import type { Word } from '../text/words'

/**
 * "W/O Dan Singh Gwaldam Tharali Chamoli": whether a person's name that began at `from` ends before the word at `to`,
 * where no comma says so: behind a word that ends such names, two words and more of the place follow.
 */
export function endsPerson(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to]
  if (next === undefined || to - from < 2 || !isOfPeople(words[to - 1]!.raw) || isOfPeople(next.raw)) return false
  return wordsBehind(words, to) > 1
}

/** How many words go on without a comma, a number or a label; their initials end no name. */
function wordsBehind(words: readonly Word[], from: number): number {
  let to = from
  for (; to < words.length; to += 1) {
    const { opens, number, text } = words[to]!
    if (opens || number || labels.has(text)) break
    if (text.length < 2 || suffixes.get(text) === 'building') return 0
  }
  return to - from
}
