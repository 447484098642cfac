/** Labels of a document type on its pages, and what stands beside or under them. */
import {
  beginsUnder,
  bottom,
  horizontalOverlap,
  middle,
  right,
  textOf,
  verticalOverlap,
  type Layout,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { findInColumns } from './column-labels'
import { findCutLabels } from './cut-labels'
import { fold } from './fuzzy'
import type { LabelHit, LabelledPage, LabelPhrases } from './label-hit'
import { withoutPartsOfOthers } from './labels-of-others'
import { followsClosely } from '../layout/follows-closely'
import { findPhrase, type PhraseHit } from './phrases'
import { inOtherScriptOver, rightOf, rightOfBoth } from '../layout/right-of'
import { spanOf, trimmed, type Span } from '../layout/span'
import { standsAsLabel } from './stands-as-label'
import { findTold } from './told-labels'
import { isTwoRows } from './two-rows'
import { withoutTranslations } from './translated-print'
import { translatedStart } from './translated-start'
import { isUnreadTranslation } from './unread-translation'
import { findWrapped } from './wrapped-labels'

export type { LabelHit, LabelledPage, LabelPhrases } from './label-hit'

/** How a value stands to its label. */
export type Placement = 'same_line' | 'right' | 'below'

export interface PlacedValue {
  readonly span: Span
  readonly placement: Placement
  readonly hit: LabelHit
}

/** Finds the labels of a page; where two claim a word, the longer and better read one has it. */
export function labelPage(page: Layout, labels: LabelPhrases): LabelledPage {
  const layout = withoutTranslations(page, labels)
  const found: LabelHit[] = []
  for (const [label, phrases] of Object.entries(labels)) {
    for (const segment of layout.segments) {
      for (const phrase of phrases) {
        for (const hit of findPhrase(segment, phrase)) if (standsAsLabel(hit)) found.push({ ...hit, label })
      }
    }
    for (const phrase of phrases) for (const hit of findWrapped(layout, phrase)) found.push({ ...hit, label })
  }
  found.push(...findCutLabels(layout, labels))
  found.push(...findInColumns(layout, labels, found))
  const kept = found.filter(
    (hit) =>
      !found.some(
        (other) =>
          isWholeOf(other, hit) ||
          contradicts(other, hit) ||
          opensAddressOf(other, hit) ||
          opensAddressBehind(other, hit) ||
          isCareOfAddress(other, hit) ||
          isInBracketsUnder(other, hit),
      ),
  )
  // What opens its line is a label of the form; a word of a value is found after it, however long it is.
  const isWordWithin = (hit: LabelHit): boolean => hit.from > 0 && hit.to - hit.from === 1
  kept.sort(
    (a, b) =>
      Number(isWordWithin(a)) - Number(isWordWithin(b)) ||
      weight(b) - weight(a) ||
      a.phrase.localeCompare(b.phrase) ||
      a.label.localeCompare(b.label),
  )
  const labelOf = new Map<LaidWord, LabelHit>()
  const hits: LabelHit[] = []
  for (const hit of kept) {
    if (hit.tail && isTwoRows(layout, found, hit)) continue
    const words = [...hit.segment.words.slice(hit.from, hit.to), ...(hit.tail ?? [])]
    if (words.some((w) => labelOf.has(w)) || repeats(hit, hits)) continue
    hits.push(hit)
    for (const word of words) labelOf.set(word, hit)
  }
  const own = withoutPartsOfOthers(hits)
  labelOf.clear()
  for (const hit of own)
    for (const word of [...hit.segment.words.slice(hit.from, hit.to), ...(hit.tail ?? [])]) labelOf.set(word, hit)
  for (const hit of findTold(layout, labels, (word) => labelOf.has(word))) {
    own.push(hit)
    for (const word of hit.segment.words.slice(hit.from, hit.to)) labelOf.set(word, hit)
  }
  return { layout, hits: own, labelOf, phrases: labels }
}

/** True for a word of a value that is the label's own: "Branch: MAIN BRANCH", beside the label or right under it. */
const repeats = (hit: LabelHit, found: readonly LabelHit[]): boolean =>
  !isMarked(hit) &&
  hit.from > 0 &&
  found.some((h) => {
    if (h.label !== hit.label) return false
    if (h.segment === hit.segment) return h.to < hit.from && isMarked(h)
    const [label, value] = [h.segment.box, hit.segment.box]
    const under =
      Math.abs(label.x - value.x) < value.height && value.y > label.y && value.y - bottom(label) < value.height
    return under || (right(label) <= value.x && verticalOverlap(label, value) > 0.5)
  })

const isMarked = ({ segment, to }: LabelHit): boolean =>
  /[:：]$/.test(segment.words[to - 1]?.text ?? '') || /^[:：]/.test(segment.words[to]?.text ?? '')

/** "Nature of Business" that was read exactly, where "Nature of Business / Trade" would take the value's first word. */
const isWholeOf = (whole: LabelHit, { label, segment, from, to, likeness }: LabelHit): boolean =>
  whole.likeness === 1 &&
  likeness < 0.92 &&
  whole.label === label &&
  whole.segment === segment &&
  whole.from === from &&
  whole.to < to

/**
 * "मकान संख्या 15/248, इन्दिरा नगर" beside "भवन का पता": the number of a house opens its address, and is none by itself; nor
 * is that of a ward behind a comma of it.
 */
const opensAddressOf = (address: LabelHit, { label, segment, from, to }: LabelHit): boolean =>
  address.label === 'address' &&
  label !== 'address' &&
  (from === 0 || /,$/.test(segment.words[from - 1]!.text)) &&
  address.to === address.segment.words.length &&
  right(address.segment.box) <= segment.box.x &&
  verticalOverlap(address.segment.box, segment.box) > 0.5 &&
  /^\W*\p{Nd}[^,]*,\s*\p{L}/u.test(textOf(segment.words.slice(to)))

/** "मालमत्तेचा पत्ता : घर क्र. 118, गोकुळपेठ": so an address may open behind its colon too. */
const opensAddressBehind = (address: LabelHit, { label, segment, from, to }: LabelHit): boolean =>
  address.label === 'address' &&
  label === 'number' &&
  address.segment === segment &&
  from >= address.to &&
  isMarked(address) &&
  /^[\s:：.-]*$/.test(textOf(segment.words.slice(address.to, from))) &&
  /^\W*\p{Nd}[^,]*,\s*\p{L}/u.test(textOf(segment.words.slice(to)))

/** "Address : W/O RAMPAL SINGH, VILL RATANPUR, …": in whose care it is opens an address, and names nobody else. */
const isCareOfAddress = (address: LabelHit, { label, segment, from, to }: LabelHit): boolean =>
  address.label === 'address' &&
  label !== 'address' &&
  address.segment === segment &&
  from >= address.to &&
  /^[\s:：.-]*$/.test(textOf(segment.words.slice(address.to, from))) &&
  /^[sdwc]\s?\/\s?o\b/i.test(segment.words[from]!.text) &&
  /,\s*\p{L}/u.test(textOf(segment.words.slice(to)))

/** "Consumer No." over "(IVRS)": what stands in brackets under a label explains it, and has no value of its own. */
const isInBracketsUnder = (over: LabelHit, { segment }: LabelHit): boolean =>
  /^\([^()]*\)$/.test(textOf(segment.words)) &&
  over.segment !== segment &&
  over.likeness === 1 &&
  over.to === over.segment.words.length &&
  beginsUnder(segment.box, over.segment.box, 0.8, 0.5)

/**
 * Labels may differ in the one letter that tells who gives from who takes: where the shorter of them was read exactly,
 * the longer is the other one with that letter misread, and no better for its length. Nor is "Employee" a misread
 * "Employee ID".
 */
const contradicts = (exact: LabelHit, { label, phrase, segment, from, to, likeness, tail }: LabelHit): boolean =>
  exact.likeness === 1 &&
  likeness < 1 &&
  // "SCNO", read exactly, is no "U.S.C. No", though both are a connection's.
  (exact.label !== label || exact.to === to) &&
  exact.segment === segment &&
  exact.from === from &&
  ((exact.to === to && !exact.tail && !tail) ||
    (exact.to <= to && exact.to - exact.from > 1 && !fold(phrase).startsWith(fold(exact.phrase))))

const weight = (hit: PhraseHit): number => hit.likeness * hit.phrase.length

/**
 * Where a label's value may stand, nearest first: after it on the line, in the next segment to the right, under
 * it. Values end where the next label begins.
 */
export function valuesOf(page: LabelledPage, hit: LabelHit): PlacedValue[] {
  const values: PlacedValue[] = []
  const add = (words: readonly LaidWord[], placement: Placement): void => {
    const kept = trimmed(words)
    if (kept.length > 0) values.push({ span: spanOf(kept), placement, hit })
  }
  const start = afterLabel(page, hit)
  if (start !== null && !isUnreadTranslation(page, hit, start))
    add(untilLabel(page, hit.segment.words.slice(start)), 'same_line')
  const neighbour = rightOf(page.layout, hit.segment) ?? besideBothLines(page, hit)
  if (values.length === 0 && start !== null && neighbour) add(untilLabel(page, neighbour.words), 'right')
  const column = translatedStart(page.hits, hit)
  for (const segment of below(page, hit)) add(untilLabel(page, underneath(segment, column)), 'below')
  return values
}

/** A translation that was taken for Latin print has so many words at most. */
const mostTranslated = 3

/** True where all that stands on a line before a label ends with a slash: it says the same, whatever it was read as. */
export const followsTranslation = ({ labelOf }: LabelledPage, { segment: { words }, from }: LabelHit): boolean =>
  from > 1 &&
  from <= mostTranslated + 1 &&
  /\/$/.test(words[from - 1]!.text) &&
  !words.slice(0, from).some((word) => labelOf.has(word))

/** The first word of a label with its translation before it: what stands under that stands under the label. */
export function firstOf(page: LabelledPage, hit: LabelHit): LaidWord | undefined {
  const { segment, from, label } = hit
  const { words } = segment
  if (followsTranslation(page, hit)) return words[0]
  let at = from
  for (; at > 0; at--) {
    const word = words[at - 1]!
    const other = page.labelOf.get(word)
    const translation = other ? other.label === label : !/[A-Za-z0-9]/.test(word.text)
    if (!translation) break
  }
  return words[at]
}

/** Where a label begins. A line may begin before its first word: with a translation that could not be read. */
export function startOf(page: LabelledPage, hit: LabelHit): number {
  const first = firstOf(page, hit)
  return first && first !== hit.segment.words[0] ? first.box.x : hit.segment.box.x
}

/** What ends before a label begins belongs to the column beside it, unless the words follow each other closely. */
function underneath({ words }: Segment, x: number): readonly LaidWord[] {
  let from = words.findIndex((w) => right(w.box) > x)
  if (from < 0) return []
  while (from > 0 && !isBorder(words[from - 1]!) && followsClosely(words[from - 1]!, words[from]!, 0.8)) from--
  return words.slice(from)
}

/** The line between two cells of a table, read as a stroke. */
const isBorder = ({ text }: LaidWord): boolean => /^[|\]\[]$/.test(text)

/** Index of the first word after a label and its translations; null where another field's label follows. */
function afterLabel(page: LabelledPage, hit: LabelHit): number | null {
  let at = hit.to
  while (at < hit.segment.words.length) {
    const word = hit.segment.words[at]
    const next = word && page.labelOf.get(word)
    if (next && next.label !== hit.label) return null
    if (!next && !/^[:：/|.-]+$/.test(word?.text ?? '')) break
    at++
  }
  return at
}

/** As `rightOf` for a label that takes two lines, broken or under its translation. Null for a label of one line. */
function besideBothLines({ layout, labelOf }: LabelledPage, { label, segment, tail }: LabelHit): Segment | null {
  if (tail)
    return rightOfBoth(
      layout,
      segment,
      layout.segments.find(({ words }) => words.includes(tail[0]!)),
    )
  const over = inOtherScriptOver(layout, segment)
  const translation = over && labelOf.get(over.words[0]!)?.label === label ? over : undefined
  const found = rightOfBoth(layout, segment, translation)
  // Beside a translation may stand that of the value.
  return found?.script === translation?.script ? null : found
}

/** The words before the first that belongs to a label. */
export function untilLabel(page: LabelledPage, words: readonly LaidWord[]): readonly LaidWord[] {
  const end = words.findIndex((w) => page.labelOf.has(w))
  return end < 0 ? words : words.slice(0, end)
}

/** Segments under a label that stand in its column, nearest first; at most two, and no label between. */
function below(page: LabelledPage, hit: LabelHit): Segment[] {
  const box = { ...hit.segment.box, x: startOf(page, hit) }
  const height = Math.max(page.layout.textHeight, box.height)
  const column = page.layout.segments
    .filter((s) => s !== hit.segment && middle(s.box) > bottom(box) && s.box.y < bottom(box) + 3 * height)
    .filter((s) => Math.abs(s.box.x - box.x) < 4 * height || horizontalOverlap(s.box, box) > 0.5)
    .sort((a, b) => a.box.y - b.box.y || Math.abs(a.box.x - box.x) - Math.abs(b.box.x - box.x))
  const free: Segment[] = []
  for (const segment of column) {
    const first = segment.words[0]
    if (!first || page.labelOf.has(first)) break
    free.push(segment)
    if (free.length === 2) break
  }
  return free
}
