/**
 * The words of a page in an upright frame: x to the right along the text, y downwards. Rules reason in this
 * frame only, so that a turned or slanted page looks like any other; the quads keep the way back to the page.
 */
import type { Box, PageQuad } from '../../../../shared/domain/geometry'
import { scriptOfMost, type ReadChar, type ReadPage, type ReadWord, type Script } from '../../model'
import { beginsUnder, bottom, boxOf, middle, middleX, right, verticalOverlap } from './box-places'
import { atEdge, type AtEdge } from './page-edges'
import { faxLines } from './fax-line'
import { noPrint } from './no-print'
import { screenBars } from './screen-bar'
import { joinPartedAmounts } from './parted-amounts'
import { strokesOfLine } from './ruled-line'
import { joinSpacedLetters } from './spaced-letters'
import { splitWord } from './split-word'
import { levelOf } from './level-print'
import { uprightFrame } from './upright-frame'

/** A word, its place on the page and its box in the upright frame (sheet pixels, rotated). */
export interface LaidWord {
  readonly text: string
  /** 0..1 as the reader gave it. */
  readonly confidence: number
  readonly chars: readonly ReadChar[]
  readonly quad: PageQuad
  readonly box: Box<'sheet'>
  readonly page: number
  readonly script: Script
  /** True where something stands right before or after it on its line that could not be read. */
  readonly besideUnread?: boolean
  /** Where an edge of the picture may have cut off what stood beside it. */
  readonly atEdge?: AtEdge
}

/** Words that stand together on one line, without a wide gap between them. */
export interface Segment {
  readonly words: readonly LaidWord[]
  readonly box: Box<'sheet'>
  readonly script: Script
  readonly page: number
}

export interface Layout {
  readonly page: number
  readonly source: ReadPage['source']
  /** In reading order: from the top, then from the left. */
  readonly segments: readonly Segment[]
  /** Lines that only say in a third language what others say: they are none of the segments. */
  readonly translations?: readonly Segment[]
  /** Of all words. */
  readonly box: Box<'sheet'>
  /** Median height of a word. */
  readonly textHeight: number
}

/** A gap wider than this many text heights parts two segments of one line. */
const segmentGap = 1.6

/** Rows that rise or fall by less than this, in heights of the print, are level enough. */
const leastRise = 0.5

/** Lays the words of a page out upright, in level rows. */
export function layoutOf(page: ReadPage): Layout {
  const upright = uprightFrame(page)
  const lines = page.lines.map((line) => line.words.flatMap((word) => laidWords(word, line.script, page, upright)))
  const asRead = laidOut(page, lines)
  const level = levelOf(asRead)
  const rise = ({ box }: LaidWord): number => level(box) - middle(box)
  if (lines.every((words) => words.every((word) => Math.abs(rise(word)) < leastRise * asRead.textHeight))) return asRead
  const levelled = (word: LaidWord): LaidWord => ({ ...word, box: { ...word.box, y: word.box.y + rise(word) } })
  return laidOut(
    page,
    lines.map((words) => words.map(levelled)),
  )
}

function laidOut(page: ReadPage, lines: readonly (readonly LaidWord[])[]): Layout {
  const segments = withoutRuledLine(lines.flatMap(segmentsOf))
  joinLines(segments)
  const heights = segments.flatMap((s) => s.words.map((w) => w.box.height)).sort((a, b) => a - b)
  const textHeight = heights[heights.length >> 1] ?? 1
  const none = new Set([...noPrint(segments, textHeight), ...faxLines(segments), ...screenBars(segments)])
  const print = partAtBorders(segments.filter((segment) => !none.has(segment))).sort(readingOrder)
  return {
    page: page.index,
    source: page.source,
    segments: print,
    box: around(print.map((s) => s.box)),
    textHeight,
  }
}

function withoutRuledLine(segments: Segment[]): Segment[] {
  const strokes = strokesOfLine(segments)
  return strokes.size === 0
    ? segments
    : segments.map(({ words }) => segmentFrom(strokes.has(words[0]!) ? words.slice(1) : words))
}

/** A wide blank after a comma parts no segments: a list goes on. Elsewhere it may part two columns. */
const listGap = 3.2
/**
 * Words that hang from their headline differ in height by their vowels, and may have been read as lines of their own.
 */
const wordGap = 0.7

