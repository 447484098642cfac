import { sideOf } from '../text/sides'
import type { Word } from '../text/words'

/**
 * "Bounded North by Plot No 17", "South by: Road": what a deed says of a plot's neighbours; the index behind it, and
 * that of the word at `at` where none begins there.
 */
export function endOfBoundary(words: readonly Word[], at: number): number {
  if (!beginsBoundary(words, at)) return at
  let to = at + 1
  while (to < words.length && !words[to]!.opens) to += 1
  return to
}

function beginsBoundary(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  if (word.text === 'bounded') return next !== undefined && !next.opens
  return word.opens && next?.text === 'by' && !next.opens && sideOf(word.text, false) !== null
}
