/** Dates as sentences say them: "this 12th day of March, 2021", "the Twelfth day of ...", "१२ माहे मार्च सन २०२१". */
import { findDates, isoDate } from '../../identifiers/dates'
import { monthOf } from '../../identifiers/months'
import { numberInWords } from './number-words'

export interface ProseDate {
  readonly value: string
  readonly start: number
  readonly end: number
  readonly repaired: boolean
}

const years = { from: 1950, to: 2100 }
const spelled =
  /(?<day>\d{1,2}|\p{L}+(?:[\s-]\p{L}+)?)\s*(?:st|nd|rd|th|[^\p{L}\p{N}\s,.:;/-]{1,3})?[\s,]+(?:(?:day|date)[\s,]+(?:of[\s,]+)?(?:the[\s,]+)?(?:month[\s,]+(?:of[\s,]+)?)?|माहे[\s,]+|माह[\s,]+)(?<month>[\p{L}\p{M}]{3,10})[\s,.]+(?:in[\s,]+)?(?:of[\s,]+)?(?:the[\s,]+)?(?:(?:christian[\s,]+)?year[\s,]+(?:of[\s,]+)?|(?:[इई]सवी[\s,]+)?सन[\s,]+)?(?<year>\d{4}|\p{Lu}\p{L}+(?:[\s-]+\p{L}+){1,5})/giu

/** "Ist" in "this Ist day of June": a one of which the reader made a letter of its shape. */
const misreadOrdinal = /(?:^|\s)([\dIl|]{1,2})(?:st|nd|rd|th)$/i

/** "Ist November 2025", "2lst May, 2024": the same before a month. */
const misreadDay =
  /(?<![\p{L}\d/.-])(?<day>(?=\d?[Il|])[\dIl|]{1,2}(?:st|nd|rd|th))[\s,]+(?:of[\s,]+)?(?<month>\p{L}{3,9})[\s,.]+(?<year>\d{4})(?!\d)/gu

/** "28 th August, 2020": the letters behind a day are printed small over the line, and stand apart. */
const raised =
  /(?<![\d/.-])(?<day>\d{1,2})\s+(?:st|nd|rd|th)[\s,]+(?:of[\s,]+)?(?<month>\p{L}{3,9})[\s,.]+(?<year>\d{4})(?!\d)/giu

/** "24 नवम्बर सन् 2020": the word for year parts the month from its number. */
const ofYear =
  /(?<![\d/.-])(?<day>\d{1,2})[\s,]+(?<month>[\u0900-\u097f]{3,12})[\s,.]+(?:सन्?|साल|वर्ष)[\s,.]+(?<year>\d{4})(?!\d)/gu

/** "… May, Two Thousand Twenty" at the end of a line: the next one may begin with the rest of the year. */
const mayGoOn = (value: string, after: string): boolean => /^\d{3}0/.test(value) && /^[^\S\n]*\n\s*\p{L}/u.test(after)

/** All dates of a running text in its order. */
export function datesIn(text: string): ProseDate[] {
  const found: ProseDate[] = []
  for (const match of [spelled, ofYear, raised, misreadDay].flatMap((pattern) => [...text.matchAll(pattern)])) {
    const { day: printed = '', month = '', year = '' } = match.groups ?? {}
    const misread = misreadOrdinal.exec(printed)?.[1]
    const day = misread?.replace(/[Il|]/gi, '1') ?? printed
    const value = isoFrom(day, month, year)
    if (value === null) continue
    const tail = /^\d/.test(year) ? year.length : (numberInWords(year)?.end ?? year.length)
    found.push({
      value,
      start: match.index,
      end: match.index + match[0].length - year.length + tail,
      repaired: misread !== undefined || mayGoOn(value, text.slice(match.index + match[0].length - year.length + tail)),
    })
  }
  for (const date of findDates(text, years)) {
    if (!found.some((f) => f.start < date.end && date.start < f.end)) found.push(date)
  }
  return found.sort((a, b) => a.start - b.start)
}

function isoFrom(day: string, month: string, year: string): string | null {
  const m = monthOf(month)
  const d = /^\d/.test(day) ? Number(day) : (numberInWords(day)?.value ?? null)
  const y = /^\d/.test(year) ? Number(year) : (numberInWords(year)?.value ?? null)
  if (m === null || d === null || y === null || y < years.from || y > years.to) return null
  return isoDate(y, m, d)
}

/** So far are two days from each other between which one short word stands. */
const mostBetween = 8

/** The day that follows a place with no more than a short word between: "01/02/2025 से 31/12/2025". */
export const dayRightBehind = (dates: readonly ProseDate[], end: number): ProseDate | undefined =>
  dates.find(({ start }) => start >= end && start - end < mostBetween)

/** True where the word behind a day says that a period lasts until then: "31/12/2025 तक". */
export const endsPeriod = (text: string, { end }: ProseDate): boolean =>
  /^\s*(?:(?:रोजी|अखेर)\s+)?(?:तक|पर्यंत|अखेर|संप|समाप्त|पूर्ण\s+हो)(?:(?<=संप)|(?![\p{L}\p{M}]))/u.test(text.slice(end))

/** The day that ends a period of months which begins on a day: 11 months from 2023-04-01 end on 2024-02-29. */
export function lastDay(from: string, months: number): string {
  const [y = 0, m = 1, d = 1] = from.split('-').map(Number)
  const target = new Date(Date.UTC(y, m - 1 + months, 1))
  const monthEnd = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), Math.min(d, monthEnd)))
  // From the 31st, the day before the one that the last month does not have is that month's end itself.
  if (d <= monthEnd) end.setUTCDate(end.getUTCDate() - 1)
  return end.toISOString().slice(0, 10)
}
