/** "Issue Date  Validity (NT)  Validity (TR)" over as many days: in a row of heads each has the day of its place. */
import { fromWords } from '../../extraction/rules/candidates'
import { dateGrammar } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { beginsUnder, type LaidWord, type Segment } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

/** In heights of the heads: how far under them the days stand, and how exactly they begin there. */
const [rowUnder, aside] = [1.6, 3]

/** The heads of a label's row from left to right, where all its words are heads; empty where the label stands alone. */
function headsBeside({ hits, labelOf }: LabelledPage, { segment }: LabelHit): readonly LabelHit[] {
  const row = hits.filter((hit) => hit.segment === segment).sort((a, b) => a.from - b.from)
  return row.length > 1 && segment.words.every((word) => labelOf.has(word)) ? row : []
}

const daysUnder = ({ layout }: LabelledPage, heads: Segment): readonly LaidWord[] =>
  layout.segments.find((s) => beginsUnder(s.box, heads.box, rowUnder, aside))?.words ?? []

/** True for a label in such a row: the first day under it is that of the first head. */
export const isInRowOfHeads = (hit: LabelHit, page: LabelledPage): boolean => headsBeside(page, hit).length > 0

/** The day at the place of a label in its row of heads. */
export const dayInRow = (rule: string, path: string, label: string, years: { from: number; to: number }): Rule => ({
  name: rule,
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === label)
        .flatMap((hit) => {
          const heads = headsBeside(page, hit)
          const days = heads.length > 0 ? daysUnder(page, hit.segment) : []
          const word = days.length === heads.length ? days[heads.indexOf(hit)] : undefined
          const read = word && dateGrammar(years)(spanOf([word]))
          return read ? [fromWords(page.layout, path, rule, read, 0.93)] : []
        }),
    ),
})
