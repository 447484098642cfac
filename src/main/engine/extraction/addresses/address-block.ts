/** Printed addresses: several lines in one column, from a label or an opening word to the PIN code. */
import { isStateLine } from '../../address'
import { closesAsLabel } from '../forms/form-columns'
import { parsed, type Parsed } from '../grammars/grammar'
import { firstOf, untilLabel, type LabelledPage, type LabelHit } from '../labels/labels'
import {
  bottom,
  middle,
  right,
  segmentFrom,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { cellAtHalf } from '../layout/centred-cells'
import { lineWithDash } from './lost-dash'
import { isPinCode, pinCode } from './pin-code'
import { rightOf } from '../layout/right-of'
import { spanOf, trimmed } from '../layout/span'
import { withStrokeLetters } from '../grammars/stroke-letters'

/** "Shop N0, 27", "Plot No, 4": short for a number, before it; nobody parts the two by a comma. */
const misreadNumber = /(?<![\p{L}\p{N}])N[0o](?<mark>[.:,;]?)(?=\s?\p{Nd})/gu

/** A PIN code of which one digit or two stand off: people part it in its middle or not at all. */
const partedPin = /(?<=\p{L}[\s,.:-]*)(?:[1-9] \d{5}|[1-9]\d \d{4}|[1-9]\d{3} \d{2}|[1-9]\d{4} \d)$/u
const mostLines = 9
/** Words of this confidence are no reading. */
const unread = 0.65
/** A speck is read as so few characters, and no surer than this. */
const mostInSpeck = 3
const readOfSpeck = 0.8
/** No line of an address is printed so small, or so large, beside the rest of the page. */
const ofGround = { most: 0.55, least: 1.6 }

export interface BlockOptions {
  /** True for a line that stands under the address and is not part of it. */
  readonly ends: (text: string) => boolean
}

/** The address after a label: what follows it on its line, and the lines under it. */
export function addressAfter(page: LabelledPage, hit: LabelHit, options: BlockOptions): Parsed | null {
  let start = hit.to
  while (start < hit.segment.words.length) {
    const word = hit.segment.words[start]
    const next = word && page.labelOf.get(word)
    if (next ? next.label !== hit.label : !/^[:：/|.-]+$/.test(word?.text ?? '')) break
    start++
  }
  const same = untilLabel(page, hit.segment.words.slice(start))
  const first = firstOf(page, hit)
  const left = first?.box.x ?? hit.segment.box.x
  const level = same.length > 0 ? same : besideLabel(page, hit)
  const [around] = level.length > 0 ? [] : cellAtHalf(page.layout, hit.segment)
  const beside = around ? untilLabel(page, around.words) : level
  const anchor = beside[0]?.box ?? { ...hit.segment.box, x: left }
  const label = [...(hit.tail ?? []), ...(around ? hit.segment.words : [])]
  const column = { x: Math.min(left, anchor.x), to: anchor.x, y: (around ?? hit.segment).box, label }
  return block(page, beside, column, options)
}

/** The address that begins with a segment, as one that opens with a relation. */
export function addressFrom(page: LabelledPage, segment: Segment, options: BlockOptions): Parsed | null {
  return block(page, segment.words, { x: segment.box.x, to: segment.box.x, y: segment.box, label: [] }, options)
}

function besideLabel(page: LabelledPage, hit: LabelHit): readonly LaidWord[] {
  const neighbour = rightOf(page.layout, hit.segment)
  return neighbour && !closesAsLabel(page, neighbour) ? untilLabel(page, neighbour.words) : []
}

interface Column {
  /** Lines begin between these two, a little to either side allowed. */
  readonly x: number
  readonly to: number
  readonly y: Segment['box']
  /** Words of the label that stand on a line of their own under its beginning. */
  readonly label: readonly LaidWord[]
}

function block(page: LabelledPage, opening: readonly LaidWord[], column: Column, options: BlockOptions): Parsed | null {
  const lines: (readonly LaidWord[])[] = []
  const take = (words: readonly LaidWord[]): boolean => {
    const kept = trimmedLine(words, lines.length === 0)
    if (kept.length > 0) lines.push(kept)
    return pinCode.test(textOf(kept))
  }
  const opened = opening.length > 0 ? [...opening, ...continued(page, segmentFrom(opening))] : opening
  let ended = opened.length > 0 && take(opened)
  let last = column.y
  const slack = 2.5 * page.layout.textHeight
  for (const segment of page.layout.segments) {
    if (lines.length >= mostLines) break
    if (middle(segment.box) < bottom(last) - 0.2 * last.height || verticalOverlap(segment.box, last) > 0.5) continue
    if (segment.box.x < column.x - slack || segment.box.x > column.to + slack) continue
    const text = textOf(segment.words)
    const gap = segment.box.y - bottom(last)
    if (
      gap >
      (lines.length === 0 ? 2.6 : 1.9) *
        Math.max(page.layout.textHeight, Math.min(last.height, 2 * page.layout.textHeight))
    )
      break
    if (isOfGround(page, segment) || column.label.includes(segment.words[0]!)) continue
    const words = pinLabel.test(text) ? codeBeside(page, segment) : untilLabel(page, segment.words)
    if (segment.script !== 'latin' && !isPinAlone(segment.words)) {
      if (lines.length === 0 || isSpeck(segment)) continue
      break
    }
    if (words.length === 0 || options.ends(text)) break
    // After the PIN code only the name of the state may follow.
    if (ended && !isStateLine(textOf(words))) break
    const row = [...words, ...(words.length === segment.words.length ? continued(page, segment) : [])]
    const pinHere = take(row)
    last = segment.box
    if (ended) break
    ended = pinHere
    if (words.length < segment.words.length) break
    if (ended) break
  }
  const value = addressText(lines)
  if (value.replace(/[^a-z]/gi, '').length < 6 || lines.flat().length < 2) return null
  const whole = pinCode.test(value) && !lines.some((words) => isBesideUnread(page, segmentFrom(words)))
  return parsed(value, spanOf(...lines), whole ? 1 : 0.75)
}

/** "PIN" in the column of the labels: the last line of the address stands beside it. */
const pinLabel = /^pin(?:\s?code)?\W*$/i

function codeBeside(page: LabelledPage, segment: Segment): readonly LaidWord[] {
  const words = rightOf(page.layout, segment)?.words ?? []
  return isPinCode(textOf(words).replace(/^\W+/, '')) ? words : []
}

/** The text of an address's lines. */
export const addressText = (lines: readonly (readonly LaidWord[])[]): string =>
  tidyAddress(lines.map(lineWithDash).join(' '))

/** Without specks: marks that stand alone or after another mark, and those at the ends. */
export function tidyAddress(text: string): string {
  return withStrokeLetters(text.replace(/\s+/g, ' '))
    .replace(/(^|\s)[|!l](?=-\d)/g, '$1I')
    .replace(/(?<!\S)\$(?=\/[oO0])/g, 'S')
    .replace(/(?<!\S)([SDWC])(?:\s\/\s?|\/\s)(?=[oO0][\s:.,])/g, '$1/')
    .replace(/(?<=\b(?:[A-Z]\.\s?|[SDWC]\s?\/\s?))0(?=\.|\s|,|:|-\p{L}|$)/gu, 'O')
    .replace(misreadNumber, (_, mark: string) => `No${/[,;]/.test(mark) ? '.' : mark}`)
    .replace(/(?<=\bP\s?)0(?=\s*[,:]|$)/g, 'O')
    .replace(/(?<!\S)0(?=\.\s?\p{Lu}(?![\p{L}\p{N}]))/gu, 'O')
    .replace(/(?<!\S)[Iil]st(?=\s+[Ff]l(?:oor|\.))/g, '1st')
    .replace(/\b(\p{Ll})(?=\p{Lu}\p{Ll}{2})/gu, (small, _, at: number, all: string) =>
      all.charAt(at + 1).toLowerCase() === small ? '' : small,
    )
    .replace(/([,;:])\s*[.,;:'"`|_~*]+(?=\s|$)/g, '$1')
    .replace(/\s[.'"`|_~*]+(?=\s|$)/g, '')
    .replace(/^[^\s\p{L}]{1,2}\s+(?=[SDWC]\/[oO])/u, '')
    .replace(/^[\s:;,.=|-]+|[\s,;:.|-]+$/g, '')
    .replace(partedPin, (code) => code.replace(' ', ''))
}

/** True for a line that is a PIN code and nothing else: digits by themselves are of no script. */
const isPinAlone = (words: readonly LaidWord[]): boolean => isPinCode(textOf(words))

/** True for a mark or two that were hardly read: dirt and the ground, not the next line. */
const isSpeck = ({ words }: Segment): boolean =>
  textOf(words).length <= mostInSpeck && words.every(({ confidence }) => confidence < readOfSpeck)

/**
 * True for a letter or digit or two that are half as high as the print: curves of the ground, whatever they are read as;
 * or much higher, as the edge of a portrait is.
 */
const isOfGround = ({ layout: { textHeight } }: LabelledPage, { words, box }: Segment): boolean =>
  /^[\p{L}\p{N}]{1,2}$/u.test(textOf(words)) &&
  (box.height < ofGround.most * textHeight || box.height > ofGround.least * textHeight)

/** The next segments of the same line, where wide blanks parted it. */
function continued(page: LabelledPage, segment: Segment): readonly LaidWord[] {
  const next = page.layout.segments.find((s) => s.script === 'latin' && goesOn(segment, s))
  if (!next) return []
  const words = untilLabel(page, next.words)
  return words.length < next.words.length ? words : [...words, ...continued(page, next)]
}

/** True for a segment of the same line and height that begins where another ends, a wide blank away at most. */
const goesOn = ({ box }: Segment, next: Segment): boolean =>
  next.box.x > right(box) - 0.3 * box.height &&
  right(next.box) > right(box) &&
  next.box.x - right(box) < 2.6 * box.height &&
  Math.abs(next.box.height - box.height) < 0.6 * box.height &&
  verticalOverlap(next.box, box) > 0.6

/** True where a line goes on with something that neither model could read: a word of the address is missing. */
const isBesideUnread = (page: LabelledPage, line: Segment): boolean =>
  page.layout.segments.some(
    (s) => s.script !== 'latin' && goesOn(line, s) && s.words.every(({ confidence }) => confidence < unread),
  )

/** Latin words without the marks before them; a dash that goes on from the line above stays. */
const trimmedLine = (words: readonly LaidWord[], first: boolean): readonly LaidWord[] => {
  const latin = isPinAlone(words) ? words : words.filter((w) => w.script === 'latin')
  let from = 0
  if (!first && /^[-–—]$/.test(latin[0]?.text ?? '') && latin.length > 1) return latin
  while (from < latin.length && /^[:：;=|.,_~-]+$/.test(latin[from]?.text ?? '')) from++
  return latin.length > 0 ? latin.slice(from) : trimmed(latin)
}
