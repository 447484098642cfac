/** Marks at the ends of lines: a comma there parts an address, and a look at a whole line passes over it. */
import { textOf } from '../layout/layout'
import type { LineLook } from './line-look'

const isMarked = (words: Parameters<typeof textOf>[0]): boolean => /[.,:;-]$/.test(textOf(words))

/**
 * How many ends of lines, but the last, have a mark in one of the looks and none on the page, or the other way round.
 */
export const otherLineEnds = (looks: readonly LineLook[]): number =>
  looks
    .slice(0, -1)
    .flatMap(({ printed, first, second }) =>
      [first, second].filter((look) => look !== null && isMarked(look) !== isMarked(printed)),
    ).length
