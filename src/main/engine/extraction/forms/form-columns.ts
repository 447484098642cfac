/** The column of a label on a form: what stands under it, as far as the headings beside it. */
import type { Line } from './line-rest'
import { followsTranslation, untilLabel, type LabelHit, type LabelledPage } from '../labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  middleX,
  right,
  segmentFrom,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { followsClosely } from '../layout/follows-closely'
import { isNarrow } from '../layout/narrow-paper'

/** How far under its label a value may stand, in heights of the text. */
const farthestBelow = 2.6

/** Segments that share the line of another. */
export function rowOf(page: LabelledPage, segment: Segment): Segment[] {
  return page.layout.segments
    .filter((s) => s === segment || verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => a.box.x - b.box.x)
}

export const isLabelSegment = (page: LabelledPage, s: Segment | undefined): boolean => {
  const first = s?.words.find((w) => /[\p{L}\p{N}]/u.test(w.text))
  return first !== undefined && page.labelOf.has(first)
}

/** "Please send invoice to:": a label that closes its line with a colon is one, whatever words open it. */
export const closesAsLabel = (page: LabelledPage, { words }: Segment): boolean => {
  const last = words.at(-1)!
  return page.labelOf.has(last) && /[:：]$/.test(last.text)
}

/** What stands in the column under a label, nearest first; at most two cells. */
export function under(page: LabelledPage, hit: LabelHit): Line[] {
  const words = hit.segment.words.slice(labelStart(page, hit), hit.to)
  const own = segmentFrom(words)
  const bounds = columnOf(page, hit, own)
  const cells: Line[] = []
  const box = { ...own.box, height: wrappedBottom(page, hit, headsBottom(page, hit), bounds) - own.box.y }
  for (const segment of underBox(page, hit.segment, box)) {
    if (hit.tail && segment.words.includes(hit.tail[0]!)) continue
    if (isLabelSegment(page, segment)) break
    // Narrow columns of a table run together into one segment: only the words under the label are its cell.
    const aligned = Math.abs(segment.box.x - own.box.x) < 1.2 * own.box.height
    const next = segment.words.findIndex(({ box: word }) => Math.abs(word.x - bounds.next) < 0.3 * own.box.height)
    // Where a word begins right under the next heading, all before it is of this one.
    const inside =
      aligned && next > 0
        ? segment.words.slice(0, next)
        : segment.words.filter((w) => middleX(w.box) > bounds.from && middleX(w.box) < bounds.to)
    const isOwn = (aligned || standsInside(segment, bounds)) && right(segment.box) < bounds.next
    const cell =
      bounds.table && !isOwn && inside.length > 0 ? inside : aligned || inside.length > 0 ? segment.words : []
    if (cell.length > 0) cells.push(untilLabel(page, cell))
    if (cells.length === 2) break
  }
  const found = underTitle(page, hit) ?? cells.filter((c) => c.length > 0)
  return found.length > 0 ? found : cellByOrder(page, hit)
}

/** A line without a wider blank, in heights of the print, is of one cell, wherever in its column the head is centred. */
const blankOfCells = 1

/** True for a line of one cell that begins where the column of a centred head does. */
const standsInside = ({ words, box }: Segment, { from }: Column): boolean =>
  box.x > from && words.every((word, i) => i === 0 || word.box.x - right(words[i - 1]!.box) < blankOfCells * box.height)

/**
 * The line under a label that stands alone in the middle of a narrow paper, as the title of what follows: that begins
 * at the left. Null where the label is no title.
 */
function underTitle(page: LabelledPage, { segment, from, to }: LabelHit): Line[] | null {
  const { box } = segment
  if (from > 0 || to < segment.words.length || rowOf(page, segment).length > 1) return null
  const [first] = page.layout.segments
    .filter((s) => s !== segment && middle(s.box) > bottom(box) && s.box.y - bottom(box) < 1.5 * box.height)
    .sort((a, b) => a.box.y - b.box.y)
  if (!first || rowOf(page, first).length > 1 || isLabelSegment(page, first)) return null
  const { x } = page.layout.box
  const isTitle = isNarrow(page.layout, box.height) && box.x - x > 3 * box.height
  return isTitle && Math.abs(first.box.x - x) < box.height ? [first.words] : null
}

/**
 * "Please deliver to:": words right before a label are of it, and its cell begins under them; "Bill Number & Date" has one
 * cell for both, line under line.
 */
function labelStart(page: LabelledPage, hit: LabelHit): number {
  if (followsTranslation(page, hit)) return 0
  const {
    label,
    from,
    segment: { words },
  } = hit
  const isJoined = words.slice(0, from).some(({ text }) => /^(?:&|and|\/)$/i.test(text))
  const belongs = (i: number): boolean =>
    (isJoined ||
      (page.labelOf.get(words[i]!)?.label ?? label) === label ||
      words[i]!.script !== words[from]!.script ||
      /^(?:total|net|gross)$/i.test(words[i]!.text)) &&
    !/[\d:：]/.test(words[i]!.text) &&
    followsClosely(words[i]!, words[i + 1]!, widestBlank)
  let at = from
  while (at > 0 && belongs(at - 1)) at--
  return at
}

/** So many heads in a row make a table of it. */
const fewestHeads = 3

/**
 * Heads in the middle of wide columns whose cells begin at the left: under as many heads stand as many cells. What the
 * rows are of is headed by any word.
 */
