/** Days of a paper that writes the month before the day, as programs from America do. */
import { doubted } from './candidates'
import type { LabelledPage } from '../labels/labels'
import { textOf } from '../layout/layout'
import type { Rule } from './rule'

/** "05/16/2023": no month has this number. */
const monthFirst = /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d{2}(?!\d)/

const hasMonthFirst = (pages: readonly LabelledPage[]): boolean =>
  pages.some(({ layout }) => layout.segments.some(({ words }) => monthFirst.test(textOf(words))))

/** A rule for a day, none of which is sure on such a paper: "05/09/2023" may be either. */
export const doubtedWhereMonthFirst = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) => (hasMonthFirst(context.pages) ? doubted(rule, () => true) : rule).find(context),
})
