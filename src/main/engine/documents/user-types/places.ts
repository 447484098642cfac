/**
 * Where on a page a value of a user's type stands, as the words printed near it tell: each of them points to a place.
 */
import type { UserFieldSpec } from '../../../../shared/domain/user-types/spec'
import { bottom, middle, right, verticalOverlap, type LaidWord, type Layout } from '../../extraction/layout/layout'
import { findPhrase } from '../../extraction/labels/phrases'
import { spanOf, trimmed, type Span } from '../../extraction/layout/span'

export type Anchor = UserFieldSpec['anchors'][number]

/** Words that may be a value, and the printed words that point to them. */
export interface Place {
  readonly layout: Layout
  readonly span: Span
  readonly anchors: ReadonlySet<Anchor>
}

/** True for words right before a value on its line, or right above it: they name it. */
export const isLabel = ({ right: across, down }: Anchor): boolean =>
  (Math.abs(down) < 0.7 && across > 0 && across < farthestLabel) || (down > 0 && down < 3 && Math.abs(across) < 2)
/** A label in the first column of a form, whose value stands in the second. */
const farthestLabel = 45

/** Every place to which the anchors of a field point, at all places where they are printed. */
export function placesOf(
  field: UserFieldSpec,
  layouts: readonly Layout[],
  labels: ReadonlySet<LaidWord>,
): readonly Place[] {
  const byFirst = new Map<LaidWord, Place>()
  for (const layout of layouts) {
    for (const anchor of field.anchors) {
      for (const hit of layout.segments.flatMap((segment) => findPhrase(segment, anchor.text))) {
        const span = spanAt(layout, field, anchor, hit.segment.words.slice(hit.from, hit.to), labels)
        const first = span.lines[0]?.[0]
        if (!first) continue
        const known = byFirst.get(first)
        byFirst.set(first, { layout, span, anchors: new Set([...(known?.anchors ?? []), anchor]) })
      }
    }
  }
  return [...byFirst.values()]
}

/** Words that are printed on every such document: no value holds one of them. */
export function labelWords(fields: readonly UserFieldSpec[], layouts: readonly Layout[]): ReadonlySet<LaidWord> {
  const phrases = [...new Set(fields.flatMap(({ anchors }) => anchors.map(({ text }) => text)))]
  const segments = layouts.flatMap((layout) => layout.segments)
  return new Set(
    segments.flatMap((segment) =>
      phrases.flatMap((phrase) => findPhrase(segment, phrase).flatMap((hit) => segment.words.slice(hit.from, hit.to))),
    ),
  )
}

/** A width says nothing where it is short, or where the print is of another form than that of the sample. */
const leastWidth = 3
const mostStretched = 1.5

/**
 * The length in which the distances of an anchor are told: the height of its words, as their width gives it where that
 * is known. Heights are of the ink on a picture, and of the typeface where a page has its text with it.
 */
function unitOf(anchor: Anchor, printed: readonly LaidWord[]): number {
  const boxes = printed.map(({ box }) => box)
  const height = Math.max(1, Math.max(...boxes.map(bottom)) - Math.min(...boxes.map(({ y }) => y)))
  if (anchor.width === undefined || anchor.width < leastWidth) return height
  const unit = (Math.max(...boxes.map(right)) - Math.min(...boxes.map(({ x }) => x))) / anchor.width
  return Math.max(unit / height, height / unit) <= mostStretched ? unit : height
}

/** A block that had several lines on the sample may have so many more on another document. */
const furtherLines = 3

/** The words to which an anchor points, line by line: from where the value begins to a wide gap or a label. */
function spanAt(
  { segments }: Layout,
  field: UserFieldSpec,
  anchor: Anchor,
  printed: readonly LaidWord[],
  labels: ReadonlySet<LaidWord>,
): Span {
  const left = Math.min(...printed.map(({ box }) => box.x))
  const top = Math.min(...printed.map(({ box }) => box.y))
  const unit = unitOf(anchor, printed)
  const x = left + anchor.right * unit
  const words = segments.flatMap((segment) => segment.words)
  const lines: (readonly LaidWord[])[] = []
  const most = field.lines === 1 ? 1 : field.lines + furtherLines
  let y = top + anchor.down * unit
  while (lines.length < most) {
    const at = y + unit / 2
    const reach = unit * (lines.length === 0 ? 0.7 : 0.9)
    const near = words.filter(({ box }) => Math.abs(middle(box) - at) < reach).sort((a, b) => a.box.x - b.box.x)
    const line = trimmed(runFrom(near, x, unit, Math.abs(anchor.right) * drift, labels))
    if (line.length === 0 || (lines.length > 0 && isNextRow(near, line, isLabel(anchor) ? printed : []))) break
    lines.push(line)
    y = Math.max(...line.map(({ box }) => bottom(box))) + unit * 0.35
  }
  return spanOf(...lines)
}

/** True for a line that has words of its own under the label of the value: it is the next row of the form. */
const isNextRow = (row: readonly LaidWord[], line: readonly LaidWord[], label: readonly LaidWord[]): boolean =>
  label.some(({ box }) =>
    row.some((word) => !line.includes(word) && word.box.x < right(box) && right(word.box) > box.x),
  )

/**
 * Share of its distance from an anchor by which a value may stand elsewhere: the height of print is hardly measured.
 */
const drift = 0.06

function runFrom(
  words: readonly LaidWord[],
  x: number,
  unit: number,
  slack: number,
  labels: ReadonlySet<LaidWord>,
): readonly LaidWord[] {
  const run: LaidWord[] = []
  for (const word of words) {
    const last = run.at(-1)
    if (labels.has(word)) {
      if (last) break
      continue
    }
    if (!last && word.box.x < x - (1.3 + slack) * unit) continue
    // Further to the right than a value that is set to the right may begin.
    if (!last && word.box.x > x + (4 + slack) * unit) break
    if (last && (word.box.x - right(last.box) > 2 * unit || verticalOverlap(word.box, last.box) < 0.3)) break
    run.push(word)
  }
  // Another typeface begins its words elsewhere: what stands a blank before the first word belongs to it.
  for (let i = words.indexOf(run[0]!) - 1; i >= 0; i -= 1) {
    const [before, first] = [words[i]!, run[0]!]
    if (labels.has(before) || !joins.test(before.text) || first.box.x - right(before.box) > 0.6 * unit) break
    run.unshift(before)
  }
  return run
}

/** A word, not a mark between a label and its value. */
const joins = /[\p{L}\p{M}\p{N}]$/u
