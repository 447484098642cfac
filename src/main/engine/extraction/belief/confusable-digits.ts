/** Digits of Devanagari that the readers take for each other, however sure they are of them. */
import { onceFor } from '../../once-for'
import type { LabelledPage } from '../labels/labels'
import type { LaidWord } from '../layout/layout'

const always = /[६९]/

/**
 * In some faces every ५ is read as a ४: where pages have the one and never the other, it may be either.
 */
const hasNoFive = onceFor((pages: readonly LabelledPage[]): boolean =>
  pages.every(({ layout }) => layout.segments.every(({ words }) => words.every(({ text }) => !text.includes('५')))),
)

/** What no shape bears out of a word. */
const bareOf = ({ text, chars }: LaidWord): string =>
  chars.length === 0 ? text : chars.map((char) => (char.shapeAgrees ? '' : char.text)).join('')

/** True where one of the digits of printed words may as well be another. */
export function isConfusable(words: readonly LaidWord[], pages: readonly LabelledPage[]): boolean {
  const bare = words.map(bareOf).join(' ')
  return always.test(bare) || (bare.includes('४') && hasNoFive(pages))
}
