/** The day on which a slip was printed at the door of who is billed. */
import { formField } from '../../extraction/forms/form-rules'
import { dateGrammar } from '../../extraction/grammars/grammar'
import { textOf } from '../../extraction/layout/layout'
import { doubted } from '../../extraction/rules/candidates'
import type { Rule, RuleContext } from '../../extraction/rules/rule'
import { findDates } from '../../identifiers'

/** So often such a day is told: as that of the print, and as that of the reading or the end of the period. */
const leastTimes = 2

/** The day of the print, where the paper tells it again: who reads the meter makes out the bill. A copy is printed later. */
export function printedDay(prefix: string, days: { readonly from: number; readonly to: number }): Rule {
  const rule = formField(`${prefix}.bill_date.printed`, 'bill_date', 'printed', dateGrammar(days), { strength: 0.8 })
  const toldAgain: Rule = {
    name: rule.name,
    find: (context) => rule.find(context).filter(({ value }) => timesTold(context, value) >= leastTimes),
  }
  return doubted(toldAgain, () => true)
}

const timesTold = ({ pages }: RuleContext, day: string): number =>
  pages
    .flatMap(({ layout }) => layout.segments.flatMap(({ words }) => findDates(textOf(words))))
    .filter(({ value }) => value === day).length
