/** City, state and PIN code that a form prints on lines of their own under the street: "City: Pune", "Pin: 411004". */
import { tidyAddress } from './address-block'
import { parsed, type Parsed } from '../grammars/grammar'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { middle, textOf, type LaidWord } from '../layout/layout'
import { pinCode } from './pin-code'
import { rightOf } from '../layout/right-of'
import { spanOf } from '../layout/span'

const placeLabel =
  /^(?:city|town|district|dist|state|pin|pin\s?code|postal\s?code|country)(?:\s*\/\s*(?:city|town|district))?\s*[:：.-]*\s*(?=\S|$)/i
/** "District Gaya, Bihar": written on, the word is of the address as people write it. */
const ofAddress = /^dist(?:rict)?\b\.?\s+\p{Lu}/iu
/** Lines farther apart than this, in heights of the text, are not of one block. */
const mostStep = 2.2

/** An address with what such lines right under it say; as it was where it has its PIN code, or none stand there. */
export function withPlaces(page: LabelledPage, hit: LabelHit, read: Parsed): Parsed {
  const last = read.span.lines.at(-1)?.[0]
  const label = hit.segment.words[hit.from]
  if (!last || !label || pinCode.test(read.value)) return read
  const places = placesUnder(page, [label.box.x, last.box.x], last)
  if (places.length === 0) return read
  const texts = places.map((line) =>
    isOneSegment(page, line) && ofAddress.test(textOf(line)) ? textOf(line) : valueOf(line),
  )
  const value = tidyAddress([read.value, ...texts].join(', '))
  return parsed(value, spanOf(...read.span.lines, ...places), pinCode.test(value) ? 1 : read.fit)
}

const valueOf = (line: readonly LaidWord[]): string => textOf(line).replace(placeLabel, '')

const isOneSegment = ({ layout }: LabelledPage, line: readonly LaidWord[]): boolean =>
  layout.segments.some(({ words }) => words.length === line.length && words[0] === line[0])

function placesUnder(page: LabelledPage, columns: readonly number[], from: LaidWord): (readonly LaidWord[])[] {
  const { layout } = page
  const lines: (readonly LaidWord[])[] = []
  let at = middle(from.box)
  for (const segment of layout.segments) {
    const step = middle(segment.box) - at
    if (step < 0.5 * layout.textHeight || !columns.some((x) => Math.abs(segment.box.x - x) < layout.textHeight))
      continue
    if (step > mostStep * layout.textHeight || !placeLabel.test(textOf(segment.words))) break
    const beside = valueOf(segment.words) === '' ? rightOf(layout, segment) : null
    lines.push([...segment.words, ...(beside?.words ?? [])])
    at = middle(segment.box)
  }
  return lines.filter((line) => valueOf(line) !== '')
}
