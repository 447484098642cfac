/** What was paid, behind its words in one row of a table: "Amount Paid | (Rupees Nine Hundred only) | 900.00". */
import { fromWords } from '../../extraction/rules/candidates'
import { amountGrammar } from '../../extraction/grammars/amount-grammar'
import { right, textOf, verticalOverlap } from '../../extraction/layout/layout'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

const name = 'property_tax.paid.behind_words'
const opensWords = /^\W*(?:rupees|in\s+words|रुपये|रुपए|अक्षरी)(?![\p{L}\p{M}])/iu

/** A seal may cover the words, which then tell no amount; the figure closes the row. */
function behindWords(page: LabelledPage, { segment }: LabelHit): Candidate[] {
  const [words, ...more] = page.layout.segments
    .filter((s) => s.box.x > right(segment.box) && verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => a.box.x - b.box.x)
  const last = more.at(-1)
  if (!words || !last || !opensWords.test(textOf(words.words))) return []
  const read = amountGrammar(spanOf(last.words))
  return read ? [fromWords(page.layout, 'amount_paid', name, read, 0.9)] : []
}

export const paidBehindWords: Rule = {
  name,
  find: ({ pages }) =>
    pages.flatMap((page) => page.hits.filter(({ label }) => label === 'paid').flatMap((hit) => behindWords(page, hit))),
}
