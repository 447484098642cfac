/** The day of a cheque, which stands in eight boxes at its upper right, written by hand or printed. */
import { anywhere, fromWords } from '../../extraction/rules/candidates'
import { formField } from '../../extraction/forms/form-rules'
import { dateGrammar, parsed, type Grammar } from '../../extraction/grammars/grammar'
import { middleX, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows } from '../../extraction/tables/print-rows'
import { latinDigits } from '../../identifiers'

const years = { from: 2005, to: new Date().getFullYear() + 1 }

/** Eight boxes hold the date; readers see single digits with blanks or the strokes of the boxes between them. */
const spacedDate: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const digits = textOf(line)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}*date|^\p{L}{1,6}(?=\d{8}$)/iu, '')
    .replace(/[Oo]/g, '0')
  const value = line[0] && dayOf(digits, line[0])
  return value ? { ...parsed(value, span, 0.85), edits: 0 } : null
}

/** DDMMYYYY as a date of the years in which a cheque may be drawn; else null. */
function dayOf(digits: string, word: LaidWord): string | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(digits)
  const text = `${match?.[1]}/${match?.[2]}/${match?.[3]}`
  return match ? (dateGrammar(years)({ lines: [[{ ...word, text }]] })?.value ?? null) : null
}

/** Hands write a 1 with a flag and a 7 without a bar, and readers are sure of either. */
const strokesLike = (digit: string): readonly { readonly text: string; readonly confidence: number }[] =>
  ['17', '71'].filter(([read]) => read === digit).map(([, meant]) => ({ text: meant!, confidence: 0.002 }))

/** Digits written by hand are read as letters of their shape. */
const asDigit: Readonly<Record<string, string>> = { O: '0', o: '0', S: '5', s: '5', Z: '2', z: '2', B: '8' }

const digitOf = (sign: string): string | null => (/\d/.test(sign) ? sign : (asDigit[sign] ?? null))

interface Choice {
  readonly text: string
  readonly confidence: number
}

/** The digits that a sign may be. */
function digitsOf({ text, confidence, others }: LaidWord['chars'][number]): readonly Choice[] {
  const own = digitOf(text)
  return [...(own === null ? [] : [{ text: own, confidence }]), ...others, ...strokesLike(text)].filter((choice) =>
    /^\d$/.test(choice.text),
  )
}

/**
 * "76082024" is no day: of the days that the second choices for eight digits make, each box of which may have been read
 * as a word, the likeliest; null where they make none.
 */
export function likeliestDay(words: readonly LaidWord[]): string | null {
  const signs = words.flatMap(({ chars }) => chars)
  const [word] = words
  if (!word || signs.length !== 8 || textOf(words).replace(/\s/g, '').length !== signs.length) return null
  let read: readonly { readonly digits: string; readonly likely: number }[] = [{ digits: '', likely: 1 }]
  for (const choices of signs.map(digitsOf)) {
    read = read.flatMap(({ digits, likely }) =>
      choices.map((choice) => ({ digits: digits + choice.text, likely: likely * choice.confidence })),
    )
  }
  return (
    read
      .toSorted((a, b) => b.likely - a.likely)
      .map(({ digits }) => dayOf(digits, word))
      .find((day) => day !== null) ?? null
  )
}

const secondChoice: Grammar = (span) => {
  const day = likeliestDay(span.lines[0] ?? [])
  return day === null ? null : { ...parsed(day, span, 0.5), edits: 1 }
}

/** What the sides of a box are read as: strokes, or letters and digits made of one. */
const side = /[|¦/\\()[\]{}<>JjTIilft!17.,;:'’_-]/
/** Between two digits stand the sides of two boxes. */
const mostSides = 3
/** A few of the seven sides between eight digits may be lost. */
const leastSides = 4
/** More signs than eight digits with their sides make are no row of boxes. */
const mostSigns = 24

/** Eight digits of a text whose other signs are all sides of boxes: each way to tell the two apart that gives a date. */
function framedDays(signs: string, word: LaidWord): ReadonlySet<string> {
  const days = new Set<string>()
  const seen = new Set<string>()
  const take = (at: number, digits: string, sides: number, run: number): void => {
    const state = `${at} ${digits} ${sides} ${run}`
    if (seen.has(state)) return
    seen.add(state)
    const sign = signs[at]
    if (sign === undefined) {
      const day = digits.length === 8 && sides >= leastSides ? dayOf(digits, word) : null
      if (day) days.add(day)
      return
    }
    const digit = digitOf(sign)
    if (digit !== null && digits.length < 8) take(at + 1, digits + digit, sides + (run > 0 ? 1 : 0), 0)
    if (side.test(sign) && run < mostSides) take(at + 1, digits, sides, run + 1)
  }
  take(0, '', 0, 0)
  return days
}

/** "(3ToJol62JoJ2151": the sides of the boxes were read too; where they may be digits, one date alone has to fit. */
const framedDate: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const [first] = line
  const signs = latinDigits(textOf(line)).replace(/\s/g, '')
  if (!first || signs.length > mostSigns) return null
  const [day, ...others] = framedDays(signs, first)
  return day !== undefined && others.length === 0 ? { ...parsed(day, span, 0.7), edits: 1 } : null
}

const boxedDate: Grammar = (span) => spacedDate(span) ?? secondChoice(span) ?? framedDate(span)

/** What stands in the right half of each row, as one: each box of a date may have been read as a line of its own. */
const rightOfRows = ({ layout }: LabelledPage): readonly (readonly LaidWord[])[] =>
  printRows(layout)
    .filter(({ box }) => box.y < topOf(layout.segments) + boxesWithin * layout.textHeight)
    .map(({ words }) => words.filter((word) => middleX(word.box) > middleX(layout.box)))
    .filter((words) => words.length > 0)

/** Where the print of a sheet begins: specks of the ground over it are read as a sign or two. */
const topOf = (segments: readonly Segment[]): number =>
  Math.min(...segments.filter(({ words }) => /(?:[\p{L}\p{N}]\P{L}?){5}/u.test(textOf(words))).map((s) => s.box.y))
/** So many heights of the print from the top the boxes stand at most. */
const boxesWithin = 6

/** Eight digits, apart or in one word, at the upper right, where the boxes are, with no word beside them. */
const bareBoxes: Rule = {
  name: 'cheque.date.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { layout } = page
      const top = topOf(layout.segments) + boxesWithin * layout.textHeight
      const upper = layout.segments.filter(({ box }) => box.y < top && box.x > middleX(layout.box))
      const found = [...upper.map(({ words }) => words), ...rightOfRows(page)].flatMap((words) => {
        const span = spanOf(words)
        const read = boxedDate(span)
        return read ? [fromWords(layout, 'cheque_date', bareBoxes.name, read, 0.75)] : []
      })
      return found.slice(0, 1)
    }),
}

/** Rules for `cheque_date`; what is written by hand none of them makes sure. */
export const dates: readonly Rule[] = [
  formField('cheque.date.label', 'cheque_date', 'date', dateGrammar(years)),
  formField('cheque.date.boxes', 'cheque_date', 'date', boxedDate),
  anywhere('cheque.date.line', 'cheque_date', spacedDate, 0.8, (_, text) => !/^\W*date/i.test(text)),
  bareBoxes,
]
