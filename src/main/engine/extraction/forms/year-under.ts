/** Days that were too long for their cell: "09-10-" and, under it, "2018". */
import type { LabelledPage, PlacedValue } from '../labels/labels'
import { beginsUnder, textOf } from '../layout/layout'
import { spanOf, type Span } from '../layout/span'

const beforeYear = /\d[-/.]$/
const year = /^(?:19|20)\d{2}$/

/** A value that breaks before the year of a day, with the year right under it; null for any other. */
export function withYearUnder({ layout, labelOf }: LabelledPage, { span, placement }: PlacedValue): Span | null {
  const line = span.lines[0] ?? []
  const [first] = line
  if (!first || placement === 'below' || !beforeYear.test(textOf(line))) return null
  const under = layout.segments.find(
    ({ words: [word], box }) =>
      word !== undefined && year.test(word.text) && !labelOf.has(word) && beginsUnder(box, first.box, 1),
  )
  return under ? spanOf(line, under.words.slice(0, 1)) : null
}
