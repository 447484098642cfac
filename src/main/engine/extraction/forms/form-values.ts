/** Where a form keeps the value of a label: after it, in the column beside it, in the cell under it, or over a caption. */
import { captioned } from './captions'
import { cellLines, isTail } from './form-cells'
import { withRest, type Line } from './line-rest'
import { closesAsLabel, isLabelSegment, rowOf, under, underBox } from './form-columns'
import { endsLike, fold } from '../labels/fuzzy'
import { untilLabel, type LabelHit, type LabelledPage, type Placement } from '../labels/labels'
import {
  around,
  beginsUnder,
  bottom,
  middle,
  right,
  segmentFrom,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { unitOfMoney } from '../grammars/money-words'
import { ownPart } from './parted-labels'
import { rightOf } from '../layout/right-of'
import { spanOf, spanText, trimmed, type Span } from '../layout/span'
import { isStackedHead } from './stacked-heads'
import { isLevelWithAnother, isOfNearerLabel, isUnderAnotherHead } from './nearer-labels'
import { isLatin, isTranslation } from './translated-label'
import { inTwoScripts } from './two-script-labels'
import { isSaidTwiceAsOthers } from '../labels/unread-translation'

export interface FormValue {
  readonly span: Span
  readonly placement: Placement
  readonly hit: LabelHit
}

/** The places of a label's value, the likeliest first, each with up to `most` lines. */
export function formValues(page: LabelledPage, hit: LabelHit, most = 1): FormValue[] {
  const values: FormValue[] = []
  const add = (whole: Line, placement: Placement): void => {
    const opening = ownPart(hit, whole, (word) => page.labelOf.get(word)?.label === hit.label)
    const kept = most > 1 ? withoutMarks(opening) : trimmed(opening)
    if (kept.length === 0 || !/[\p{L}\p{N}]/u.test(textOf(kept))) return
    const lines = cellLines(page, { hit, opening: kept, beside: placement !== 'below' }, most)
    values.push({ span: spanOf(...lines), placement, hit })
  }
  const named = captioned(page, hit)
  if (named) {
    add(named.words, 'below')
    return values
  }
  const same = sameLine(page, hit)
  if (same === null) {
    for (const cell of under(page, hit)) add(cell, 'below')
    return values
  }
  add(same.length > 0 && most > 1 ? withRest(page, segmentFrom(same)) : same, 'same_line')
  if ((values.length === 0 || mayBeWording(hit, same)) && !isHeader(page, hit)) {
    const beside = besideOf(page, hit)
    if (beside) add(most > 1 ? withRest(page, beside) : untilLabel(page, beside.words), 'right')
  }
  const isBeside = values.length > 0 && !values.every(isEntry)
  if (!endsWithColon(hit) || !isBeside) for (const cell of under(page, hit)) add(cell, 'below')
  return values
}

/** "Fee : Rs. 500.00" beside a label over its value: an entry with a label of its own, whether or not that is known. */
const isEntry = ({ placement, span }: FormValue): boolean =>
  placement === 'right' && /^\p{Lu}[\p{L} ./]{1,24}\s?[:：]\s*\S/u.test(spanText(span))

/** "Margin" before "Money to be collected": without a colon and a digit, what follows may be more of the label. */
const mayBeWording = (hit: LabelHit, rest: Line): boolean => !endsWithColon(hit) && !/\d/.test(textOf(rest))

/** Without the marks that part a label from its value; those at the end belong to a value that goes on. */
function withoutMarks(words: Line): Line {
  const from = words.findIndex((w) => !/^[\s:：;=|.,/\\~_—–"“”-]+$/.test(w.text))
  return from < 0 ? [] : words.slice(from)
}

const endsWithColon = (hit: LabelHit): boolean =>
  /[:：]$/.test(hit.segment.words[hit.to - 1]?.text ?? '') || /^[:：]/.test(hit.segment.words[hit.to]?.text ?? '')

/** "Net amount payable by 12.04.2023": until when it is to be paid belongs to the label of the amount beside it. */
const amountLabel = /amount|payable/i
const deadline = /^(?:by|till|until|up\s?to|(?:on\s+or\s+)?before)\s+\d{1,2}[\s./-]+\w{2,9}[\s.,/-]+\d{2,4}\W*$/i

/** True where a stroke or an "and" joins what begins at a word with the label before it. */
const isJoined = (words: Line, at: number): boolean =>
  /^(?:\/|&|and)$/i.test(words[at - 1]?.text ?? '') || /\p{L}\.?\/$/u.test(words[at - 1]?.text ?? '')

/** "Basic Pay (Level 11 / Cell 9)", "Total (by due date)": brackets behind a label explain it, where nothing else stands on its line. */
const explained = /^\([^()]*\)$/
const isOfOther = (page: LabelledPage, { label }: LabelHit, word: LaidWord | undefined): boolean =>
  word !== undefined && (page.labelOf.get(word)?.label ?? label) !== label

/** What follows a label on its line; null where that is another label, or a label goes on there. */
function sameLine(page: LabelledPage, hit: LabelHit): Line | null {
  const words = hit.segment.words
  let at = hit.to
  while (at < words.length) {
    const label = page.labelOf.get(words[at]!)
    if (label && label.label !== hit.label) {
      if (at === hit.to && explained.test(textOf(words.slice(at)))) return []
      if (at > hit.to + 1 || !isJoined(words, at)) return null
      // "PO number/date 4500718236 / 04.03.2025": both values stand behind both labels.
      at = label.to
      continue
    }
    const isSign = /^(?:&|and)$/i.test(words[at]!.text) && isOfOther(page, hit, words[at + 1])
    if (!label && !isSign && !/^[:：/|.=–-]+$/.test(words[at]!.text)) break
    at++
  }
  let rest = untilLabel(page, words.slice(at))
  if (isTranslation(hit, words[at - 1], rest, besideOf(page, hit)) || isSaidTwiceAsOthers(page, hit)) return []
  if (!endsWithColon(hit)) {
    rest = behindBracket(hit, rest)
    // A label that is longer than what is known of it ends with its colon.
    const colon = rest.findIndex((w, i) => i < 7 && /[:：]$/.test(w.text))
    const wording = rest.slice(0, colon + 1).every((w) => !/[\d,]/.test(w.text))
    if (colon >= 0 && wording) rest = rest.slice(colon + 1)
    else if (unitOfMoney.test(textOf(rest)) || (amountLabel.test(hit.phrase) && deadline.test(textOf(rest)))) rest = []
    else if (goesOn(page, hit, textOf(rest)) || (explained.test(textOf(rest)) && besideOf(page, hit))) rest = []
  }
  return rest
}

/** "માલિકનું નામ (Owner) PATEL MANILAL": the label again in English, in brackets, and its value. */
function behindBracket({ segment, to }: LabelHit, rest: Line): Line {
  const end = /^\(/.test(rest[0]?.text ?? '') ? rest.findIndex(({ text }) => /\)$/.test(text)) : -1
  const value = rest.slice(end + 1)
  const isTranslated = !isLatin(segment.words[to - 1]!) && rest.slice(0, end + 1).every(isLatin)
  return end >= 0 && isTranslated && /^[\p{Lu}\d]/u.test(value[0]?.text ?? '') ? value : rest
}

/** "ग्राहकाचे नाव व पत्ता": "and" goes on with the label. */
const joined = /^(?:व|एवं|और|आणि|तथा)\s/u

/** True where what follows a label without a colon still belongs to it. */
function goesOn(page: LabelledPage, hit: LabelHit, rest: string): boolean {
  if (/\d/.test(rest)) return false
  if (/^[\p{Ll}(&*#]/u.test(rest) || joined.test(rest)) return true
  const folded = fold(rest)
  const known = (page.phrases[hit.label] ?? []).map(fold)
  return folded.length > 1 && known.some((phrase) => phrase.indexOf(folded) > 0 || endsLike(phrase, folded))
}

/** The segment to the right on the line of a label; null where that is a label too, or there is none. */
function besideOf(page: LabelledPage, hit: LabelHit): Segment | null {
  const height = Math.max(page.layout.textHeight, hit.segment.box.height)
  const end = right(hit.segment.box)
  const last = labelBottom(page, hit)
  const first = labelTop(page, hit)
  const near = page.layout.segments
    .filter((s) => s !== hit.segment && s.box.x >= end - height / 2 && /[\p{L}\p{N}]/u.test(textOf(s.words)))
    .filter((s) => middle(s.box) > middle(first) - 0.9 * height && middle(s.box) < last + 0.4 * height)
    .filter((s) => !isOfNearerLabel(page, hit, s) && !unitOfMoney.test(textOf(s.words)))
    .filter((s) => !isOfAnotherHead(page, hit, s))
    .sort((a, b) => offset(a, hit) - offset(b, hit) || a.box.x - b.box.x)
  // A label under its translation has the first of the lines beside the two, which may be level with their middle.
  const level = [hit.segment.box, first, around([first, hit.segment.box]), inTwoScripts(page, hit)]
  const strict = firstOf(
    near.filter((s) => level.some((box) => verticalOverlap(s.box, box) > 0.5)),
    height / 2,
  )
  const split = aroundLabel(page, hit, height)
  const loose = firstOf(near, height)
  // Less level than a value of the next column, what stands between the two and the label is nearer to it.
  const isCrossed = strict && loose && loose !== strict && right(loose.box) <= strict.box.x
  if (isCrossed && isLevelWithAnother(page, hit, loose)) return null
  const found = isBeforeNext(split, strict) ? split : isCrossed ? loose : (strict ?? loose ?? split)
  if (!found) return null
  const opening = found.words.find((w) => /[\p{L}\p{N}]/u.test(w.text))
  return (opening && page.labelOf.has(opening)) || closesAsLabel(page, found) ? null : found
}

/** A colon says where the value of its label is. */
const isOfAnotherHead = (page: LabelledPage, hit: LabelHit, value: Segment): boolean =>
  !endsWithColon(hit) && isUnderAnotherHead(page, hit, value)

/** The nearest column's first line. */
function firstOf(segments: readonly Segment[], height: number): Segment | undefined {
  const left = Math.min(...segments.map((s) => s.box.x))
  return segments.filter((s) => s.box.x - left < height).sort((a, b) => a.box.y - b.box.y)[0]
}

/** True for a value on two lines, one over and one under its label's, that ends before what is next on that line. */
const isBeforeNext = (around: Segment | null, next: Segment | undefined): around is Segment =>
  around !== null && next !== undefined && right(around.box) <= next.box.x

/** The first of two lines of a value that stand as far over a label as under it, in a column at its right. */
function aroundLabel(page: LabelledPage, hit: LabelHit, height: number): Segment | null {
  const own = middle(hit.segment.box)
  const beside = page.layout.segments.filter(
    (s) =>
      s.box.x >= right(hit.segment.box) &&
      Math.abs(middle(s.box) - own) < 1.4 * height &&
      /[\p{L}\p{N}]/u.test(textOf(s.words)) &&
      !isOfAnotherHead(page, hit, s),
  )
  const over = beside.filter((s) => middle(s.box) < own).sort((a, b) => a.box.x - b.box.x)[0]
  const under = beside.find(
    (s) =>
      over !== undefined &&
      Math.abs(s.box.x - over.box.x) < 1.2 * height &&
      Math.abs(middle(s.box) + middle(over.box) - 2 * own) < 0.5 * height &&
      s.box.y - over.box.y > 0.5 * height,
  )
  return under ? over! : null
}

/**
 * Where a label of two languages begins whose first line ends with a stroke: "ग्राहक क्रमांक /" over "CONSUMER NO.".
 */
function labelTop(page: LabelledPage, hit: LabelHit): Segment['box'] {
  const own = hit.segment.box
  if (hit.from > 0) return own
  const { segments, translations = [] } = page.layout
  const over = [...segments, ...translations].find(
    (s) =>
      s.words.some((w) => Math.abs(w.box.x - own.x) < 1.5 * own.height) &&
      middle(s.box) < own.y &&
      own.y - bottom(s.box) < 0.8 * own.height &&
      (/\/$/.test(textOf(s.words)) || translations.includes(s) || isTranslated(page, hit, s)),
  )
  return over?.box ?? own
}

/** True for a line in another script right over a label, which says the same and is no label that is known. */
const isTranslated = (page: LabelledPage, hit: LabelHit, { words }: Segment): boolean =>
  isLatin(hit.segment.words[hit.from]!) &&
  !words.some((w) => isLatin(w) || page.labelOf.has(w)) &&
  words.some((w) => /[\p{L}\p{M}]{2}/u.test(w.text))

/** Where a label ends that goes on under its beginning. */
function labelBottom(page: LabelledPage, hit: LabelHit): number {
  let box = hit.tail ? segmentFrom(hit.tail).box : hit.segment.box
  for (let i = 0; i < 2; i++) {
    const tail = page.layout.segments.find(
      (s) =>
        Math.abs(s.box.x - hit.segment.box.x) < 1.5 * box.height &&
        middle(s.box) > bottom(box) &&
        s.box.y - bottom(box) < 0.8 * box.height &&
        isTail(page, hit, s),
    )
    if (!tail) break
    box = tail.box
  }
  return bottom(box)
}

const offset = (s: Segment, hit: LabelHit): number =>
  Math.round(Math.abs(middle(s.box) - middle(hit.segment.box)) / Math.max(1, s.box.height))

/** "9. Particulars of Approving Authority": the next row of a numbered form. */
const isNumbered = ({ words }: Segment): boolean => /^\(?\d{1,2}[.)]$/.test(words[0]?.text ?? '')

/** True for a label in a row of headings: what stands beside it is the heading of the next column. */
function isHeader(page: LabelledPage, hit: LabelHit): boolean {
  if (endsWithColon(hit)) return false
  const row = rowOf(page, hit.segment)
  const at = row.indexOf(hit.segment)
  const [before, after] = [row[at - 1], row[at + 1]]
  if (isLabelSegment(page, after)) {
    // Beside a label in two scripts, or of two lines, the value may stand level with the middle of the two.
    const isTwofold =
      [labelTop(page, hit), inTwoScripts(page, hit)].some((box) => box !== hit.segment.box) ||
      labelBottom(page, hit) > bottom(hit.segment.box)
    return !isBeforeNext(isTwofold ? besideOf(page, hit) : aroundLabel(page, hit, hit.segment.box.height), after)
  }
  if (after && isStackedHead(page, hit, after)) return true
  if (after && isRowUnderRow(page, hit, after)) return false
  const bare = (s: Segment | undefined): boolean => s !== undefined && isLabelSegment(page, s) && ownsWhole(page, s)
  const cell = underBox(page, hit.segment, hit.segment.box)[0]
  if (
    !isBehindValue(hit) &&
    bare(before) &&
    after &&
    !/\d/.test(textOf(after.words)) &&
    cell &&
    !isLabelSegment(page, cell)
  )
    return true
  // "Billed to" beside "Connection", under which a form of its own begins.
  const [first] = after ? underBox(page, after, after.box) : []
  const isAtMargin = first !== undefined && Math.abs(first.box.x - after!.box.x) < 1.5 * first.box.height
  const opensForm = after !== undefined && isAtMargin && isLabelSegment(page, first)
  if (
    opensForm &&
    /^\P{Nd}*\p{L}{4}\P{Nd}*$/u.test(textOf(after.words)) &&
    after.words.length < 3 &&
    cell &&
    !isLabelSegment(page, cell) &&
    !isNumbered(cell)
  )
    return true
  // Labels one above the other are those of a form: no heading has another under it.
  if (isLabelSegment(page, cell)) return false
  // No digit in the whole row, and under each of its segments something with digits in most of them.
  if (row.length < 3 || row.some((s) => /\d/.test(textOf(s.words)))) return false
  const beneath = row.map((s) => underBox(page, s, s.box)[0])
  const filled = beneath.filter((s) => s !== undefined)
  if (filled.some((s) => s.words.some((w) => page.labelOf.has(w)))) return false
  const numeric = filled.filter((s) => /\d/.test(textOf(s.words)))
  return filled.length >= row.length - 1 && numeric.length * 2 > filled.length
}

/** "Trade | Furnace Operator" right under "Token No | 0417": the next row of a form, with its value where that has its own. */
const isRowUnderRow = (page: LabelledPage, { segment: { box } }: LabelHit, after: Segment): boolean =>
  page.layout.segments.some((over) => {
    if (!beginsUnder(box, over.box, 1) || !isLabelSegment(page, over)) return false
    const value = rightOf(page.layout, over)
    return value !== null && !isLabelSegment(page, value) && Math.abs(value.box.x - after.box.x) < box.height / 2
  })

/** "SUNITA BAI POST" beside "NAME", "09-218-004 Name": the label of the next column, close behind the value of that. */
const isBehindValue = ({ segment: { words }, from }: LabelHit): boolean =>
  (from === 1 && /\d{3}/.test(words[0]!.text)) ||
  (from > 1 && isLatin(words[from - 1]!) === isLatin(words[from]!) && !/[/|]$/.test(words[from - 1]!.text))

const ownsWhole = (page: LabelledPage, s: Segment): boolean =>
  s.words.every((w) => page.labelOf.has(w) || !/[\p{L}\p{M}]{3}|\d/u.test(w.text))
