/** The day on which a 7/12 was issued. */
import { parsed, type Grammar } from '../../extraction/grammars/grammar'
import type { LabelHit } from '../../extraction/labels/labels'
import { textOf } from '../../extraction/layout/layout'
import { spanText } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import { datesIn } from '../../extraction/prose/dates'
import { latinDigits } from '../../identifiers'
import { placed } from './satbara-places'

/** "१७/०५/२०१६।": the stroke that ends a sentence is read as a one behind the year. */
const strokeAsOne = /(?<=[/.-](?:19|20)\d{2})1(?!\d)/

const date: Grammar = (span) => {
  const text = latinDigits(spanText(span))
  const ended = text.replace(strokeAsOne, ' ')
  const [first] = datesIn(ended)
  if (!first) return null
  const read = parsed(first.value, wordsOfText(span, first.start, first.end))
  return ended === text ? read : { ...read, edits: 1, isDoubted: true }
}

/** "शेवटचा फेरफार क्रमांक : ३९१६ व दिनांक : …": the day of a change in the register. */
const isOfChange = ({ segment, from }: LabelHit): boolean => /फेरफार/.test(textOf(segment.words.slice(0, from)))

export const issued = placed('issue_date', ['dated', 'date'], date, { not: isOfChange })
