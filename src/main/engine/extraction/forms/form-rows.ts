/** Forms with a label at the left and a value at its right that may take several lines, as registers print them. */
import type { Box } from '../../../../shared/domain/geometry'
import { untilLabel, type LabelledPage, type LabelHit } from '../labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  right,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { spanOf, trimmed, type Span } from '../layout/span'
import { median } from '../../median'
import { cellAround } from '../layout/centred-cells'

/** Marks that a ruled line leaves between the cells of one line. */
const rule = /^[|\][}{]+$/

/** "/(1)": such a line that stands close before the first of a list is read as a stroke. */
export const ruledList = /^[/|\][}{](?=\([1१]\))/u

/**
 * The words of a row: on the label's line after it, and on the lines under them that stand right of the label column,
 * down to the next label of the column. Empty where the row has no value.
 */
export function rowOf(page: LabelledPage, hit: LabelHit): Span {
  const { segments, textHeight } = page.layout
  const label = hit.segment.words[hit.from]
  const end = hit.segment.words[hit.to - 1]
  if (!label || !end) return spanOf()
  const line = { ...hit.segment.box, y: label.box.y, height: label.box.height }
  const same = afterRule(page, untilLabel(page, hit.segment.words.slice(hit.to)), end)
  const beside = segments.filter(
    (s) => s !== hit.segment && s.box.x > right(end.box) && verticalOverlap(s.box, line) > 0.4,
  )
  // Of two lines of a slanted cell that both reach the height of the label, one is the first.
  const isUnderOther = (s: Segment): boolean =>
    beside.some(
      (o) =>
        o !== s &&
        horizontalOverlap(o.box, s.box) > 0.3 &&
        o.box.y < s.box.y &&
        Math.abs(middle(o.box) - middle(line)) < Math.abs(middle(s.box) - middle(line)),
    )
  const column = valueColumn(page, right(end.box))
  const centred = column === null ? [] : cellAround(page.layout, hit.segment, column)
  if (centred.length > 0) return spanOf(...centred.map(({ words }) => trimmed(untilLabel(page, words))))
  const next = nextLabel(page, label)
  const [above] = next && column !== null ? cellAround(page.layout, next.segment, column) : []
  const floor = next
    ? Math.min(labelBox(next).y - 0.2 * textHeight, above?.box.y ?? Infinity)
    : bottom(line) + 12 * textHeight
  const lines: LaidWord[][] = []
  const first = [
    ...same,
    ...cellsOf(
      page,
      beside.filter((s) => !isUnderOther(s)),
    ),
  ]
  if (first.length > 0) lines.push([...trimmed(first)])
  // Where a label takes two lines, its value may stand beside the second.
  const left = lines[0]?.[0]?.box.x ?? column
  if (left === null) return spanOf(...lines)
  // A value of one line beside a label of two reaches below the label's first.
  const isTold = (s: Segment): boolean => s.words.some((word) => first.includes(word))
  const under = segments.filter(
    (s) =>
      middle(s.box) > bottom(line) - 0.1 * textHeight && middle(s.box) < floor && (s === hit.segment || !isTold(s)),
  )
  const runsOn = lines[0]?.[0] !== undefined && isRunOn(page, hit, lines[0][0])
  let last = line
  for (const segment of under) {
    // The rest of a label may stand left of the value on its line.
    const from = runsOn && beginsWith(segment, hit) ? segment.box.x : left - 1.5 * textHeight
    const words = untilLabel(page, afterLeft(segment.words, from))
    if (words.length === 0) continue
    if (words[0]!.box.y - bottom(last) > 2.4 * textHeight) break
    lines.push([...trimmed(words)])
    last = segment.box
  }
  return spanOf(...lines)
}

/** "4. Property — Flat No. 7, …": true for a value that follows a closed label closely, and begins in no column. */
function isRunOn(page: LabelledPage, { segment, to }: LabelHit, first: LaidWord): boolean {
  const at = segment.words.indexOf(first)
  const isClosed = at >= to && /[:：–—-]$/.test(segment.words[at - 1]?.text ?? '')
  const column = valueColumn(page, right(segment.words[to - 1]!.box))
  return isClosed && (column === null || Math.abs(column - first.box.x) > page.layout.textHeight)
}

/** True for a line that begins where a label does, or its number. */
const beginsWith = ({ box, words }: Segment, { segment, from }: LabelHit): boolean =>
  words.length > 0 &&
  box.x > segment.box.x - 0.5 * box.height &&
  box.x < (segment.words[from]?.box.x ?? segment.box.x) + 0.5 * box.height

