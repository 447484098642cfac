/** Dates of a document told by their order in time, where labels do not tell them. */
import { mostDoubted } from './bounds'
import { fromWords } from './candidates'
import { dateGrammar, type Parsed } from '../grammars/grammar'
import type { LabelledPage } from '../labels/labels'
import type { Candidate, Rule } from './rule'
import type { LaidWord } from '../layout/layout'
import { spanOf, spanText, wordsOf } from '../layout/span'

export interface PrintedDate {
  /** yyyy-mm-dd. */
  readonly value: string
  readonly read: Parsed
  readonly page: LabelledPage
}

/**
 * All dates of the pages that are printed with their century, from the earliest; each day once, where it is printed
 * first. What is printed of a house in two digits each (7-1-58) is a date by its form alone.
 */
export function datesOn(pages: readonly LabelledPage[], bounds: { from: number; to: number }): PrintedDate[] {
  const dates = pages.flatMap((page) =>
    page.layout.segments.flatMap(({ words }) =>
      datesIn(words, bounds).map((read) => ({ value: read.value, read, page })),
    ),
  )
  return dates
    .filter(({ read }) => /(?<!\d)\d{4}(?!\d)/.test(spanText(read.span)))
    .filter((date, i) => dates.findIndex((other) => other.value === date.value) === i)
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** The dates of a line from the left: cells of a table may stand close together. */
function datesIn(words: readonly LaidWord[], bounds: { from: number; to: number }): Parsed[] {
  const read = dateGrammar(bounds)(spanOf(words))
  const last = read && wordsOf(read.span).at(-1)
  return last ? [read, ...datesIn(words.slice(words.indexOf(last) + 1), bounds)] : []
}

/** Days between two dates in years. */
export const yearsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 31_556_952_000

/** A date that no label names is doubted: another may have been lost, and then this one has its place. */
export const fromDate = (
  date: PrintedDate,
  path: string,
  rule: string,
  strength: number,
  most = mostDoubted,
): Candidate => ({ ...fromWords(date.page.layout, path, rule, date.read, strength), most })

/**
 * The earliest date of the pages that may show one is the birth, where its holder was of an age on the day of the
 * next and is today.
 */
export const earliestIsBirth = (
  rule: string,
  path: string,
  bounds: { from: number; to: number },
  age: number,
  mayShowIt: (page: LabelledPage) => boolean,
): Rule => ({
  name: rule,
  find: ({ pages, today }) => {
    const [first, second] = datesOn(pages.filter(mayShowIt), bounds)
    return first && yearsBetween(first.value, second?.value ?? today) >= age ? [fromDate(first, path, rule, 0.6)] : []
  },
})
