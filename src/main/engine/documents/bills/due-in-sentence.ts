/** The last day of payment in a sentence: "Kindly deposit the above on or before 30.11.2023 at the Jan Suvidha Kendra." */
import { fromFlow } from '../../extraction/prose/candidates'
import { datesIn } from '../../extraction/prose/dates'
import { flowOf } from '../../extraction/prose/flow'
import type { Rule } from '../../extraction/rules/rule'

const asked =
  /(?<!\p{L})(?:please|kindly)\s+(?:pay|deposit|remit|settle|make\s+(?:the\s+)?payment)(?!\p{L})[^.:;]{0,60}?\s(?:(?:on\s+or\s+)?before|(?:latest\s+)?by|not\s+later\s+than)\s+(?:the\s+)?/giu
/** Who pays early pays less, and has another last day. */
const early = /rebate|discount|early|prompt/i
/** Characters of a printed day. */
const longestDay = 24

export const dueInSentence = (prefix: string): Rule => {
  const name = `${prefix}.due_date.sentence`
  return {
    name,
    find: ({ pages }) => {
      const flow = flowOf(pages)
      return [...flow.text.matchAll(asked)].flatMap((match) => {
        const start = match.index + match[0].length
        const [day] = datesIn(flow.text.slice(start, start + longestDay))
        if (day?.start !== 0 || early.test(match[0])) return []
        const found = { value: day.value, start, end: start + day.end }
        return fromFlow(flow, 'due_date', name, found, 0.8)
      })
    },
  }
}
