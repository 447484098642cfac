/** The survey number of a 7/12: in one cell, or in two of which the second holds the part of the land's division. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, verticalOverlap } from '../../extraction/layout/layout'
import { spanOf, spanText } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { latinDigits } from '../../identifiers'
import { candidate, cellText, firstFit, placed } from './satbara-places'

const surveyForm =
  /(?<![\d/.])\d{1,5}(?:\s?\/\s?(?:\d{1,4}(?:[\u0905-\u0939]\p{M}*)?|[\p{L}](?:\p{M})*))*(?![\d.,]|\s?\/\s?\d{4})/u

/** A survey number keeps the digits in which it is printed. */
const survey: Grammar = (span) => {
  const cell = cellText(span)
  const raw = cell.text
  const text = raw.replace(strokeOfDevanagari, '/').replace(firstLetter, 'अ')
  const found = surveyForm.exec(latinDigits(text))
  if (!found) return null
  const value = text.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  const words = wordsOfText(span, found.index, found.index + found[0].length)
  return { ...parsed(value, words), edits: cell.edits + (text === raw ? 0 : 1) }
}

/**
 * A Latin one among Devanagari digits is the stroke between two numbers; where the stroke was read too, it is nothing.
 */
const strokeOfDevanagari = /(?<=[०-९])\s?(?:[1|l]|\/1|1\/)\s?(?=[०-९]|\p{Script=Devanagari})/gu

/** "312/2/at", "217/2/a": the first letter of the alphabet behind Latin digits, for what it looks like among them. */
const firstLetter = /(?<=\d\s?\/\s?)(?:a[rt]?|3[Tf])(?![\p{L}\d])/gu

/** "१अ", "२ ब", "२/ब", "अ": what the cell of the division holds, alone. */
const partForm = /^(?:\d{1,4}(?:\s?\p{L})?|\p{L})\p{M}*(?:\s?\/\s?(?:\d{1,4}\p{L}?|\p{L})\p{M}*){0,2}$/u
const part: Grammar = (span) => {
  const text = spanText(span).trim()
  return partForm.test(latinDigits(text)) ? parsed(text.replace(/\s/g, ''), span) : null
}

/** The head of the divisions stands right of that of the numbers, in one row; its second line may be read by itself. */
const isHeadBeside = (number: LabelHit, { label, segment: { box } }: LabelHit): boolean =>
  label === 'subdivision' &&
  box.x > number.segment.box.x &&
  Math.abs(middle(box) - middle(number.segment.box)) < linesOfHead * box.height
const linesOfHead = 2.2

/** Beside each other, or a line apart where the head of the second takes a line more. */
function isLevel(number: Parsed, own: Parsed, isHeadLower: boolean): boolean {
  const [first, second] = [number, own].map(({ span }) => span.lines[0]?.[0]?.box)
  if (!first || !second) return false
  const step = middle(second) - middle(first)
  return verticalOverlap(first, second) > 0.4 || (isHeadLower && step > 0 && step < linesOfHead * first.height)
}

const name = 'satbara.survey_number.cells'

/** "भूमापन क्रमांक | भूमापन क्रमांकाचा उपविभाग" over "२१४ | १अ": old forms have a cell for each. */
function ofTwoCells(page: LabelledPage): Candidate[] {
  return page.hits
    .filter(({ label }) => label === 'survey')
    .flatMap((hit) => {
      const number = firstFit(page, hit, survey)
      if (!number || number.read.value.includes('/')) return []
      const own = page.hits
        .filter((other) => isHeadBeside(hit, other))
        .flatMap((beside) => {
          const found = firstFit(page, beside, part)
          const isLower = beside.tail !== undefined || middle(beside.segment.box) > bottom(hit.segment.box)
          return found && isLevel(number.read, found.read, isLower) ? [found] : []
        })[0]
      if (!own) return []
      const value = `${number.read.value}/${own.read.value}`
      const span = spanOf(...number.read.span.lines, ...own.read.span.lines)
      const read = { ...parsed(value, span), edits: number.read.edits }
      return [candidate(page, 'survey_number', name, read, 0.9 * number.share * own.share)]
    })
}

const ofOneCell = placed('survey_number', ['survey'], survey)

/** True where a cell for the division is headed beside that of the number, and what it holds was not read, or is none. */
const mayBeDivided = ({ hits }: LabelledPage): boolean =>
  hits.some((hit) => hit.label === 'survey' && hits.some((other) => isHeadBeside(hit, other)))

export const surveyNumber: Rule = {
  name,
  find(context) {
    const parted = context.pages.flatMap(ofTwoCells)
    if (parted.length > 0) return parted
    const whole = ofOneCell.find(context)
    const isOpen = ({ value }: Candidate): boolean => !value.includes('/') && context.pages.some(mayBeDivided)
    return whole.map((found) => (isOpen(found) ? { ...found, most: mostDoubted } : found))
  },
}
