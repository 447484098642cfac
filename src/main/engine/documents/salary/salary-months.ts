/** For which month or days a salary slip is. */
import { fromWords } from '../../extraction/rules/candidates'
import { formField } from '../../extraction/forms/form-rules'
import { parsed, wordsBetween, type Grammar } from '../../extraction/grammars/grammar'
import { textOf, type Layout, type Segment } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { latinDigits } from '../../identifiers'
import { monthOf } from '../../identifiers/months'

const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[\s,.'’-]*(?:20)?\d{2}\b/i

/** "वेतन पर्ची माह फरवरी 2024", "माहे जानेवारी २०२४" */
const monthInDevanagari =
  /(?<![\p{L}\p{M}])(?<name>जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर|जानेवारी|फेब्रुवारी|एप्रिल|मे|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर)[\s,.'’-]*(?<year>(?:20|२०)\p{Nd}{2})(?!\p{Nd})/u

/** "06/2025", "11-2023", "03.2025", and "2024-08" as programs write it. */
const figures =
  /(?<![\d/.,-])(?:(?<month>0?[1-9]|1[0-2])\s?[-/.]\s?(?<year>20\d{2})|(?<first>20\d{2})[-/](?<second>0[1-9]|1[0-2]))(?![\d/-]|[.,]\d)/
/** "SALARY SLIP FOR MONTH : 06/2025", "PAY SLIP FOR 03/2024" */
const monthInFigures = new RegExp(
  String.raw`(?<=\b(?:month|slip|payslip|salary|wages|period)\b\W{0,3}(?:(?:for|of)\b)?\W{0,3})${figures.source}`,
  'i',
)

/** Words of a line that may name the month, and of one that says in its first words what the paper is. */
const [longest, longTitle] = [12, 20]
const titles = /^(?:\W*\p{L}+){0,3}?\W*(?:pay|salary|wages?)\W?(?:slip|advice|statement|bill|register|card)\b/iu

/**
 * The month that a slip is for, as in its title: as it is printed, and as "2025-06" whatever its name is printed like.
 */
export function payMonths({ segments }: Layout): readonly { segment: Segment; printed: string; month: string }[] {
  const titled = segments.filter(({ words }) => words.length <= (titles.test(textOf(words)) ? longTitle : longest))
  const inWords = titled.flatMap((segment) => {
    const printed = month.exec(textOf(segment.words))?.[0]
    if (printed === undefined) return []
    const number = monthOf(/^[a-z]+/i.exec(printed)?.[0] ?? '')
    return [{ segment, printed, month: `20${printed.slice(-2)}-${String(number).padStart(2, '0')}` }]
  })
  const inDevanagari = titled.flatMap((segment) => {
    const found = monthInDevanagari.exec(textOf(segment.words))
    const number = monthOf(found?.groups?.['name'] ?? '')
    if (!found || number === null) return []
    const year = latinDigits(found.groups?.['year'] ?? '')
    return [{ segment, printed: found[0], month: `${year}-${String(number).padStart(2, '0')}` }]
  })
  const inFigures = titled.flatMap((segment) => {
    const found = monthInFigures.exec(textOf(segment.words))
    const { month, year, first, second } = found?.groups ?? {}
    return found
      ? [{ segment, printed: found[0], month: `${year ?? first}-${(month ?? second)!.padStart(2, '0')}` }]
      : []
  })
  return [...inWords, ...inDevanagari, ...inFigures].slice(0, 1)
}

export const period: Rule = {
  name: 'salary.period',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      payMonths(page.layout).map(({ segment, printed }) => {
        const at = textOf(segment.words).indexOf(printed)
        const own = wordsBetween(segment.words, at, at + printed.length)
        return fromWords(page.layout, 'pay_period', 'salary.period', parsed(printed, spanOf(own)), 0.85)
      }),
    ),
}

const days = /\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.]\d{2,4}/u
const daysOfPeriod = new RegExp(`(${days.source})\\s*(?:to|till|upto|[-–—])\\s*(${days.source})`, 'iu')
const periodGrammar: Grammar = (span) => {
  const printed = daysOfPeriod.exec(textOf(span.lines[0] ?? []))?.[0]
  return printed === undefined ? null : parsed(printed, span)
}
/** "Month : NOV-2023 Emp. Code : 2207 Name : …": in a row of the whole form the month stands right behind its label. */
const monthAhead = new RegExp(`^[^\\p{L}\\p{N}]*(?:${month.source})`, 'iu')
const monthGrammar: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const text = latinDigits(textOf(line))
  const found = (monthAhead.test(text) ? month.exec(text) : null) ?? figures.exec(text)
  return found ? parsed(found[0], spanOf(wordsBetween(line, found.index, found.index + found[0].length))) : null
}
const labelledMonths = ['period', 'month'].map((label) =>
  formField('salary.month.label', 'pay_period', label, monthGrammar, { strength: 0.95 }),
)

/** "Pay Period" beside "2024-08", where the slip is headed by no month. */
export const monthAtLabel: Rule = {
  name: 'salary.month.label',
  find: (context) =>
    period.find(context).length > 0 ? [] : labelledMonths.flatMap((rule) => rule.find(context)).slice(0, 1),
}

const labelledPeriod = formField('salary.period.label', 'pay_period', 'period', periodGrammar, { strength: 0.9 })

/** "Wage period : 21-09-2024 to 20-10-2024", where the slip is headed by no month. */
export const periodOfDays: Rule = {
  name: labelledPeriod.name,
  find: (context) => (period.find(context).length > 0 ? [] : labelledPeriod.find(context)),
}
