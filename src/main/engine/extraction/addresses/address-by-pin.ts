/** An address whose label was not read: the lines of one column that end with a PIN code. */
import { withoutHeading } from '../../address'
import { addressText } from './address-block'
import { findDates } from '../../identifiers'
import { fromWords } from '../rules/candidates'
import { opensHouse } from '../grammars/name-grammars'
import { parsed, type Parsed } from '../grammars/grammar'
import type { LabelledPage } from '../labels/labels'
import { bottom, textOf, type Segment } from '../layout/layout'
import { isPinCode } from './pin-code'
import type { Rule } from '../rules/rule'
import { spanOf } from '../layout/span'

const pinAtEnd = /[A-Za-z][A-Za-z .,()-]*[\s,:-]+[1-9]\d{2}\s?\d{3}\W*$/
const strength = 0.7

/** True for a line that ends with a PIN code, or is one under a line that goes on: digits alone are of no script. */
const endsWithPin = ({ words, script }: Segment): boolean =>
  isPinCode(textOf(words)) || (script === 'latin' && pinAtEnd.test(textOf(words)))

/** Finds addresses by their PIN code where no label names one. */
export const addressByPin = (rule: string, ends: (text: string) => boolean): Rule => ({
  name: rule,
  find: ({ pages }) =>
    pages.flatMap((page) => {
      if (page.hits.some((h) => h.label === 'address')) return []
      const last = page.layout.segments.filter(endsWithPin)
      const read = last.map((segment) => upwards(page, segment, ends)).find((found) => found !== null)
      return read ? [fromWords(page.layout, 'address', rule, read, strength)] : []
    }),
})

/** True for a day with its whole year: "4-11-23, BRODIPET" is a house. */
const isDay = (text: string): boolean => findDates(text).some(({ start, end }) => /\d{4}/.test(text.slice(start, end)))

function upwards(page: LabelledPage, last: Segment, ends: (text: string) => boolean): Parsed | null {
  const lines: Segment[] = [last]
  const over = page.layout.segments.filter((s) => bottom(s.box) < last.box.y + last.box.height / 2).toReversed()
  for (const segment of over) {
    const below = lines[0]!
    if (below.box.y - bottom(segment.box) > 1.2 * below.box.height) break
    if (Math.abs(segment.box.x - below.box.x) > 2.5 * below.box.height) continue
    const text = textOf(segment.words)
    if (segment.script !== 'latin' || segment.words.some((w) => page.labelOf.has(w)) || ends(text)) break
    // The line before an address that goes on ends with a comma or a hyphen, is long, or opens with the house.
    const isHouse = opensHouse.test(text) && /\p{L}{3}/u.test(text) && !isDay(text)
    if (!/[,-]\W*$/.test(text) && text.length < 18 && !isHouse) break
    lines.unshift(segment)
  }
  // A dash at the end of a line belongs to the PIN code on the next.
  const words = lines.map((s) => s.words)
  const value = withoutHeading(addressText(words))
  return value.length < 15 ? null : parsed(value, spanOf(...words))
}