function joinLines(segments: Segment[]): void {
  for (let i = 0; i < segments.length; i++) {
    const left = segments[i]!
    const last = left.words.at(-1)!
    const isList = last.text.endsWith(',')
    const isPlace = left.words.length > 1 && /^[-–—]$/.test(last.text)
    const isNext = (s: Segment): boolean =>
      opensWithComma(left, s) ||
      (isList && goesOnWith(left, s, segments)) ||
      (isPlace && isPinCode(left, s)) ||
      (!isList && last.script === 'devanagari' && isNextWord(last, s))
    const at = segments.findIndex((s, j) => j !== i && isNext(s))
    const next = segments[at]
    if (!next) continue
    segments[i] = segmentFrom([...left.words, ...next.words])
    segments.splice(at, 1)
    if (at < i) i--
    i--
  }
}

/** ", POST MOHOL," right behind a line that ends without its comma: the two were read as lines of their own. */
const opensWithComma = (left: Segment, { words: [first], script, box }: Segment): boolean =>
  first?.text.startsWith(',') === true && left.script === script && follows(left.box, box, wordGap)

const goesOnWith = (left: Segment, next: Segment, all: readonly Segment[]): boolean =>
  left.script === next.script &&
  follows(left.box, next.box, listGap) &&
  !all.some((other) => other !== next && isInColumn(next.box, other.box))

/** True for print that begins under or over other print: what stands in a column of its own is no part of a list. */
function isInColumn(box: Box<'sheet'>, other: Box<'sheet'>): boolean {
  const between = Math.max(other.y - bottom(box), box.y - bottom(other))
  return Math.abs(other.x - box.x) < aligned * box.height && between > 0 && between < nextRow * box.height
}

/** "KOLKATA -   700036": in typewritten print the dash stands far from both. */
const isPinCode = (left: Segment, { words, box }: Segment): boolean =>
  /^[1-9]\d{5}\W?$/.test(words[0]?.text ?? '') && follows(left.box, box, segmentGap)

const isNextWord = (last: LaidWord, { words: [first] }: Segment): boolean =>
  first?.script === 'devanagari' && follows(last.box, first.box, wordGap)

/** True for what begins shortly after another on its line: at most so many heights of it. */
function follows(left: Box<'sheet'>, next: Box<'sheet'>, widest: number): boolean {
  const gap = next.x - right(left)
  return gap > -0.3 * left.height && gap < widest * left.height && verticalOverlap(left, next) > 0.6
}

/** What a ruled line between two cells is read as. */
const border = /^[|¦\][}{]$/
/** In heights of the print: how exactly the print of a column begins at one place, and how near its next row is. */
const aligned = 0.6
const nextRow = 3

/**
 * Parts segments at a ruled line that was read as a character where a column begins right after it: that another
 * segment close above or below begins there tells the line from an initial or a bar between two translations.
 */
function partAtBorders(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment) => cellsOf(segment, segments))
}

function cellsOf(segment: Segment, all: readonly Segment[]): readonly Segment[] {
  const { words } = segment
  const at = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && border.test(word.text) && beginsColumn(words[i + 1]!, segment, all),
  )
  if (at >= 0) return [segmentFrom(words.slice(0, at)), ...cellsOf(segmentFrom(words.slice(at + 1)), all)]
  const other = words.findIndex(
    (_, i) => i > 0 && (beginsTranslation(segment, i, all) || beginsBesideFullCell(segment, i, all)),
  )
  return other < 0 ? [segment] : [segmentFrom(words.slice(0, other)), segmentFrom(words.slice(other))]
}

const indic = /[^\P{L}\p{Script=Latin}]/u
/** Rows of a column that tell where it begins, and the blank before it, in heights of the print. */
const rowsOfColumn = 2
const columnGap = 0.5

/** True where the same in English begins, in a column of its own beside that in a language of India. */
function beginsTranslation({ words, box }: Segment, at: number, all: readonly Segment[]): boolean {
  const [before, word] = [words[at - 1]!, words[at]!]
  if (word.box.x - right(before.box) < columnGap * box.height || !/^\p{Script=Latin}/u.test(word.text)) return false
  if (!words.slice(0, at).some(({ text }) => indic.test(text)) || words.slice(at).some(({ text }) => indic.test(text)))
    return false
  const rows = all.filter((s) => s.script === 'latin' && isInColumn({ ...box, x: word.box.x }, s.box))
  return rows.length >= rowsOfColumn
}

/** In heights of the print: how exactly a program sets the lines of a column under each other. */
const set = 0.05
/** So many times as wide as the blank between two words is what parts two cells. */
const cellGap = 2
/** "Home Branch  : SURAT": a colon stands in a column of its own, and opens no cell. */
const opensCell = /^[\p{L}\p{N}]/u

