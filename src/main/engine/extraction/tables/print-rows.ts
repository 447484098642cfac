/** The words of a page as rows of print, right across it: what stands side by side belongs to one row of a table. */
import type { Box } from '../../../../shared/domain/geometry'
import { onceFor } from '../../once-for'
import { guessed } from '../../reading/lone-strokes'
import { around, bottom, middle, middleX, right, textOf, type LaidWord, type Layout } from '../layout/layout'
import { readAmount } from './amounts'
import { levelOf } from '../layout/level-print'
import { withLoneSigns } from './lone-signs'

export interface PrintRow {
  /** From left to right. */
  readonly words: readonly LaidWord[]
  readonly box: Box<'sheet'>
  readonly page: number
  /** Where ruled lines between columns were read as strokes. */
  readonly rules: readonly number[]
}

/** Words whose middles differ by less than this share of their height stand in one row. */
const sameRow = 0.5

/** A page's own number, as it stands under or over what is printed on it. */
const pageNumber = /^\W*(?:page|pg)\b\W*(?:no\b\W*)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i

/**
 * The rows of a page from the top down, without the page's number. Made once for a layout: words that lost a ruled line
 * are new ones, and who asks again has to meet the same.
 */
export const printRows = onceFor((layout: Layout): readonly PrintRow[] => {
  const words = layout.segments.flatMap((s) => s.words)
  return rowsOfWords(words, layout.textHeight, layout.page, levelOf(layout)).filter(
    (row) => !pageNumber.test(rowText(row)),
  )
})

/** Words of a page in an upright frame as rows, from the top down; `level` says where each stands in a level row. */
export function rowsOfWords(
  all: readonly LaidWord[],
  textHeight: number,
  page: number,
  level: (box: Box<'sheet'>) => number = middle,
): PrintRow[] {
  const isRule = ruleStrokes(all, textHeight)
  const parts = all.map((word) => (isRule(word) ? { word: null, rules: [ruleAt(word.box)] } : withoutRule(word)))
  const words = parts.flatMap(({ word }) => word ?? []).sort((a, b) => level(a.box) - level(b.box))
  const open: { words: LaidWord[]; at: number; height: number }[] = []
  for (const word of words) {
    const at = level(word.box)
    const row = open.findLast((r) => Math.abs(at - r.at) < sameRow * Math.max(textHeight * 0.8, r.height))
    if (!row) {
      open.push({ words: [word], at, height: word.box.height })
      continue
    }
    row.words.push(word)
    row.at += (at - row.at) / row.words.length
    row.height = Math.min(row.height, word.box.height)
  }
  const rules = parts.flatMap((part) => part.rules)
  const rows = open.sort((a, b) => a.at - b.at).map(({ words: inRow }) => [...inRow].sort((a, b) => a.box.x - b.box.x))
  return withLoneSigns(rows).map((inRow) => printRow(inRow, rules, page))
}

/** A ruled line between columns that was read as a stroke. */
interface Rule {
  readonly x: number
  readonly y: number
}

const ruleAt = (box: Box<'sheet'>): Rule => ({ x: middleX(box), y: middle(box) })

/** A stroke of which the reader was not sure that it is a letter. */
const guessedStroke = ({ text, confidence }: LaidWord): boolean => text === 'I' && confidence <= guessed
/** A ruled line on a page that lay askew: nothing is divided by a slash that an amount of money stands before. */
const slashBehindAmount = (word: LaidWord, before: LaidWord | undefined, beforeIt: LaidWord | undefined): boolean =>
  word.text === '/' && (isAmount(before) || (sideMark.test(before?.text ?? '') && isAmount(beforeIt)))
/** A slash leans: one that is so much narrower than high stands upright, as a ruled line does. */
const leastLeaning = 0.2
const uprightSlash = ({ text, box }: LaidWord): boolean => text === '/' && box.width < leastLeaning * box.height
const isAmount = (word: LaidWord | undefined): boolean => word !== undefined && readAmount(word.text)?.exact === true
/** "Cr" behind a balance. */
export const sideMark = /^\(?(?:cr|dr)\.?\)?$/i
/** So many strokes under one another, within this share of the height of the print, are pieces of a ruled line. */
const leastStrokes = 3
const inLine = 0.5

/** Tells strokes that stand under one another from the letter I: no column of words has it in row after row. */
function ruleStrokes(all: readonly LaidWord[], textHeight: number): (word: LaidWord) => boolean {
  const strokes = new Set(
    all.filter(
      (word, i) => guessedStroke(word) || uprightSlash(word) || slashBehindAmount(word, all[i - 1], all[i - 2]),
    ),
  )
  const xs = [...strokes].map(({ box }) => middleX(box))
  const isInLine = (x: number): boolean =>
    xs.filter((other) => Math.abs(other - x) < inLine * textHeight).length >= leastStrokes
  return (word) => strokes.has(word) && isInLine(middleX(word.box))
}

const dashes = /^[-=_~—–]{5,}$/
/** "/15/09/2025": no day begins with a slash. */
const slashBeforeDay = /^\/(?=\d{1,2}[-/.](?:\d{1,2}|\p{L}{3})[-/.]\d{2,4}$)/u

/** A word without the ruled lines that were read alone, or at its ends. */
function withoutRule(word: LaidWord): { word: LaidWord | null; rules: Rule[] } {
  const { text, box } = word
  const own = text.replace(/^[|¦[\]]+|[|¦[\]]+$/g, '').replace(slashBeforeDay, '')
  const y = middle(box)
  // A line across the page that a printer made of dashes.
  if (dashes.test(own)) return { word: null, rules: [] }
  if (/^[_~—–-]{0,1}$/.test(own) && own !== '-') return { word: null, rules: [ruleAt(box)] }
  if (own === text) return { word, rules: [] }
  const [before, letter] = [text.indexOf(own), box.width / text.length]
  const rest = { ...box, x: box.x + before * letter, width: own.length * letter }
  const rules = [box.x, right(box)].filter((x) => x < rest.x || x > right(rest)).map((x) => ({ x, y }))
  return { word: { ...word, text: own, box: rest }, rules }
}

/** A row of words, from left to right. */
function printRow(words: readonly LaidWord[], rules: readonly Rule[], page: number): PrintRow {
  const box = around(words.map((w) => w.box))
  return { words, box, page, rules: rules.filter(({ y }) => y > box.y && y < bottom(box)).map(({ x }) => x) }
}

export const rowText = (row: PrintRow): string => textOf(row.words)
