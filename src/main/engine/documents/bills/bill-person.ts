/** A consumer whom a bill names with whose child or wife they are, over their address: no label and no PIN code needed. */
import { endsAddress } from '../../extraction/addresses/address-end'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { textGrammar } from '../../extraction/grammars/text-grammar'
import { addressGrammar } from '../../extraction/forms/form-rules'
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, textOf, type Segment } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, trimmed } from '../../extraction/layout/span'

/** "HARJINDER KAUR W/O BALWINDER SINGH": a name, a relation, another name, and nothing more on the line. */
const person = /^(?:\p{Lu}[\p{L}.]*\s){1,4}(?:[SDWC]\s?\/\s?O|(?:son|daughter|wife) of)[\s:.]+\p{Lu}[\p{L}. ]{2,40}$/iu
const tellsHome =
  /\d|\b(?:house|bhavan|villa|nivas|street|road|lane|nagar|colony|near|opp|flat|door|ward|village|vill|gali|mohalla|dist|teh)\b/iu
const wholeName = textGrammar(1)
const addressOf = addressGrammar(endsAddress)
const mostLines = 5

/** Lines that go on closely under another, beginning where it does, with no label among them. */
export function linesUnder({ layout, labelOf }: LabelledPage, first: Segment): Segment[] {
  const lines: Segment[] = []
  let last = first
  for (const segment of layout.segments) {
    if (segment.box.y < last.box.y + last.box.height / 2 || Math.abs(segment.box.x - first.box.x) > first.box.height)
      continue
    if (segment.box.y - bottom(last.box) > last.box.height || segment.words.some((w) => labelOf.has(w))) break
    lines.push(segment)
    last = segment
    if (lines.length === mostLines) break
  }
  return lines
}

/** Name and address of such a consumer, at the head of the bill; never sure, for a guarantor is named so too. */
export const consumerByRelation = (prefix: string): Rule => ({
  name: `${prefix}.person`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { box, segments } = page.layout
      const found = segments.find(
        (s) => s.box.y < box.y + 0.5 * box.height && !page.labelOf.has(s.words[0]!) && person.test(textOf(s.words)),
      )
      const lines = found ? linesUnder(page, found) : []
      if (!found || !lines.some((s) => tellsHome.test(textOf(s.words)))) return []
      const name = wholeName(spanOf(trimmed(found.words)))
      const address = addressOf(spanOf(...lines.map((s) => trimmed(s.words))))
      if (!name || !address) return []
      return [
        { ...fromWords(page.layout, 'consumer_name', `${prefix}.person`, name, 0.7), most: mostDoubted },
        { ...fromWords(page.layout, 'address', `${prefix}.person`, address, 0.6), most: mostDoubted },
      ]
    }),
})