/**
 * "Mangan Bazaar, Sikkim 737116  Rourkela, Odisha": in the text of a PDF, where a cell is full to its edge, the next one
 * begins right behind it, at the very place where the lines over and under it begin.
 */
function beginsBesideFullCell({ words, box }: Segment, at: number, all: readonly Segment[]): boolean {
  const blankBefore = (i: number): number => words[i]!.box.x - right(words[i - 1]!.box)
  if (blankBefore(at) < columnGap * box.height || words.length < 3 || !opensCell.test(words[at]!.text)) return false
  if (wereRead(words)) return false
  const others = words.flatMap((_, i) => (i > 0 && i !== at ? [blankBefore(i)] : []))
  if (blankBefore(at) < cellGap * Math.min(...others)) return false
  const { x } = words[at]!.box
  const rows = all.filter((s) => isInColumn({ ...box, x }, s.box) && Math.abs(s.box.x - x) < set * box.height)
  return rows.length >= rowsOfColumn
}

const beginsColumn = (word: LaidWord, own: Segment, all: readonly Segment[]): boolean =>
  all.some(({ box }) => box.x < right(own.box) && isInColumn({ ...own.box, x: word.box.x }, box))

function laidWords(
  word: ReadWord<PageQuad>,
  script: Script,
  page: ReadPage,
  upright: (quad: PageQuad) => Box<'sheet'>,
): LaidWord[] {
  return splitWord(word).map((part) => {
    const edge = atEdge(page, part.place)
    return {
      text: part.text,
      confidence: part.confidence,
      chars: part.chars,
      quad: part.place,
      box: upright(part.place),
      page: page.index,
      script,
      ...(word.besideUnread ? { besideUnread: true } : {}),
      ...(edge.start || edge.end ? { atEdge: edge } : {}),
    }
  })
}

/** Parts a line's words at wide gaps. */
function segmentsOf(words: readonly LaidWord[]): Segment[] {
  const sorted = joinPartedAmounts(joinSpacedLetters([...words].sort((a, b) => a.box.x - b.box.x)))
  const groups: LaidWord[][] = []
  for (const word of sorted) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && word.box.x - right(last.box) <= widestGap(last, word)) group.push(word)
    else groups.push([word])
  }
  return groups.map(segmentFrom)
}

/** A heading in much larger print beside a line of a text: a blank as wide as the small letters are high parts the two. */
function widestGap(last: LaidWord, next: LaidWord): number {
  const [low, high] = [last.box.height, next.box.height].sort((a, b) => a - b) as [number, number]
  const areOfTwo =
    high > otherSize * low && !wereRead([last, next]) && [last, next].every(({ text }) => isWord.test(text))
  return areOfTwo ? low : segmentGap * high
}
const otherSize = 1.8
const isWord = /[\p{L}\p{N}]{3}/u

/** One segment around words that are already in order. */
export function segmentFrom(words: readonly LaidWord[]): Segment {
  return {
    words,
    box: around(words.map((w) => w.box)),
    script: scriptOfMost(words),
    page: words[0]?.page ?? 0,
  }
}

export function textOf(words: readonly { readonly text: string }[]): string {
  const joined = words.map((w) => w.text).join(' ')
  return (joined.includes('  ') ? joined.replace(/ +/g, ' ') : joined).trim()
}

/** True for words of which a reader read some: those of a text layer are as printed, at a confidence of 1. */
export const wereRead = (words: readonly { readonly confidence: number }[]): boolean =>
  words.some(({ confidence }) => confidence < 1)

export { beginsUnder, bottom, middle, middleX, right, verticalOverlap }

/** Share of the narrower of two boxes that lies above or below the other. */
export function horizontalOverlap(a: Box<'sheet'>, b: Box<'sheet'>): number {
  const shared = Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  return Math.max(0, shared) / Math.max(1, Math.min(a.width, b.width))
}

export function around(boxes: readonly Box<'sheet'>[]): Box<'sheet'> {
  return boxOf(
    boxes.flatMap((b) => [
      { x: b.x, y: b.y },
      { x: right(b), y: bottom(b) },
    ]),
  )
}

/** From the top, then from the left; page and text break ties, so that the order is total. */
function readingOrder(a: Segment, b: Segment): number {
  if (verticalOverlap(a.box, b.box) > 0.5) return a.box.x - b.box.x || a.box.y - b.box.y
  return middle(a.box) - middle(b.box) || a.box.x - b.box.x
}
