/** Rows of Index II by their numbers: the register's form numbers them alike everywhere, where its words are not read. */
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { textOf, type Segment } from '../../extraction/layout/layout'
import { latinDigits } from '../../identifiers'
import type { indexTwoLabels } from './index-two-labels'

type Label = keyof typeof indexTwoLabels

const numberOf: Readonly<Partial<Record<Label, number>>> = {
  deed: 1,
  price: 2,
  market: 3,
  property: 4,
  area: 5,
  assessment: 6,
  seller: 7,
  buyer: 8,
  executed: 9,
  registered: 10,
  serial: 11,
  duty: 12,
  fee: 13,
}
const numbered = new Map(Object.entries(numberOf).map(([label, number]) => [number, label]))

/** So many rows whose words were read bear out that the page is that form; older ones number theirs otherwise. */
const fewestRows = 4
/** A number says less than the words beside it would. */
const likeness = 0.8

const numberAt = ({ words }: Segment): number =>
  Number(/^\(?(\d{1,2})\s*\)?(?!\s?[\d/.,-])/.exec(latinDigits(textOf(words)))?.[1] ?? 0)

/** The rows of a label by their number, on a page where its words stand nowhere. */
export function rowsByNumber(page: LabelledPage, label: Label): LabelHit[] {
  const number = numberOf[label]
  if (number === undefined || page.hits.some((hit) => hit.label === label)) return []
  const read = page.hits.filter(({ segment, label }) => numberAt(segment) > 0 && numberOf[label as Label] !== undefined)
  const isForm = read.length >= fewestRows && read.every((hit) => numbered.get(numberAt(hit.segment)) === hit.label)
  if (!isForm) return []
  return page.layout.segments
    .filter(
      (s) => numberAt(s) === number && /\p{L}/u.test(textOf(s.words)) && !s.words.some((w) => page.labelOf.has(w)),
    )
    .slice(0, 1)
    .map((segment) => ({ label, phrase: label, segment, from: 0, to: segment.words.length, likeness }))
}