/** Words of one line: past a ruled line between label and value where there is one. */
function afterRule(page: LabelledPage, words: readonly LaidWord[], end: LaidWord): readonly LaidWord[] {
  const at = words.findIndex((w) => rule.test(w.text) || /\p{L}\p{M}*\|$/u.test(w.text))
  if (at >= 0) return words.slice(at + 1)
  const listed = words.findIndex((w) => ruledList.test(w.text))
  if (listed >= 0) return words.slice(listed)
  // The rest of a label that was not looked for stands close behind it; a value stands off or after a colon.
  const first = words[0]
  const colon = /[:：]-?$/.test(end.text) || /^[:：]/.test(first?.text ?? '')
  const gap = first ? first.box.x - right(end.box) : 0
  // A long label comes close to its value, which begins where those of the other rows do.
  const column = first && !opensList.test(first.text) ? valueColumn(page, right(end.box)) : null
  const opens = words.findIndex((w) => column !== null && Math.abs(w.box.x - column) < 0.4 * end.box.height)
  if (opens > 0 && !colon) return words.slice(opens)
  const list = opensList.test(first?.text ?? '')
  const money = /^(?:रू|रु|rs|₹)/iu.test(first?.text ?? '') && /\p{Nd}|^₹$/u.test(words[1]?.text ?? '')
  return colon || list || money || opens === 0 || gap > 1.2 * end.box.height ? words : behindRest(words)
}

const opensList = /^\(?[1१]\s?[).:]/

/** A label of a row may go on for so many words more than are looked for: "… नाव व पत्ता — …". */
const mostOfRest = 3

/** What stands behind the colon or the dash that closes the rest of a label; nothing where neither does. */
function behindRest(words: readonly LaidWord[]): readonly LaidWord[] {
  // "(असल्यास) (1) …": a note in brackets, or the end of one, and the first of a list.
  const note = /^[()]/.test(words[0]?.text ?? '') ? words.findIndex(({ text }) => /\)$/.test(text)) : -1
  if (note >= 0 && opensList.test(words[note + 1]?.text ?? '')) return words.slice(note + 1)
  const at = words.findIndex(({ text }) => /^(?:[:：]-?|[-–—])$/.test(text))
  const isRest = at >= 0 && at <= mostOfRest && words.slice(0, at).every(({ text }) => !/\p{Nd}/u.test(text))
  return isRest ? words.slice(at + 1) : []
}

const cellsOf = (page: LabelledPage, beside: readonly Segment[]): LaidWord[] => {
  const words: LaidWord[] = []
  for (const segment of [...beside].sort((a, b) => a.box.x - b.box.x)) {
    const free = untilLabel(page, segment.words)
    words.push(...free)
    if (free.length < segment.words.length) break
  }
  return words
}

/** Words from a place to the right on, past a ruled line among them. */
function afterLeft(words: readonly LaidWord[], left: number): readonly LaidWord[] {
  const kept = words.filter((w) => w.box.x >= left)
  const at = kept.findIndex((w) => rule.test(w.text))
  return at >= 0 && at < 2 ? kept.slice(at + 1) : kept
}

/** The nearest label under this one in the column of labels. */
function nextLabel(page: LabelledPage, label: LaidWord): LabelHit | null {
  const below = page.hits
    .filter((hit) => {
      const box = labelBox(hit)
      return middle(box) > bottom(label.box) && Math.abs(box.x - label.box.x) < 8 * page.layout.textHeight
    })
    .sort((a, b) => labelBox(a).y - labelBox(b).y)
  return below[0] ?? null
}

const labelBox = ({ segment, from }: LabelHit): Box<'sheet'> => segment.words[from]!.box

/** So many lines make a column. */
const fewestInColumn = 3

/** Where values begin that stand right of a place: the left end that most segments share, and none between two such ends. */
function valueColumn(page: LabelledPage, from: number): number | null {
  const lefts = page.layout.segments.map((s) => s.box.x).filter((x) => x > from)
  const near = (x: number): readonly number[] => lefts.filter((other) => Math.abs(other - x) < page.layout.textHeight)
  const best = lefts
    .map(near)
    .reduce<readonly number[]>((most, those) => (those.length > most.length ? those : most), [])
  return best.length >= fewestInColumn ? median(best) : null
}
