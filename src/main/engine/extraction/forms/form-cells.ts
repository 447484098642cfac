/** The cells of a printed form: what stands in one column, line under line, beside or under a label. */
import { opensOther } from '../addresses/address-end'
import { fold } from '../labels/fuzzy'
import type { LabelHit, LabelledPage } from '../labels/labels'
import { bottom, middle, right, textOf, verticalOverlap, type Segment } from '../layout/layout'
import { labelX } from './label-x'
import { withRest, type Line } from './line-rest'
import { goesOnInCell } from './narrow-cell'
import { isLatin } from './translated-label'

/** Where the cell's lines begin, and the label that names it. */
export interface CellPlace {
  readonly hit: LabelHit
  readonly opening: Line
  /** True where the value stands to the right of its label, false under it. */
  readonly beside: boolean
}

/** From line to line of a cell, in heights of the text: not further than this. */
const widestStep = 2.1
/** A step this much longer than the others leaves a cell. */
const clearStep = 1.22

const pinEnds = /(?:^|[\s-])[1-9]\d{2}\s?\d{3}\W*$/

/** All lines of the cell that begins (or, where it is centred on its label, is crossed) at the opening line. */
export function cellLines(page: LabelledPage, place: CellPlace, most: number): readonly Line[] {
  const first = place.opening[0]
  if (!first || most < 2) return [place.opening]
  const height = Math.max(page.layout.textHeight, first.box.height * 0.8)
  const below = downwards(page, place, first.box.x, height, most)
  const own = segmentOf(page, place.opening)
  // What a colon opens begins there.
  const cell = place.beside && own !== place.hit.segment && !/^[:：]/.test(own?.words[0]?.text ?? '')
  const above = cell ? upwards(page, place, first.box.x, height) : []
  const centred = isLevel(page, place) ? above.slice(Math.max(0, above.length - below.length)) : above
  return [...centred, place.opening, ...below].slice(0, most)
}

/** A label of one line stands so near, in heights of the text, to the line of its cell that is level with it. */
const level = 0.2

/** True for a line level with a label of one line: a cell that is centred there has as many lines over it as under. */
const isLevel = (page: LabelledPage, { hit: { segment }, opening }: CellPlace): boolean =>
  Math.abs(middle(opening[0]!.box) - middle(segment.box)) < level * segment.box.height &&
  !page.layout.segments.some((s) => isNextLine(s.box, segment.box) || isNextLine(segment.box, s.box))

/** True for a line right under another, which begins where that does. */
const isNextLine = (line: Segment['box'], over: Segment['box']): boolean =>
  Math.abs(line.x - over.x) < 1.5 * over.height &&
  middle(line) > bottom(over) &&
  line.y - bottom(over) < 0.8 * over.height

/** A line may begin so far left of the one over it, in heights of the text: under the colon that the first stands behind. */
const hungBack = 1.7

function downwards(page: LabelledPage, place: CellPlace, start: number, height: number, most: number): Line[] {
  let x = start
  const lines: Line[] = []
  let last = segmentOf(page, place.opening)?.box ?? place.hit.segment.box
  let step = Infinity
  while (lines.length + 1 < most) {
    const over = last
    const isInReach = ({ box }: Segment): boolean =>
      middle(box) - middle(over) <= widestStep * height ||
      (lines.length === 0 && standsAround(place.hit.segment.box, over, box, height))
    const inColumn = nextLine(page, last, x, height)
    const next =
      underColon(page, place, last, x, height) ??
      // What stands far below in the column is none of the cell, which may go on under its label.
      (inColumn && isInReach(inColumn) ? inColumn : null) ??
      nextSetRight(page, place, last, height) ??
      (lines.length === 0 ? hanging(page, place, last, height) : null)
    if (!next) break
    const distance = middle(next.box) - middle(last)
    if (!isInReach(next) || distance > clearStep * step) break
    const isLabelled = next.words.some((w, i) => i < 3 && page.labelOf.has(w))
    const isPart = isLabelled && isListed(place, lines, next)
    if ((isLabelled && !isPart) || startsRow(page, place, next, height)) break
    if (isOfNextLabel(page, place, next, distance)) break
    if (isNextItem(textOf(place.hit.segment.words), textOf(next.words))) break
    // A line that stands nearer to the one under it than to this cell opens the next cell.
    const after = nextLine(page, next.box, next.box.x, height)
    if (after && middle(after.box) - middle(next.box) < distance / clearStep) break
    lines.push(isPart ? next.words : withRest(page, next))
    step = Math.min(step, distance)
    last = next.box
    // What went on under its label goes on there.
    x = next.box.x
  }
  return lines
}

