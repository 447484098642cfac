/** A line of a cell of a form, with what follows it after a wide blank. */
import { isPinCode } from '../addresses/pin-code'
import { parentsAndHusbands } from '../grammars/relation-words'
import type { LabelledPage } from '../labels/labels'
import { right, textOf, verticalOverlap, type LaidWord, type Segment } from '../layout/layout'

export type Line = readonly LaidWord[]

/** Blanks within a line, in heights of the text; before a PIN code a dash may have been lost. */
const widestBlank = 2.2
const widestToPin = 3.5

const isPinAlone = ({ words }: Segment): boolean => isPinCode(textOf(words))

/** Whose child or wife somebody is has a place of its own after a wide blank: "পিতা", "S/o". */
const opensRelation = new RegExp(`^(?:[sdw]\\s?\\/\\s?o\\b|(?:${parentsAndHusbands})(?![\\p{L}\\p{M}]))`, 'iu')

/** The line with what follows it after a wide blank, up to a label. */
export function withRest(page: LabelledPage, segment: Segment): Line {
  const words: LaidWord[] = []
  for (const word of segment.words) {
    if (page.labelOf.has(word)) return words
    words.push(word)
  }
  const next = page.layout.segments.find(
    (s) =>
      // A lone stroke is so narrow that it would follow itself.
      s.box.x > Math.max(segment.box.x, right(segment.box) - 0.3 * segment.box.height) &&
      s.box.x - right(segment.box) < (isPinAlone(s) ? widestToPin : widestBlank) * segment.box.height &&
      Math.abs(s.box.height - segment.box.height) < 0.6 * segment.box.height &&
      verticalOverlap(s.box, segment.box) > 0.6,
  )
  return next && !opensLabels(page, next) && !opensRelation.test(textOf(next.words))
    ? [...words, ...withRest(page, next)]
    : words
}

/** True for a line that begins where labels of other rows do: it names what stands beside it, known or not. */
const opensLabels = (page: LabelledPage, { box }: Segment): boolean =>
  page.hits.some(
    ({ segment, from }) =>
      from === 0 && Math.abs(segment.box.x - box.x) < 0.3 * box.height && verticalOverlap(segment.box, box) < 0.3,
  )
