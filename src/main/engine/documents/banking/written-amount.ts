/** The amount of a cheque in words that were written by hand: read badly, and to be borne out by its figures. */
import { distance } from 'fastest-levenshtein'
import { mostDoubted } from '../../extraction/rules/bounds'
import { readAmountInWords } from '../../extraction/rules/amount-in-words'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows } from '../../extraction/tables/print-rows'

/** "(akh", "!akh": the stem of an l, and "anly" for the word that ends the sum, as hands are read. */
const asMeant = (text: string): string =>
  text
    .replace(/(?<!\p{L})[([{|!/1](?=a[ck]\p{L}{0,2}(?!\p{L}))/giu, 'l')
    .replace(/(?<!\p{L})[oacueO0]n[l1it|!(][yvgjqf4](?!\p{L})/gu, 'only')

/** "Rupoos", "रुपt": the word of the form before the sum, in one language or two, as badly read as the sum. */
export const isBeforeSum = ({ text }: LaidWord): boolean => {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()
  return !/^\p{Script=Latin}+$/u.test(letters) || distance(letters, 'rupees') <= mostMisread
}
const mostMisread = 3

/** Reads each row as a sum, which may go on in the next row, or in that after the figures. */
export const writtenAmount: Rule = {
  name: 'cheque.amount.written',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) => {
      const rows = printRows(layout).map((row) => row.words)
      for (const [at, row] of rows.entries()) {
        for (const more of [[], rows[at + 1] ?? [], rows[at + 2] ?? []]) {
          const words = wordsFrom(row, more)
          const read = words && readAmountInWords(asMeant(textOf(words)))
          if (!words || !read) continue
          const found = fromWords(layout, 'amount', writtenAmount.name, parsed(read, spanOf(words)), 0.6)
          return [{ ...found, most: mostDoubted }]
        }
      }
      return []
    }),
}

/** The words of a row and the one under it, from the first of the sum on; null where none is one. */
function wordsFrom(row: readonly LaidWord[], more: readonly LaidWord[]): readonly LaidWord[] | null {
  const from = row.findIndex((word) => !isBeforeSum(word))
  const words = from < 0 ? [] : [...row.slice(from), ...more]
  return readAmountInWords(asMeant(textOf(words))) === null ? null : words
}
