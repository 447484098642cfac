/** The cells of a printed form: what stands in one column, line under line, beside or under a label. */
import { fold } from './fuzzy'
import type { LabelHit, LabelledPage } from './labels'
import { bottom, middle, right, textOf, verticalOverlap, type LaidWord, type Segment } from './layout'

/** A line of a cell. */
export type Line = readonly LaidWord[]

/** Where the cell's lines begin, and the label that names it. */
export interface CellPlace {
  readonly hit: LabelHit
  readonly opening: Line
  /** True where the value stands to the right of its label, false under it. */
  readonly beside: boolean
}

/** Gaps between lines, in heights of the text: within a cell they are not wider than this. */
const widestLeading = 1.25
/** A gap this much wider than those before it ends a cell. */
const clearGap = 1.7

const labelX = (hit: LabelHit): number => hit.segment.words[hit.from]?.box.x ?? hit.segment.box.x

/** All lines of the cell that begins (or, where it is centred on its label, is crossed) at the opening line. */
export function cellLines(page: LabelledPage, place: CellPlace, most: number): readonly Line[] {
  const first = place.opening[0]
  if (!first || most < 2) return [place.opening]
  const height = Math.max(page.layout.textHeight, first.box.height * 0.8)
  const below = downwards(page, place, first.box.x, height, most)
  const above = place.beside ? upwards(page, place, first.box.x, height) : []
  return [...above, place.opening, ...below].slice(0, most)
}

function downwards(page: LabelledPage, place: CellPlace, x: number, height: number, most: number): Line[] {
  const lines: Line[] = []
  const start = segmentOf(page, place.opening)
  let last = start?.box ?? place.hit.segment.box
  let gap = Infinity
  while (lines.length + 1 < most) {
    const next = nextLine(page, last, x, height) ?? (lines.length === 0 ? hanging(page, place, last, height) : null)
    if (!next) break
    const distance = Math.max(0, next.box.y - bottom(last))
    if (distance > widestLeading * height || distance > Math.max(clearGap * gap, gap + 0.25 * height)) break
    if (next.words.some((w, i) => i < 3 && page.labelOf.has(w)) || startsRow(page, place, next, height)) break
    lines.push(withRest(page, next))
    gap = Math.min(gap, Math.max(distance, 0.12 * height))
    last = next.box
  }
  return lines
}

/** Lines over the opening one, where a cell of several lines is centred on a label of one. */
function upwards(page: LabelledPage, place: CellPlace, x: number, height: number): Line[] {
  const lines: Line[] = []
  let top = place.opening[0]!.box
  let gap = Infinity
  for (let i = 0; i < 4; i++) {
    const over = page.layout.segments.findLast(
      (s) => inColumn(s, x, height) && middle(s.box) < top.y && top.y - bottom(s.box) < 0.8 * height,
    )
    if (!over) return lines
    const distance = Math.max(0, top.y - bottom(over.box))
    if (distance > gap + 0.25 * height) return lines
    // A line that has a label of its own beside it begins another cell, to which all up to here may belong.
    if (startsRow(page, place, over, height) || over.words.some((w) => page.labelOf.has(w))) return []
    lines.unshift(withRest(page, over))
    gap = Math.min(gap, Math.max(distance, 0.12 * height))
    top = over.box
  }
  return lines
}

const inColumn = (s: Segment, x: number, height: number): boolean => Math.abs(s.box.x - x) < 1.2 * height

function nextLine(page: LabelledPage, last: Segment['box'], x: number, height: number): Segment | null {
  return (
    page.layout.segments.find(
      (s) => inColumn(s, x, height) && middle(s.box) > bottom(last) && verticalOverlap(s.box, last) < 0.4,
    ) ?? null
  )
}

/** The rest of a value that goes on under its label rather than under its own beginning. */
function hanging(page: LabelledPage, place: CellPlace, last: Segment['box'], height: number): Segment | null {
  if (!place.beside) return null
  const next = nextLine(page, last, labelX(place.hit), height)
  if (!next || next.words.some((w) => page.labelOf.has(w) || /[:：]$/.test(w.text))) return null
  return segmentOf(page, place.opening) === place.hit.segment ? next : null
}

/** True where a label of another row stands in the label's column on the line of a segment. */
function startsRow(page: LabelledPage, place: CellPlace, line: Segment, height: number): boolean {
  if (!place.beside) return false
  const x = labelX(place.hit)
  return page.layout.segments.some(
    (s) =>
      s !== line &&
      s !== place.hit.segment &&
      Math.abs(s.box.x - x) < 2 * height &&
      right(s.box) < line.box.x + 0.5 * height &&
      verticalOverlap(s.box, line.box) > 0.5 &&
      /\p{L}{2}/u.test(textOf(s.words)) &&
      !isTail(page, place.hit, s),
  )
}

/** True for the rest of a label that did not fit its line. */
export function isTail(page: LabelledPage, hit: LabelHit, segment: Segment): boolean {
  if (segment.words.some((w) => page.labelOf.has(w) && page.labelOf.get(w)?.label !== hit.label)) return false
  const text = textOf(segment.words)
  if (/^\d+\s*[.)]/.test(text)) return false
  if (/^[\p{Ll}(/&]/u.test(text)) return true
  const tail = fold(text)
  return tail.length >= 3 && (page.phrases[hit.label] ?? []).some((phrase) => fold(phrase).endsWith(tail))
}

const segmentOf = (page: LabelledPage, words: Line): Segment | undefined =>
  page.layout.segments.find((s) => s.words.includes(words[0]!))

/** The line with what follows it after a wide blank, up to a label. */
export function withRest(page: LabelledPage, segment: Segment): Line {
  const words: LaidWord[] = []
  for (const word of segment.words) {
    if (page.labelOf.has(word)) return words
    words.push(word)
  }
  const next = page.layout.segments.find(
    (s) =>
      s.box.x > right(segment.box) - 0.3 * segment.box.height &&
      s.box.x - right(segment.box) < 2.2 * segment.box.height &&
      Math.abs(s.box.height - segment.box.height) < 0.6 * segment.box.height &&
      verticalOverlap(s.box, segment.box) > 0.6,
  )
  return next ? [...words, ...withRest(page, next)] : words
}
