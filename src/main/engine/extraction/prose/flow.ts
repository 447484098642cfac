/**
 * The words of a document as one running text, page after page, so that a sentence may be looked for across lines
 * and pages; every stretch of the text knows the words that it came from.
 */
import { latinDigits } from '../../identifiers'
import { onceFor } from '../../once-for'
import type { LabelledPage } from '../labels/labels'
import { right, textOf, verticalOverlap, type LaidWord, type Layout, type Segment } from '../layout/layout'
import { spanOf, type Span } from '../layout/span'
import { withCentredLabels } from './centred-labels'
import { withHeadedCells } from './headed-cells'
import { knownWord } from './vocabulary'
import { withWrappedCells } from './wrapped-cells'

export interface Flow {
  /**
   * Lines end with a line feed; a tab stands for a blank as wide as between the cells of a row. Digits are Latin, and
   * words of deeds that were misread by a letter are set right.
   */
  readonly text: string
  readonly pages: readonly LabelledPage[]
  /** The words of a stretch of the text, line by line, of the page on which it begins. */
  spanOf(start: number, end: number): Span
  /** A stretch as it was printed, words that were set right and digits as they stand. */
  printed(start: number, end: number): string
  pageOf(at: number): LabelledPage | undefined
}

interface Piece {
  readonly word: LaidWord
  readonly page: LabelledPage
  readonly start: number
  readonly end: number
  /** Number of its line in the document. */
  readonly line: number
}

/** Numbers of pages and the like, which stand between the halves of a sentence. */
const pageNumber =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:page|pg|पान|पृष्ठ)[^\p{L}\p{M}\p{N}]*(?:no[^\p{L}\p{M}\p{N}]*)?)?\p{Nd}{1,3}(?:\s*(?:of|\/|पैकी)\s*\p{Nd}{1,3})?[^\p{L}\p{M}\p{N}]*$/iu

/** The running text of pages; made once for all rules. */
export const flowOf = onceFor(compose)

function compose(pages: readonly LabelledPage[]): Flow {
  const pieces: Piece[] = []
  let text = ''
  let line = 0
  for (const page of pages) {
    const lines = linesOf(page.layout)
    const lineOf = new Map(
      lines.flatMap((cells, i) => cells.flatMap((c) => c.words.map((word) => [word, line + i] as const))),
    )
    line += lines.length
    for (const cells of withHeadedCells(withCentredLabels(withWrappedCells(lines)))) {
      if (pageNumber.test(cells.map(({ words }) => textOf(words)).join(' '))) continue
      for (const { words } of cells) {
        for (const word of words) {
          const key = knownWord(latinDigits(word.text))
          pieces.push({ word, page, start: text.length, end: text.length + key.length, line: lineOf.get(word) ?? 0 })
          text += `${key} `
        }
        text = `${text.slice(0, -1)}\t`
      }
      text = `${text.slice(0, -1)}\n`
    }
  }
  const within = (start: number, end: number): Piece[] => {
    const found = pieces.slice(firstAfter(pieces, start))
    const stop = found.findIndex((p) => p.start >= end)
    return stop < 0 ? found : found.slice(0, stop)
  }
  return {
    text,
    pages,
    spanOf(start, end) {
      const found = within(start, end)
      const ofPage = found.filter((p) => p.page === found[0]?.page)
      const lines = [...new Set(ofPage.map((p) => p.line))]
      return spanOf(...lines.map((n) => ofPage.filter((p) => p.line === n).map((p) => p.word)))
    },
    printed(start, end) {
      return within(start, end)
        .map((p) => cut(p, start, end))
        .join(' ')
    },
    pageOf(at) {
      return pieces[Math.min(pieces.length - 1, firstAfter(pieces, at))]?.page
    },
  }
}

/** Index of the first piece that ends after a place. */
function firstAfter(pieces: readonly Piece[], at: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pieces[middle]!.end > at) high = middle
    else low = middle + 1
  }
  return low
}

/** The part of a word between two places of the text; the whole of one that was set right. */
function cut({ word, start, end }: Piece, from: number, to: number): string {
  if (word.text.length !== end - start) return word.text
  return word.text.slice(Math.max(0, from - start), Math.min(word.text.length, to - start))
}

/** Segments that stand beside each other make one line. */
function linesOf({ segments }: Layout): Segment[][] {
  const lines: Segment[][] = []
  for (const segment of segments) {
    const last = lines.at(-1)
    if (last?.some((s) => verticalOverlap(s.box, segment.box) > 0.5)) last.push(segment)
    else lines.push([segment])
  }
  return lines.map((line) => withinEachOther(line.sort((a, b) => a.box.x - b.box.x)))
}

/** A line whose segments stand beside each other: one that stands within another, as a raised "th", is a word of it. */
function withinEachOther(line: readonly Segment[]): Segment[] {
  const kept: Segment[] = []
  for (const segment of line) {
    const around = kept.findIndex(({ box }) => right(segment.box) < right(box))
    if (around < 0) kept.push(segment)
    else {
      const words = [...kept[around]!.words, ...segment.words].sort((a, b) => a.box.x - b.box.x)
      kept[around] = { ...kept[around]!, words }
    }
  }
  return kept
}
