/** At which branch the account is. */
import { fromWords } from '../extraction/candidates'
import { partyGrammar } from '../extraction/form-grammars'
import { formField } from '../extraction/form-rules'
import type { Grammar } from '../extraction/grammar'
import type { LabelHit } from '../extraction/labels'
import { textOf } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'

/** "Malad Branch" on a line of its own is a branch by its name, and heads nothing that stands under it. */
const endsName = ({ segment, from, to, label }: LabelHit): boolean =>
  label === 'branch' &&
  from > 0 &&
  to === segment.words.length &&
  segment.words.slice(0, from).every((w) => /^[\p{L}\p{M}.&'-]{2,}$/u.test(w.text))

/** A name that goes on under its line; not the address of the branch, which may stand there too. */
const branchGrammar: Grammar = (span) => {
  const [first = [], ...more] = span.lines
  const isWhole = !/[,&(/-]$/.test(textOf(first)) && !textOf(first).includes(',')
  const isAddress = more.some((line) => textOf(line).includes(','))
  return partyGrammar(isWhole && isAddress ? spanOf(first) : span)
}

export const branchOfLabel: Rule = {
  name: 'statement.branch.label',
  find: (context) =>
    formField('statement.branch.label', 'branch', 'branch', branchGrammar, { lines: 2 }).find({
      ...context,
      pages: context.pages.map((page) => ({ ...page, hits: page.hits.filter((hit) => !endsName(hit)) })),
    }),
}

export const branchByName: Rule = {
  name: 'statement.branch.name',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits.filter(endsName).flatMap(({ segment }) => {
        const read = partyGrammar(spanOf(segment.words))
        return read ? [fromWords(page.layout, 'branch', 'statement.branch.name', read, 0.6)] : []
      }),
    ),
}
