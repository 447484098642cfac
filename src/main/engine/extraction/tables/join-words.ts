/** The text of a cell: a blank stands where one is printed, and not where a reader parted a number or a code. */
import { right, textOf, type LaidWord } from '../layout/layout'

/** Gaps in heights of the print: none at all, and one that a mark or a digit may leave beside it. */
const touching = 0.03
const narrow = 0.22
/**
 * Of all digits a one leaves the widest blanks at its sides, and marks that hide digits leave some; a blank between words
 * is wider.
 */
const besideOne = 0.38

/** Words of one row, from left to right, as one text. */
export function joinWords(words: readonly LaidWord[]): string {
  let text = ''
  words.forEach((word, i) => {
    const before = words[i - 1]
    if (before && !belongs(before, word)) text += ' '
    text += word.text
  })
  return text.replace(/\s+/g, ' ').trim()
}

function belongs(a: LaidWord, b: LaidWord): boolean {
  const gap = (b.box.x - right(a.box)) / Math.max(1, Math.min(a.box.height, b.box.height))
  if (gap < touching) return true
  const marks = /[@/_.-]$/.test(a.text) || /^[@/_.-]/.test(b.text)
  const digits = /\d$/.test(a.text) && /^\d/.test(b.text)
  const one = (digits || marks) && (a.text.endsWith('1') || b.text.startsWith('1'))
  const masked =
    (/[X*]{2}$/.test(a.text) && /^[X*\d]/.test(b.text)) || (/[X*\d]$/.test(a.text) && /^[X*]{2}/.test(b.text))
  // Words of a text layer were parted where the file has a blank: no reader saw one beside a slender digit.
  const seen = a.confidence < 1 || b.confidence < 1
  return (gap < narrow && (marks || digits)) || ((one || masked) && seen && gap < besideOne)
}

/** How the lines of a column end where its texts are too long for it. */
export interface ColumnEnd {
  /** How far to the right its fullest lines reach. */
  readonly x: number
  /** True where lines are cut at any letter rather than between words: nearly all that go on are full. */
  readonly anywhere: boolean
  /** True where lines are cut between words: hardly one that goes on is full. */
  readonly betweenWords: boolean
  /** Words that stand somewhere within a line, in lower case: no cut has made them. */
  readonly whole: ReadonlySet<string>
}

const atEnd = (last: LaidWord, x: number): boolean =>
  right(last.box) > x - (1.1 * last.box.width) / Math.max(1, last.text.length)

/** Of the cells of a column, line by line; beyond all where only one line reaches so far, which says nothing. */
export function columnEnd(cells: readonly (readonly (readonly LaidWord[])[])[]): ColumnEnd {
  const last = cells.flatMap((lines) => lines.flatMap((words) => words.at(-1) ?? []))
  const end = Math.max(...last.map((word) => right(word.box)))
  const x = last.filter((word) => right(word.box) > end - word.box.height).length > 1 ? end : Infinity
  const going = cells.flatMap((lines) => lines.slice(0, -1).flatMap((words) => words.at(-1) ?? []))
  const full = going.filter((word) => atEnd(word, x)).length
  return {
    x,
    anywhere: full >= 4 && full >= 0.8 * going.length,
    betweenWords: going.length >= 4 && full <= 0.2 * going.length,
    whole: new Set(cells.flatMap(wholeWords)),
  }
}

const piecesOf = (words: readonly LaidWord[]): string[] =>
  textOf(words)
    .toLowerCase()
    .split(/[^\p{L}]+/u)

/** The words of a cell but those at ends of its lines where it was perhaps cut. */
const wholeWords = (lines: readonly (readonly LaidWord[])[]): string[] =>
  lines.flatMap((words, i) => piecesOf(words).slice(i > 0 ? 1 : 0, i < lines.length - 1 ? -1 : undefined))

/** "Payment" over "for order": both are words that other lines have whole, and no one word was cut between them. */
const isBetweenWords = (above: readonly LaidWord[], below: readonly LaidWord[], { whole }: ColumnEnd): boolean => {
  const [last = '', first = ''] = [piecesOf(above).at(-1), piecesOf(below)[0]]
  if (last.length < leastWhole || first.length < 2 || whole.has(last + first)) return false
  return (whole.has(last) && whole.has(first)) || (below.length > 1 && betweenTwo.has(first))
}
const leastWhole = 3
/** No name or code goes on with these by themselves: before another word they are words of the sentence. */
const betweenTwo = new Set(['for', 'from', 'with', 'using', 'via', 'and', 'the', 'of'])

/** True where nobody doubts what stands between two lines: a mark, or a blank in a column that is cut between words. */
export const isToldApart = (lines: readonly (readonly LaidWord[])[], end: ColumnEnd): boolean =>
  lines.every((below, i) => {
    const above = lines[i - 1]
    return (
      above === undefined ||
      end.betweenWords ||
      /[-/_@:]$/.test(above.at(-1)?.text ?? '') ||
      /^[-/_@:]/.test(below[0]?.text ?? '') ||
      isBetweenWords(above, below, end)
    )
  })

/**
 * The lines of a cell as one text. A line that ends with a mark between parts of a reference, or that was cut where
 * it was full, goes on without a blank; nobody begins a line with a word of one letter and ends it there.
 */
export function joinLines(lines: readonly (readonly LaidWord[])[], end: ColumnEnd): string {
  let text = ''
  let goesOn = true
  for (const [i, words] of lines.entries()) {
    const line = joinWords(words)
    const last = words.at(-1)
    if (line === '' || !last) continue
    const isApart = i > 0 && isBetweenWords(lines[i - 1]!, words, end)
    text += `${(goesOn && !isApart) || /^[\p{L}\d]$/u.test(line) ? '' : ' '}${line}`
    const full = atEnd(last, end.x) && (end.anywhere || (!line.includes(' ') && line.length > 8))
    goesOn = full || /[^\s-][-/_@]$/.test(line)
  }
  return text
}

/**
 * Numbers of rows that were read into a text column: true where the first words of half the rows count up, in ones
 * or, as items of an order are numbered, in tens.
 */
export const countsUp = (firsts: readonly string[]): boolean => countsBy(1, firsts) || countsBy(10, firsts)

function countsBy(step: number, firsts: readonly string[]): boolean {
  const offsets = firsts.map((text, i) => (/^0*\d{1,4}[.)]?$/.test(text) ? parseInt(text, 10) - step * i : NaN))
  const base = offsets.find((offset) => !Number.isNaN(offset))
  return (
    offsets.filter((offset) => offset === base).length * 2 >= Math.max(firsts.length, 1) &&
    (firsts.length > 1 || base === step)
  )
}
