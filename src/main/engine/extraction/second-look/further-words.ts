/** Words right beside a value that a look has and the page has not: "N I" read as "N". */
import { textOf } from '../layout/layout'
import type { LineLook } from './line-look'

type Words = Parameters<typeof textOf>[0]

/** Words, numbers, and upright strokes that stand by themselves, which may be an I. */
const tokensOf = (words: Words): string[] =>
  textOf(words)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+|(?<!\S)[|!](?!\S)/gu) ?? []

/** True where a look has all words of the line as the page has them, and one more before or after. */
function goesFurther(printed: Words, look: Words | null): boolean {
  const [own, seen] = [tokensOf(printed), tokensOf(look ?? [])]
  const isAt = (at: number): boolean => own.every((token, i) => token === seen[at + i])
  return own.length > 0 && seen.length > own.length && seen.some((_, at) => isAt(at))
}

/** The share of the two readers who have a further word beside a line: 0, 0.5 or 1. */
export function furtherWords(looks: readonly LineLook[]): number {
  const readers = [(l: LineLook) => l.first, (l: LineLook) => l.second]
  return readers.filter((of) => looks.some((look) => goesFurther(look.printed, of(look)))).length / readers.length
}
