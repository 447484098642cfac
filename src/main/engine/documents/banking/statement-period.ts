/** The time that a statement is about: two days with a word between them, or over rows that lie between them. */
import { fromWords } from '../../extraction/rules/candidates'
import { mostDoubted } from '../../extraction/rules/bounds'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, textOf, type LaidWord, type Layout } from '../../extraction/layout/layout'
import { spanOf } from '../../extraction/layout/span'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { printRows } from '../../extraction/tables/print-rows'
import { findDates } from '../../identifiers'
import { readingOf } from './statement-reading'

const untilWord =
  /^[\s)]*(?:to|till|upto|up to|and|through|ते|से|पासून(?:\s+ते)?|पर्यंत|-|–|—)[\s(:.]*(?:date|दि(?:नांक|\.)?)?[\s:.–-]*$/i

/** "अवधि / Period: 01.10.2025 @ 30.11.2025": behind its label the one short word between two days says that, as it was read. */
const isUntil = (between: string, before: string): boolean =>
  untilWord.test(between) || (/(?:\bperiod|अवधि|कालावधी)\W*$/i.test(before) && /^\s*\D{1,3}?\s*$/.test(between))

/** Between which years the days of a statement lie. */
export const statementYears = { from: 1990, to: new Date().getFullYear() + 1 }

type Dates = readonly ReturnType<typeof findDates>[number][]

const datesIn = (text: string): Dates => findDates(text, statementYears).filter(({ value }) => value <= '2100')

/** The days that a period is from and to, as candidates of a rule. */
function asPeriod(
  layout: Layout,
  rule: string,
  words: readonly LaidWord[],
  [from, to]: Dates,
  strength: number,
): Candidate[] {
  const put = (path: string, date: Dates[number]): Candidate =>
    fromWords(layout, path, rule, parsed(date.value, spanOf(wordsBetween(words, date.start, date.end))), strength)
  return from && to ? [put('statement_from', from), put('statement_to', to)] : []
}

/** Two dates with a word or a dash between them, on one row or in one cell. */
export const statementPeriod: Rule = {
  name: 'statement.period',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      // A dash alone is no word of a row, where it may be a ruled line; in its own line it is one.
      const lines = [...printRows(page.layout), ...page.layout.segments].map(({ words }) => words)
      for (const words of [...lines, ...brokenPeriods(page)]) {
        const text = textOf(words)
        const dates = datesIn(text)
        const at = dates.findIndex((from, i) => {
          const to = dates[i + 1]
          return to && to.value >= from.value && isUntil(text.slice(from.end, to.start), text.slice(0, from.start))
        })
        if (at >= 0) return asPeriod(page.layout, statementPeriod.name, words, dates.slice(at, at + 2), 0.95)
      }
      return []
    }),
}

/** What stands between two days that nothing tells apart from a word, as "ते" is read by who looks for Latin letters. */
const misreadWord = /^\s*\S{0,3}\s*$/u

/** "f. 01/03/2020 @ 12/03/2020" over rows of those days alone: the words that say so are in another script, and misread. */
export const periodOfRows: Rule = {
  name: 'statement.period.rows',
  find: (context) => {
    const { rows, areas } = readingOf(context).statement
    const days = rows.flatMap(({ date }) => date?.value.value ?? []).sort()
    const [first, last] = [days[0], days.at(-1)]
    const [page] = context.pages
    const top = areas.find((area) => area.page === page?.layout.page)?.from
    if (!page || top === undefined || first === undefined || last === undefined) return []
    const over = page.layout.segments.filter(({ box }) => bottom(box) < top)
    const periods = over.flatMap(({ words }) => {
      const text = textOf(words)
      const [from, to, ...others] = datesIn(text)
      const holds = from && to && others.length === 0 && from.value <= first && to.value >= last
      return holds && misreadWord.test(text.slice(from.end, to.start)) ? [{ words, dates: [from, to] }] : []
    })
    const [period] = periods
    return period && periods.length === 1
      ? asPeriod(page.layout, periodOfRows.name, period.words, period.dates, 0.6).map((one) => ({
          ...one,
          most: mostDoubted,
        }))
      : []
  },
}

/** The word between the dates, with as much of the second date as the line had room for. */
const brokenOff = new RegExp(`${untilWord.source.slice(0, -1)}(?:\\d{1,2}[-/.\\s]+){0,2}$`, 'i')

/** "From 01/03/2025 To" with the second date, or what is left of it, on the line under it, in the same cell. */
const brokenPeriods = ({ layout }: LabelledPage): LaidWord[][] =>
  layout.segments.flatMap((first) => {
    const text = textOf(first.words)
    const date = datesIn(text).at(-1)
    if (!date || !brokenOff.test(text.slice(date.end))) return []
    const next = layout.segments.find(
      ({ box }) =>
        first.words.some((w) => Math.abs(box.x - w.box.x) < w.box.height) &&
        box.y > first.box.y &&
        box.y - bottom(first.box) < 0.8 * first.box.height,
    )
    return next ? [[...first.words, ...next.words]] : []
  })