/** "H NO 1184, MORGE WASTI," over "WARD NO 4, SHRIRAMPUR" beside a label: behind a comma the list goes on, and no label has a colon. */
const isListed = ({ beside, opening }: CellPlace, lines: readonly Line[], next: Segment): boolean =>
  beside && /,$/.test((lines.at(-1) ?? opening).at(-1)?.text ?? '') && !/[:：]/.test(textOf(next.words))

/** True for two lines as far over a label as under it: the cell is centred on it, however far its lines are apart. */
const standsAround = (label: Segment['box'], over: Segment['box'], under: Segment['box'], height: number): boolean =>
  middle(over) < label.y + height / 4 &&
  middle(under) - middle(over) < 2 * widestStep * height &&
  Math.abs(middle(over) + middle(under) - 2 * middle(label)) < 0.4 * height

/** Lines over the opening one, where a cell of several lines is centred on a label of one. */
function upwards(page: LabelledPage, place: CellPlace, x: number, height: number): Line[] {
  const lines: Line[] = []
  let last = place.opening[0]!.box
  let step = Infinity
  for (let i = 0; i < 4; i++) {
    const over = page.layout.segments.findLast((s) => inColumn(s, x, height) && middle(s.box) < last.y)
    const distance = over ? middle(last) - middle(over.box) : Infinity
    if (!over || distance > widestStep * height || distance > clearStep * step) return lines
    // A line that has a label of its own beside it begins another cell, to which all up to here may belong that does
    // not stand clearly nearer to this label.
    if (startsRow(page, place, over, height) || over.words.some((w) => page.labelOf.has(w))) {
      const off = middle(place.hit.segment.box) - middle(last)
      return off < nearer * distance ? lines : []
    }
    // A PIN code ends an address: what stands under it is another's.
    if (pinEnds.test(textOf(over.words))) return lines
    // A line that stands nearer to the one over it than to this cell closes the cell before, which may follow its label
    // without a wider blank.
    const before = page.layout.segments.findLast(
      (s) => (inColumn(s, over.box.x, height) || hasWordAt(s, over.box.x, height)) && middle(s.box) < over.box.y,
    )
    if (before && middle(over.box) - middle(before.box) < distance / clearStep) return lines
    lines.unshift(withRest(page, over))
    // What a colon opens begins there, whatever stands over it.
    if (/^[:：]/.test(over.words[0]!.text)) return lines
    step = Math.min(step, distance)
    last = over.box
  }
  return lines
}

/** A line this much nearer to one label than to the line before belongs to the label. */
const nearer = 0.75

/**
 * True where the label under a line stands clearly nearer to it than the line before, and has no value on its own
 * line: it is centred on a cell of several lines, of which this is one.
 */
function isOfNextLabel(page: LabelledPage, place: CellPlace, line: Segment, distance: number): boolean {
  if (!place.beside) return false
  return page.hits.some(({ segment }) => {
    const off = middle(segment.box) - middle(line.box)
    if (segment === place.hit.segment || off <= 0 || off >= nearer * distance) return false
    if (Math.abs(segment.box.x - place.hit.segment.box.x) > 2 * segment.box.height) return false
    return !page.layout.segments.some(
      (s) => s !== segment && s.box.x >= right(segment.box) && verticalOverlap(s.box, segment.box) > 0.5,
    )
  })
}

const inColumn = (s: Segment, x: number, height: number): boolean => Math.abs(s.box.x - x) < 1.2 * height

/** In heights of the text: how exactly a word begins at a margin that it makes no line of. */
const atMargin = 0.2
const hasWordAt = (s: Segment, x: number, height: number): boolean =>
  s.words.some((word) => Math.abs(word.box.x - x) < atMargin * height)