function cellByOrder(page: LabelledPage, { segment, from, to }: LabelHit): Line[] {
  const heads = rowOf(page, segment)
  const isWhole = from === 0 && to === segment.words.length
  if (!isWhole || heads.length < fewestHeads || !heads.slice(1).every((head) => isLabelSegment(page, head))) return []
  const floor = bottom(segment.box)
  const nearest = page.layout.segments
    .filter((s) => middle(s.box) > floor && s.box.y < floor + farthestBelow * segment.box.height)
    .sort((a, b) => a.box.y - b.box.y)[0]
  const cells = nearest ? rowOf(page, nearest) : []
  const cell = cells.length === heads.length ? cells[heads.indexOf(segment)] : undefined
  return cell && !cells.some((s) => isLabelSegment(page, s)) ? [cell.words] : []
}

/** Where a label ends, and those beside it: all of a row of heads stand over the values, however many lines they take. */
const headsBottom = (page: LabelledPage, { segment }: LabelHit): number =>
  Math.max(
    ...page.hits
      .filter((hit) => hit.segment === segment || verticalOverlap(hit.segment.box, segment.box) > 0.5)
      .map((hit) => {
        const tail = hit.tail ? segmentFrom(hit.tail) : hit.segment
        return bottom(hit.segment !== segment && isLevelWithValue(page, segment, tail) ? hit.segment.box : tail.box)
      }),
  )

/**
 * True where a line with a number or a comma begins right under a head, level with the second line of another: "Ward No 12,
 * Near Ghantaghar," beside "Registered", which is what "Nominee" says and no more of that head.
 */
const isLevelWithValue = (page: LabelledPage, { box }: Segment, tail: Segment): boolean =>
  page.layout.segments.some(
    (s) =>
      s.box.y > middle(box) &&
      Math.abs(s.box.x - box.x) < box.height / 2 &&
      verticalOverlap(s.box, tail.box) > 0.5 &&
      /[\d,]/.test(textOf(s.words)),
  )

/** Heads beside a label go on for so many lines, and have so little between them, in heights of the text. */
const mostWrapped = 3
const wrapGap = 0.8

/**
 * Where a row of heads ends of which others go on under their beginning: their lines hold no digit, and nothing of them
 * is in the label's own column.
 */
function wrappedBottom(
  page: LabelledPage,
  { segment }: LabelHit,
  from: number,
  { from: start, to: end }: Column,
): number {
  const heads = rowOf(page, segment)
  if (heads.length < fewestHeads) return from
  let floor = from
  for (let line = 0; line < mostWrapped; line++) {
    const [first] = page.layout.segments
      .filter(({ box }) => middle(box) > floor && box.y - floor < wrapGap * segment.box.height)
      .sort((one, other) => one.box.y - other.box.y)
    // All of its line, though some of it stand a little lower: a line of values is none of the heads.
    const next = first ? rowOf(page, first) : []
    const isOfHeads = next.every(
      ({ words, box }) =>
        !/\d/.test(textOf(words)) &&
        (middleX(box) < start || middleX(box) > end) &&
        heads.some((head) => horizontalOverlap(head.box, box) > 0),
    )
    if (next.length === 0 || !isOfHeads) break
    floor = Math.max(...next.map(({ box }) => bottom(box)))
  }
  return floor
}

/** The words behind a label that begin another column: not those by which the label itself goes on. */
function nextHead(page: LabelledPage, { label, segment: { words, box }, to }: LabelHit): Line {
  // "Name / नाम": the same again is no other column.
  const isOther = (w: LaidWord): boolean => (page.labelOf.get(w)?.label ?? label) !== label
  const from = words.findIndex(
    (w, i) => i >= to && (isOther(w) || w.box.x - right(words[i - 1]!.box) > widestBlank * box.height),
  )
  return from < 0 ? [] : words.slice(from).filter((w) => /[\p{L}\p{N}]/u.test(w.text))
}

/** Between the words of one label, in heights of the text. */
const widestBlank = 0.6

interface Column {
  readonly from: number
  readonly to: number
  /** Where the next heading begins. */
  readonly next: number
  readonly table: boolean
}

/** The heads on the row of a label. One of a line is set in the middle of those of two, level with neither of their lines. */
function headsBeside(page: LabelledPage, { segment, tail }: LabelHit): Segment[] {
  if (!tail) return rowOf(page, segment)
  const whole = segmentFrom([...segment.words, ...tail]).box
  const isBeside = ({ box }: Segment): boolean =>
    verticalOverlap(box, whole) > 0.5 && (box.x >= right(whole) || right(box) <= whole.x)
  return page.layout.segments.filter((s) => s === segment || isBeside(s)).sort((a, b) => a.box.x - b.box.x)
}

/** The column of a label: up to the headings beside it on its row. */
function columnOf(page: LabelledPage, hit: LabelHit, own: Segment): Column {
  const row = headsBeside(page, hit)
  const at = row.indexOf(hit.segment)
  const inSegment = (words: Line): Segment | undefined => (words.length > 0 ? segmentFrom(words) : undefined)
  const before = inSegment(hit.segment.words.slice(0, labelStart(page, hit))) ?? row[at - 1]
  const after = inSegment(nextHead(page, hit)) ?? row[at + 1]
  const from = before ? (right(before.box) + own.box.x) / 2 : -Infinity
  const to = after ? (right(own.box) + after.box.x) / 2 : Infinity
  return { from, to, next: after?.box.x ?? Infinity, table: before !== undefined || after !== undefined }
}

export function underBox(page: LabelledPage, segment: Segment, box: Segment['box']): Segment[] {
  const height = Math.max(page.layout.textHeight, segment.box.height)
  return page.layout.segments
    .filter((s) => s !== segment && middle(s.box) > bottom(box) && s.box.y < bottom(box) + farthestBelow * height)
    .filter((s) => s.box.x < right(box) + 0.5 * height && right(s.box) > box.x - 0.5 * height)
    .sort((a, b) => a.box.y - b.box.y || Math.abs(a.box.x - box.x) - Math.abs(b.box.x - box.x))
}
