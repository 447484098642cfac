/** The lines on which a value goes on that was too long for its first. */
import { startOf, type LabelledPage, type PlacedValue } from '../labels/labels'
import { bottom, middle, right, verticalOverlap, type LaidWord, type Segment } from '../layout/layout'

/** Narrow columns of cards break a name of three or four words after each of them. */
const mostFurtherLines = 3

/**
 * The lines on which a value goes on that did not fit its first: each stands right under the one before, which is set
 * off from its label, and has no label of its own to its left.
 */
export function wrappedRest(page: LabelledPage, { span, hit, placement }: PlacedValue): (readonly LaidWord[])[] {
  const first = span.lines[0]?.[0]
  const labelStart = startOf(page, hit)
  if (!first || placement === 'below') return []
  if (first.box.x - labelStart < 3 * heightOf(page, first)) return []
  const lines: (readonly LaidWord[])[] = []
  for (let above = first; lines.length < mostFurtherLines; above = lines.at(-1)![0]!) {
    const line = continuedUnder(page, above, labelStart)
    if (!line) break
    lines.push(line)
  }
  return lines
}

const heightOf = (page: LabelledPage, { box }: LaidWord): number => Math.max(box.height, page.layout.textHeight * 0.8)

/** The line right under a word, beginning where it begins, without a label in it or to its left; labels begin at an x. */
function continuedUnder(page: LabelledPage, above: LaidWord, labels: number): readonly LaidWord[] | null {
  const height = heightOf(page, above)
  const rest = page.layout.segments.find(
    (s) =>
      Math.abs(s.box.x - above.box.x) < height &&
      s.box.y > middle(above.box) &&
      s.box.y - bottom(above.box) < 1.1 * height,
  )
  if (!rest || rest.words.some((w) => page.labelOf.has(w))) return null
  const labelBeside = page.layout.segments.some(
    (s) =>
      s !== rest &&
      (letters(s) >= 3 || s.words.some((w) => page.labelOf.has(w)) || isInColumnOf(s, labels, height)) &&
      s.box.x < rest.box.x &&
      rest.box.x - right(s.box) < 20 * height &&
      verticalOverlap(s.box, rest.box) > 0.5,
  )
  return labelBeside ? null : rest.words
}

/** True for letters that begin where the labels of a form do: "B/O" for D/O. */
const isInColumnOf = (segment: Segment, x: number, height: number): boolean =>
  letters(segment) > 0 && Math.abs(segment.box.x - x) < 0.6 * height

const letters = (segment: Segment): number =>
  segment.words.reduce((n, w) => n + (w.text.match(/\p{L}/gu)?.length ?? 0), 0)