function nextLine(page: LabelledPage, last: Segment['box'], x: number, height: number): Segment | null {
  return (
    page.layout.segments.find(
      (s) => inColumn(s, x, height) && middle(s.box) > bottom(last) && verticalOverlap(s.box, last) < 0.4,
    ) ?? null
  )
}

/** The next line of a value that begins further left, and still right of its label; nothing is over it in the column. */
function underColon(
  page: LabelledPage,
  { hit, beside }: CellPlace,
  last: Segment['box'],
  x: number,
  height: number,
): Segment | null {
  const isNext = ({ box }: Segment): boolean => middle(box) > bottom(last) && box.y - bottom(last) < height
  const lines = page.layout.segments.filter((s) => isNext(s) && x - s.box.x < hungBack * height)
  const next = lines.find(({ box }) => box.x <= x - 1.2 * height && box.x > right(hit.segment.box) + height)
  return beside && next && !lines.some((s) => s !== next && inColumn(s, x, height)) ? next : null
}

/** Values of a column end at one place where it is set right: so many of them at least, few of which begin at one place too. */
const fewestSetRight = 4
const mostBegunAlike = 0.5

/** "Ahmedabad 380013" under the end of "14, Ambica Society, Naranpura,": the next line in a column that is set right. */
function nextSetRight(
  page: LabelledPage,
  { hit, beside }: CellPlace,
  last: Segment['box'],
  height: number,
): Segment | null {
  if (!beside || last.x < right(hit.segment.box) + height) return null
  const ending = page.layout.segments.filter(({ box }) => Math.abs(right(box) - right(last)) < 0.5 * height)
  const alike = ending.filter((s) => inColumn(s, last.x, height))
  if (ending.length < fewestSetRight || alike.length > mostBegunAlike * ending.length) return null
  const next = ending.find(({ box }) => middle(box) > bottom(last) && box.y - bottom(last) < height)
  return next && next.box.x > right(hit.segment.box) ? next : null
}

/** The rest of a value that goes on under its label rather than under its own beginning. */
function hanging(page: LabelledPage, place: CellPlace, last: Segment['box'], height: number): Segment | null {
  if (!place.beside) return null
  const next = nextLine(page, last, labelX(place.hit), height)
  if (!next || next.words.some((w) => page.labelOf.has(w)) || opensOther(textOf(next.words))) return null
  // A line of several cells under one of a single cell opens a table.
  if (hasBeside(page, next) && !hasBesideNear(page, place.hit.segment)) return null
  const opened = segmentOf(page, place.opening)
  return opened === place.hit.segment ||
    (opened && (fillsLine(page, place.hit, opened) || goesOnInCell(page, place.hit, opened, next)))
    ? next
    : null
}

/** A value stands so close behind the colon of its label, in heights of its print, where the two are as one text, */
const behindColon = 2
/** and fills its line, so that it goes on at the margin, where it ends at this share of the page's print. */
const filled = 0.9

const fillsLine = ({ layout }: LabelledPage, { segment, to }: LabelHit, { box }: Segment): boolean =>
  /[:：]$/.test(segment.words[to - 1]?.text ?? '') &&
  box.x - right(segment.box) < behindColon * box.height &&
  right(box) > layout.box.x + filled * layout.box.width

/** True where something stands on the line of a segment, at its right. */
const hasBeside = (page: LabelledPage, { box }: Segment): boolean =>
  page.layout.segments.some((s) => s.box.x >= right(box) && verticalOverlap(s.box, box) > 0.5)

/** The same, or a little over or under it: columns that stand side by side need not have their lines level. */
const hasBesideNear = (page: LabelledPage, { box }: Segment): boolean =>
  page.layout.segments.some((s) => s.box.x >= right(box) && Math.abs(middle(s.box) - middle(box)) < 1.2 * box.height)

/** True for the item of a numbered list that comes after the label's own: `4. ...` after `3. ...`. */
function isNextItem(own: string, next: string): boolean {
  const [from, to] = [own, next].map((text) => Number(/^\(?(\d{1,2})\s*[.)]\s*\p{L}/u.exec(text)?.[1] ?? NaN))
  return to === from! + 1
}

/**
 * True where a label of another row stands in the label's column on the line of a segment; or, where labels are set
 * right, anywhere before it.
 */
