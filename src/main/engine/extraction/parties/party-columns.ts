/** Which lines of a page are the block of a party: what stands under a heading in its column, or in the cell beside it. */
import { onceFor } from '../../once-for'
import type { LabelHit, LabelledPage } from '../labels/labels'
import {
  bottom,
  middle,
  middleX,
  right,
  segmentFrom,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../layout/layout'

const mostLines = 11

/** "M/s" stands before any firm's name: it is a heading only where there is no other. */
export const isFormOfAddress = (hit: LabelHit): boolean => /^(?:m\/s|messrs)$/i.test(hit.phrase)

/** Labels that stand inside a party's block. */
export const ownLabels = new Set(['gstin', 'address', 'party_other', 'name'])

/** True for a word of a label; a form of address opens the name itself. */
export function isOfLabel({ labelOf }: LabelledPage, word: LaidWord): boolean {
  const hit = labelOf.get(word)
  return hit !== undefined && !isFormOfAddress(hit)
}

/** What stands in the next cell of a heading as the value of its row; null where that is empty, a label, or another column. */
export function besideHeading(page: LabelledPage, hit: LabelHit): Segment | null {
  const box = hit.segment.box
  const found =
    page.layout.segments
      .filter((s) => s !== hit.segment && s.box.x >= right(box) && verticalOverlap(s.box, box) > 0.5)
      .sort((a, b) => a.box.x - b.box.x)[0] ?? aroundHeading(page, box)
  if (!found || found.words.some((w) => isOfLabel(page, w))) return null
  // What stands far off belongs to the next column, unless that is of the values of all labels.
  const isNear = found.box.x - right(box) < 6 * page.layout.textHeight
  return isNear || isColumnOfValues(page, hit, found) ? found : null
}

/** The first of two lines in the next cell that stand as far over a heading as under it. */
function aroundHeading(page: LabelledPage, box: Segment['box']): Segment | undefined {
  const near = page.layout.segments.filter(
    (s) => s.box.x >= right(box) && Math.abs(middle(s.box) - middle(box)) < 1.2 * box.height,
  )
  const over = near.filter((s) => middle(s.box) < middle(box)).sort((a, b) => a.box.x - b.box.x)[0]
  const isTwo = near.some(
    (s) => over && Math.abs(s.box.x - over.box.x) < flush * box.height && middle(s.box) > middle(box),
  )
  return isTwo ? over : undefined
}

/** In heights of the print: what stands farther under a row of a form is none of its rows. */
const nextRow = 2.5

/**
 * True where two more lines under or over a heading, or one that a label begins, have their values begin where a segment
 * does; under it stands no line of its own.
 */
function isColumnOfValues(page: LabelledPage, { segment: { box } }: LabelHit, value: Segment): boolean {
  const startAlike = (a: Segment['box'], b: Segment['box']): boolean => Math.abs(a.x - b.x) < 0.5 * box.height
  const next = page.layout.segments.find(
    (s) =>
      startAlike(s.box, box) && middle(s.box) > bottom(box) && s.box.y - bottom(box) < nextRow * page.layout.textHeight,
  )
  if (next && !page.labelOf.has(next.words[0]!)) return false
  const alike = page.layout.segments.filter(
    (s) =>
      s.box !== box &&
      startAlike(s.box, box) &&
      page.layout.segments.some((v) => startAlike(v.box, value.box) && verticalOverlap(v.box, s.box) > 0.5),
  )
  return alike.length >= 2 || alike.some(({ words: [first] }) => first !== undefined && page.labelOf.has(first))
}

/** In heights of the print: how exactly lines end at one edge. */
const flush = 0.4

/** In heights of the print: the name at the head of a paper counts for so much of its own. */
const largest = 1.6

/** The first head of a table of goods, which no block goes into. */
const tableHead =
  /^[^\p{L}\p{M}]*(?:s\.?\s?(?:no|l|r)\.?|s[lr]\.?\s?no\.?|particulars|description(?:\s+of\s+.*)?|item(?:s|\s+.*)?|(?:अ\.?\s?)?क्र\.?(?:\s?(?:सं|नं)\.?)?(?:\s+(?:विवरण|तपशील).*)?|(?:विवरण|तपशील))[^\p{L}\p{M}]*$/iu

/** The lines of a block: `opening`, and what stands under them in the column of `from` or at `x`, in px of the sheet. */
export function columnUnder(
  page: LabelledPage,
  from: Segment,
  x: number,
  opening: readonly (readonly LaidWord[])[],
): (readonly LaidWord[])[] {
  const lines = [...opening]
  let last = from.box
  // Lines begin under the heading, under the first line, or under a value that stands apart from its label.
  const starts = [x, from.box.x]
  const centre = middleX(from.box)
  const slack = 1.6 * page.layout.textHeight
  // In the right half of a page a block may be flush with its right edge.
  const isFlush = x > middleX(page.layout.box)
  const inColumn = (s: Segment): boolean =>
    starts.some((start) => Math.abs(s.box.x - start) <= slack) ||
    Math.abs(middleX(s.box) - centre) <= slack ||
    (isFlush && Math.abs(right(s.box) - right(from.box)) < flush * page.layout.textHeight)
  for (const whole of partsOn(page)) {
    if (lines.length >= mostLines) break
    if (middle(whole.box) < bottom(last) - 0.3 * last.height || verticalOverlap(whole.box, last) > 0.5) continue
    const segment = inColumn(whole) ? whole : withoutRowLabel(page, whole)
    if (lines.length === 0 && isIndented(page, from, segment)) starts.push(segment.box.x)
    if (!inColumn(segment)) continue
    if (tableHead.test(textOf(segment.words))) break
    // Under large print the next line stands farther off.
    const step = Math.max(page.layout.textHeight, Math.min(last.height, largest * page.layout.textHeight))
    if (segment.box.y - bottom(last) > 2.2 * step) break
    const first = segment.words[0]
    const hit = first && page.labelOf.get(first)
    const label = hit && !isFormOfAddress(hit) ? hit.label : undefined
    if (label !== undefined && !ownLabels.has(label)) break
    const value = label === undefined ? null : apartFrom(page, segment)
    if (value) starts.push(value.words.find((w) => !/^[:.-]+$/.test(w.text))?.box.x ?? value.box.x)
    lines.push(value ? [...segment.words, ...value.words] : segment.words)
    last = segment.box
  }
  return lines
}

/** "Address: Plot 14, Pune Address: 12, Satara": of one line those parts that begin with the same label, as two columns. */
function partsOf(page: LabelledPage, segment: Segment): readonly Segment[] {
  const labelAt = (i: number): string | undefined => {
    const hit = page.labelOf.get(segment.words[i]!)
    return hit?.from === i ? hit.label : undefined
  }
  const first = labelAt(0)
  if (first === undefined || !ownLabels.has(first)) return [segment]
  const starts = segment.words.flatMap((_, i) => (labelAt(i) === first ? [i] : []))
  return starts.length === 1
    ? [segment]
    : starts.map((from, i) => segmentFrom(segment.words.slice(from, starts[i + 1])))
}

/** The segments of a page, parted where they hold two columns; all of its parties are looked for in them. */
const partsOn = onceFor((page: LabelledPage) => page.layout.segments.flatMap((s) => partsOf(page, s)))

/** "Address  Plot 14, Pune": the value of a row whose label stands before the columns of both parties. */
function withoutRowLabel(page: LabelledPage, segment: Segment): Segment {
  const hit = page.labelOf.get(segment.words[0]!)
  return hit?.from === 0 && ownLabels.has(hit.label) && hit.to < segment.words.length
    ? segmentFrom(segment.words.slice(hit.to))
    : segment
}

/** "To," with the lines of whom a letter goes to set in under it; nothing else stands before them on their line. */
const isIndented = (page: LabelledPage, heading: Segment, { box }: Segment): boolean =>
  box.x > heading.box.x &&
  box.x - heading.box.x < 5 * page.layout.textHeight &&
  box.y - bottom(heading.box) < page.layout.textHeight &&
  !page.layout.segments.some((s) => s.box.x < box.x && verticalOverlap(s.box, box) > 0.5)

/** The value of a label inside a block, where a blank parts it from the label. */
function apartFrom(page: LabelledPage, label: Segment): Segment | null {
  const bare = label.words.every((w) => page.labelOf.has(w) || /^[:.-]+$/.test(w.text))
  if (!bare) return null
  const found = page.layout.segments
    .filter((s) => s !== label && s.box.x >= right(label.box) && verticalOverlap(s.box, label.box) > 0.5)
    .sort((a, b) => a.box.x - b.box.x)[0]
  if (!found || found.words.some((w) => page.labelOf.has(w))) return null
  return found.box.x - right(label.box) < 14 * page.layout.textHeight ? found : null
}
