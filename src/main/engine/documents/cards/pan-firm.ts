/** The names of firms, trusts and families on their cards: without a father, with "&" and figures, on several lines. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { firmGrammar } from '../../extraction/grammars/name-grammars'
import { panGrammar } from '../../extraction/grammars/identifier-grammars'
import { valuesOf, type LabelledPage } from '../../extraction/labels/labels'
import { bottom, textOf, type Segment } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf, spanText } from '../../extraction/layout/span'
import { panHolder } from '../../identifiers'

const mostLines = 3
const nameGrammar = firmGrammar(mostLines)
/** Lines of one name follow each other this closely, and are printed alike, in heights of the print. */
const lineGap = 1.3
const aside = 1.5
const mostTaller = 1.4

/** True for a card whose number, read as it stands, is no person's, and that has no place for a father. */
export const isFirmCard = ({ pages }: RuleContext): boolean =>
  !pages.some((page) => page.hits.some(({ label }) => label === 'father')) &&
  pages.some((page) =>
    page.layout.segments.some(({ words }) => {
      const read = panGrammar(spanOf(words))
      return read !== null && read.edits === 0 && read.check !== 'failed' && panHolder(read.value) !== 'person'
    }),
  )

/** A rule for the names of persons. */
export const ofPersons = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) => (isFirmCard(context) ? [] : rule.find(context)),
})

/**
 * The name of a firm: all lines under its label, or where the old card has none, those right over the date. `columnOf`
 * gives the lines of an unlabelled card between its heading and the date, from the top.
 */
export const firmName = (columnOf: (page: LabelledPage) => readonly Segment[]): Rule => ({
  name: 'pan.firm',
  find: (context) => {
    if (!isFirmCard(context)) return []
    return context.pages.flatMap((page) => {
      const labels = page.hits.filter(({ label }) => label === 'name')
      const labelled = labels.flatMap((hit) => {
        // A speck beside the label is no name.
        const value = valuesOf(page, hit).find(({ span }) => /\p{L}{3}/u.test(spanText(span)))
        const first = page.layout.segments.find(({ words }) => value && words.includes(value.span.lines[0]![0]!))
        return value && first ? candidate(page, [value.span.lines[0]!, ...under(page, first)], 0.9 * hit.likeness) : []
      })
      return labels.length > 0 ? labelled : candidate(page, overDate(columnOf(page)), 0.85)
    })
  },
})

function candidate(page: LabelledPage, lines: readonly Segment['words'][], strength: number): Candidate[] {
  const read = nameGrammar(spanOf(...lines))
  if (!read) return []
  const found = fromWords(page.layout, 'name_as_per_pan', 'pan.firm', read, strength)
  // That a line goes on with the next tells its place alone.
  return [lines.length > 1 ? { ...found, most: mostDoubted } : found]
}

/** The lines on which a name goes on. */
function under(page: LabelledPage, first: Segment): Segment['words'][] {
  const lines: Segment[] = []
  for (let above = first; lines.length < mostLines - 1; above = lines.at(-1)!) {
    const next = page.layout.segments.find((s) => goesOn(above, s) && !s.words.some((w) => page.labelOf.has(w)))
    if (!next) break
    lines.push(next)
  }
  return lines.map(({ words }) => words)
}

function overDate(column: readonly Segment[]): Segment['words'][] {
  let from = column.length - 1
  while (from > 0 && column.length - from < mostLines && goesOn(column[from - 1]!, column[from]!)) from--
  return column.slice(Math.max(0, from)).map(({ words }) => words)
}

function goesOn({ box }: Segment, next: Segment): boolean {
  const gap = next.box.y - bottom(box)
  const [low, high] = [box.height, next.box.height].sort((a, b) => a - b)
  return (
    next.script === 'latin' &&
    /\p{L}{2}/u.test(textOf(next.words)) &&
    gap > -0.3 * box.height &&
    gap < lineGap * box.height &&
    Math.abs(next.box.x - box.x) < aside * box.height &&
    high! < mostTaller * low!
  )
}