function startsRow(page: LabelledPage, place: CellPlace, line: Segment, height: number): boolean {
  if (!place.beside) return false
  // The label may stand after its translation, or its number: rows begin where either does.
  const starts = [labelX(place.hit), place.hit.segment.box.x, ownStart(page, place.hit)]
  const begins = (s: Segment): boolean =>
    starts.some((x) => Math.abs(s.box.x - x) < 2 * height || Math.abs(otherLabelX(page, place.hit, s) - x) < 2 * height)
  return page.layout.segments.some(
    (s) =>
      s !== line &&
      s !== place.hit.segment &&
      (begins(s) || isOtherLabel(page, place.hit, s)) &&
      right(s.box) < line.box.x + 0.5 * height &&
      verticalOverlap(s.box, line.box) > 0.5 &&
      // "S/o" and "P.A.N." name a row too.
      /[\p{L}\p{M}]{2}|^[sdwch]\s?\/\s?o\b|^(?:\p{L}\.){2}/iu.test(textOf(s.words)) &&
      !isTail(page, place.hit, s),
  )
}

/** Where the line of a label begins: a word of it that was read apart stands close before it, where other labels begin. */
function ownStart(page: LabelledPage, { segment: { box } }: LabelHit): number {
  const before = page.layout.segments.find(
    (s) =>
      right(s.box) <= box.x && box.x - right(s.box) < widestInLabel * box.height && verticalOverlap(s.box, box) > 0.5,
  )
  const isAtOthers = page.hits.some(
    ({ segment, from }) => before && from === 0 && Math.abs(segment.box.x - before.box.x) < box.height / 2,
  )
  return before && isAtOthers ? before.box.x : box.x
}

/** Blanks within a label, in heights of its print. */
const widestInLabel = 1.6

/** Where a label of another kind begins in a segment, behind the number of its row; without end where none does. */
const otherLabelX = (page: LabelledPage, { label }: LabelHit, { words }: Segment): number =>
  words.find((word) => (page.labelOf.get(word)?.label ?? label) !== label)?.box.x ?? Infinity

/** A segment that a label of another kind fills, and that ends where the label at hand does. */
const isOtherLabel = (page: LabelledPage, { label, segment }: LabelHit, other: Segment): boolean =>
  Math.abs(right(other.box) - right(segment.box)) < other.box.height &&
  other.words.every((word) => (page.labelOf.get(word)?.label ?? label) !== label)

/** True for the rest of a label that did not fit its line. */
export function isTail(page: LabelledPage, hit: LabelHit, segment: Segment): boolean {
  if (segment.words.some((w) => page.labelOf.has(w) && page.labelOf.get(w)?.label !== hit.label)) return false
  if (hit.tail?.some((w) => segment.words.includes(w))) return true
  const text = textOf(segment.words)
  // "Model" under "Product" in the same script says nothing of it again: it is a label of its own.
  const isInOne = /^\p{Lu}/u.test(text) && isLatin(hit.segment.words[hit.from]!)
  if (isInOne && page.hits.some((h) => h.segment === segment && h.from === 0 && h.to === segment.words.length))
    return false
  // "(6) Weekly closing day": the next of numbered rows.
  if (/^\(?(?:\d+|[a-z]|[ivx]+)\s*[.)]/.test(text)) return false
  if (/^[\p{Ll}(/&]/u.test(text)) return true
  // The end of a bracket that the label's line leaves open.
  if (/\([^)]*$/.test(textOf(hit.segment.words)) && /^[^(]*\)/.test(text)) return true
  const tail = fold(text)
  // A translation is a whole phrase; "Category" under "Kind of Business" is the next label, though "Business Category"
  // is a phrase of this one.
  const head = fold(hit.phrase).slice(0, sharedHead)
  const ends = (phrase: string): boolean => phrase === tail || (phrase.endsWith(tail) && phrase.startsWith(head))
  return tail.length >= 3 && (page.phrases[hit.label] ?? []).some((phrase) => ends(fold(phrase)))
}

/** Letters that a label has in common with the longer one of which it is the beginning. */
const sharedHead = 4

const segmentOf = (page: LabelledPage, words: Line): Segment | undefined =>
  page.layout.segments.find((s) => s.words.includes(words[0]!))
