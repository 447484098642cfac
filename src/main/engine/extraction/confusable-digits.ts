/** Digits of Devanagari that the readers take for each other, however sure they are of them. */
import { onceFor } from '../once-for'
import type { LabelledPage } from './labels'

const always = /[६९]/

/**
 * In some faces every ५ is read as a ४: where pages have the one and never the other, it may be either.
 */
const hasNoFive = onceFor((pages: readonly LabelledPage[]): boolean =>
  pages.every(({ layout }) => layout.segments.every(({ words }) => words.every(({ text }) => !text.includes('५')))),
)

/** True where one of the digits of a printed text may as well be another. */
export const isConfusable = (text: string, pages: readonly LabelledPage[]): boolean =>
  always.test(text) || (text.includes('४') && hasNoFive(pages))
