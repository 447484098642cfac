/** The time that a pass book is about, by the days of its first and last balance: it has no line that tells it. */
import { fromWords } from '../../extraction/rules/candidates'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows, rowText } from '../../extraction/tables/print-rows'
import { findDates } from '../../identifiers'

const years = { from: 1990, to: new Date().getFullYear() + 1 }

/** "OP. BAL. AS ON 01-04-2024", "CL. BAL. 4,100.00 UPTO 30-09-2024": up to the day. */
const firstBalance = /^\W*(?:opening|op(?:en)?\.?)\s*bal(?:ance)?\b\.?\W*(?:as\s+)?(?:on|at|of)\W*$/i
const lastBalance =
  /^\W*(?:closing|cl(?:osing)?\.?)\s*bal(?:ance)?\b\.?[\s\d,.:-]*(?:[cd]r\.?)?\W*(?:(?:as\s+)?(?:on|at|of)|up\s?to|till)\W*$/i

/** The days that stand in a row right behind such an opening. */
function daysBehind({ layout }: LabelledPage, opening: RegExp, path: string): Candidate[] {
  return printRows(layout).flatMap((row) => {
    const text = rowText(row)
    const date = findDates(text, years).find(({ start }) => opening.test(text.slice(0, start)))
    if (!date) return []
    const own = wordsBetween(row.words, date.start, date.end)
    return [fromWords(layout, path, daysOfBalances.name, parsed(date.value, spanOf(own)), 0.7)]
  })
}

export const daysOfBalances: Rule = {
  name: 'statement.period.balances',
  find: ({ pages }) => [
    ...pages.flatMap((page) => daysBehind(page, firstBalance, 'statement_from')).slice(0, 1),
    ...pages.flatMap((page) => daysBehind(page, lastBalance, 'statement_to')).slice(-1),
  ],
}
