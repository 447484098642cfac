/** Grammar of numbers of an office's own making. */
import { latinDigits } from '../../identifiers'
import { textOf, wereRead, type LaidWord } from '../layout/layout'
import { spanOf, trimmed } from '../layout/span'
import { parsed, type Grammar } from './grammar'

/** Never part of a number: amounts, dates and periods of a bill. */
const otherNumber = /^\d{1,2}[-/.](?:\d{1,2}|[A-Za-z]{3,9})[-/.]\d{2,4}$|^[\d,]*\.\d{2}$|^\d{1,2}:\d{2}/

/**
 * A number of an office's own making: a run of words of capitals, digits and marks with at least `least` digits, its
 * groups joined. "KVT/25-" over "26/1187" is one number.
 */
export function codeGrammar(least: number, most: number): Grammar {
  return (span) => {
    for (const [at, line] of span.lines.entries()) {
      const next = goesOnUnder(line) ? trimmed(span.lines[at + 1] ?? []) : []
      const run = codeRun([...withoutMarks(trimmed(line)), ...next], most)
      const read = latinDigits(run.map((w) => w.text).join('')).replace(/^[\s:.,/#-]+|[\s:.,/-]+$/g, '')
      const whole = read.replace(bracketAfter, '')
      const value = wereRead(run) ? withoutDollar(whole) : whole
      const digits = value.match(/\d/g)?.length ?? 0
      if (digits < least || value.length > most || isDay.test(value)) continue
      const mixed = /[a-z|!]/.test(value) || value !== read || strokeBeforeLetters.test(value)
      const lines = [run.filter((w) => !next.includes(w)), run.filter((w) => next.includes(w))]
      return parsed(value, spanOf(...lines), (mixed ? 0.7 : 1) * (run.length > 1 ? 0.9 : 1))
    }
    return null
  }
}

/** "# 4471", "\" / 617204493": a sign before a number, or what was read for the border and the colon before it. */
const withoutMarks = (line: readonly LaidWord[]): readonly LaidWord[] =>
  line.slice(
    Math.max(
      0,
      line.findIndex(({ text }) => /[\p{L}\p{N}$]/u.test(text)),
    ),
  )

/** "(Meter No. 70184426)": the bracket closes what is said, not the number. */
const bracketAfter = /(?<=^[^(]*)\)+$/

/** A day in full is no number of a paper: it stands beside a label that is like the number's. */
const isDay = /^(?:\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})$/u

/** "1GL44711882": before letters a stroke may be a one or an I, and in most faces no reader can tell. */
const strokeBeforeLetters = /(?<![A-Z\d])1[A-Z]{2,}(?=[-/]?\d)/

/** No number of an office has a dollar: "$1188204" opens with an S. */
const withoutDollar = (text: string): string => text.replace(/\$(?=[A-Z\d])/g, 'S')

/** True for a line of a narrow cell that ends within a number or a date. */
export const goesOnUnder = (line: readonly LaidWord[]): boolean => /[\p{L}\p{N}][-/]$/u.test(textOf(line))

/** Short groups of letters, as of who made a meter ("L&T"), or longer ones that a stroke ends: what follows belongs to them. */
const groupOfLetters = /^(?:[A-Z]&[A-Z]-?|[A-Z]{1,4}(?:[-/][A-Z]{1,4})*[-/]?|[A-Z]{1,10}(?:[-/][A-Z]{1,10})*[-/])$/

/** "RKSYI 2940117358": the letters of a series may be more before a number that no PIN code is as long as. */
const series = /^[A-Z]{5,6}$/
const longNumber = /^\d{7,}\W?$/

function codeRun(line: readonly LaidWord[], most: number): LaidWord[] {
  const run: LaidWord[] = []
  let length = 0
  for (const [at, word] of line.entries()) {
    const code = /^[:.#]?(?:[A-Z]&[A-Z])?[A-Z0-9/\\_-]*[0-9OIl|]?[A-Z0-9/\\()_-]*[.,]?$/.test(
      withoutDollar(latinDigits(word.text)),
    )
    const digits = /\d/.test(latinDigits(word.text))
    const isSeries = at === 0 && series.test(word.text) && longNumber.test(line[1]?.text ?? '')
    const ofOne = digits || isSeries || groupOfLetters.test(word.text) || /^[-/]+$/.test(word.text)
    if (!code || !ofOne || otherNumber.test(word.text) || length + word.text.length > most) break
    run.push(word)
    length += word.text.length
  }
  while (run.length > 0 && !/\d/.test(latinDigits(run.at(-1)!.text))) run.pop()
  return run
}
