/** Lines of narrations that may be read wrong, and narrations with what a second look says of their lines. */
import type { PrintSource } from '../../../../../shared/domain/reading'
import { around, type LaidWord } from '../../layout/layout'
import { commonText } from '../../second-look/common-text'
import { isOfAnotherLine } from '../../second-look/line-look'
import { leastSure, surelyRead } from '../cells'
import type { CellLook, CellLooks, CellPlace } from '../cell-places'
import { joinWords } from '../join-words'
import { narrationOf } from './narration'
import type { Transaction } from './transactions'

const column = 'description'
type Print = readonly LaidWord[]

/** Of a page of which more of the lines may be read wrong no line is believed for its own sake. */
const poorShare = 0.25

/** Cells are looked at by readers of Latin print, who tell nothing of another script. */
const isOfOtherScript = (line: Print): boolean => line.some(({ text }) => /(?!\p{Script=Latin})\p{L}/u.test(text))

const isPoor = (line: Print): boolean => leastSure([line]) < surelyRead

const isDoubted = (line: Print, poor: ReadonlySet<number>): boolean => isPoor(line) || poor.has(line[0]!.page)

/** The pages of which many narrations were read poorly. */
export function poorPages(rows: readonly Transaction[]): ReadonlySet<number> {
  const lines = rows.flatMap(({ description }) => description.words)
  const pages = [...new Set(lines.map((line) => line[0]!.page))]
  return new Set(
    pages.filter((page) => {
      const own = lines.filter((line) => line[0]!.page === page)
      return own.filter(isPoor).length > poorShare * own.length
    }),
  )
}

/** The lines to look at again, of pages that were read from pixels: those read poorly, or all of a page of many such. */
export function doubtedNarrations(
  rows: readonly Transaction[],
  sourceOf: (page: number) => PrintSource,
): readonly CellPlace[] {
  const poor = poorPages(rows)
  return rows
    .flatMap(({ description }) => description.words)
    .filter((line) => sourceOf(line[0]!.page) === 'ocr' && isDoubted(line, poor) && !isOfOtherScript(line))
    .map((words) => ({ column, words, box: around(words.map(({ box }) => box)), beside: words }))
}

/** A row with its narration as most readings of its lines have it; on `poor` pages blanks are doubted, too. */
export function withNarrationSeen(
  row: Transaction,
  looks: CellLooks,
  poor: ReadonlySet<number>,
  isBank: (letters: string) => boolean,
): Transaction {
  const { value, words, end } = row.description
  const seen = words.map((line) =>
    isOfOtherScript(line) && isDoubted(line, poor)
      ? atMost(line, trust.notTwo)
      : votedLine(line, looks(line[0], column), !poor.has(line[0]!.page)),
  )
  const isSame = seen.every((line, i) => line === words[i])
  // A text that goes on where its evidence is not shown is left as it is.
  if (isSame || narrationOf(words, end, isBank).value !== value) return row
  return { ...row, description: narrationOf(seen, end, isBank) }
}

/** How sure a line is: at least, where all have it; at most, where two have each of its places, and where not. */
const trust = { all: 0.981, two: 0.93, notTwo: 0.91 } as const

/** A line of print with what two of its three readings have at each place. */
function votedLine(line: Print, look: CellLook | null, keepsBlanks: boolean): Print {
  const [first, second] = look ?? []
  if (first === undefined || second === undefined) return line
  const printed = joinWords(line)
  if ([first, second].some((text) => isOfAnotherLine(text, printed))) return atMost(line, trust.notTwo)
  if (first === printed && second === printed)
    return line.map((word) => ({ ...word, confidence: Math.max(word.confidence, trust.all) }))
  const { text, isAgreed } = commonText({ text: printed, isFirm: firmIn(line, printed), keepsBlanks }, first, second)
  const most = isAgreed ? trust.two : trust.notTwo
  if (text === printed) return atMost(line, most)
  return laidOut(text.split(' '), line).map((word) => ({ ...word, confidence: Math.min(word.confidence, most) }))
}

/** What parts words without doubt, in heights of the print. */
const clearBlank = 0.5

/**
 * Other words in the place of a line's, by their lengths: where each stands is known of those that were read alone. The
 * evidence is the line; nothing but the blanks between the words is told by their boxes.
 */
function laidOut(texts: readonly string[], line: Print): LaidWord[] {
  const { x, width } = around(line.map(({ box }) => box))
  const length = texts.join(' ').length
  let at = 0
  return texts.map((text, i) => {
    const word = line[Math.min(line.length - 1, Math.floor((i * line.length) / texts.length))]!
    const from = x + (width * at) / length
    at += text.length
    const to = x + (width * at) / length
    at += 1
    const blank = i === texts.length - 1 ? 0 : Math.max(0, clearBlank * word.box.height - width / length)
    return { ...word, text, box: { ...word.box, x: from, width: Math.max(1, to - from - blank) } }
  })
}

/** Whether the word of a character of the joined line was read well. */
function firmIn(line: Print, printed: string): (at: number) => boolean {
  const firm = line.flatMap(({ text, confidence }) => [...text].map(() => confidence >= surelyRead))
  let next = 0
  const flags = [...printed].map((char) => char !== ' ' && firm[next++] === true)
  return (at) => flags[at] === true
}

const atMost = (line: Print, most: number): Print =>
  line.map((word) => ({ ...word, confidence: Math.min(word.confidence, most) }))
