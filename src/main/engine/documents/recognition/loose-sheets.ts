/** Sheets of a file that are of no type by themselves: what lies between its papers, and what is no side of a card. */
import { middleX, textOf, verticalOverlap, type LaidWord, type Layout } from '../../extraction/layout/layout'
import { onceFor } from '../../once-for'

const said = ({ segments }: Layout): readonly LaidWord[] =>
  segments.flatMap(({ words }) => words.filter(({ text }) => /[\p{L}\p{M}\p{N}]{2}/u.test(text)))

/** What a reader takes specks and the print of the other side for. */
const leastRead = 0.6
const fewestWords = 3

/** "This page is intentionally left blank". */
const calledBlank = /\bleft\s+blank\b/i

/** True for a sheet on which nothing stands: the back of the one before it. */
export const isBlank = onceFor((layout: Layout): boolean => {
  const words = said(layout)
  if (words.length === 0 || (words.length <= mostOnDivider && calledBlank.test(textOf(words)))) return true
  return words.length <= fewestWords && meanOf(words.map((w) => w.confidence)) < leastRead
})

const mostOnDivider = 12
const mostLines = 3
/** In heights of its print, how far the middles of its lines are from each other. */
const centred = 1.5

/** What stands in no title: what was filled in, or a label for it; a name that was signed, a number of a list. */
const filledIn = /\d{2}|:$|^(?:mr|mrs|ms|smt|shri|sri|dr)\.?$|^\(?\d[.)]+$/i
/** Of the words of a title fewer begin small than of a sentence that ends a paper. */
const mostSmall = 0.34
const endOfPaper = /^\W*end\s+of\b/i

/**
 * True for a sheet that says what follows, as KYC DOCUMENTS or ANNEXURE III: a title in lines that are centred on each
 * other, and no number.
 */
export const isDivider = onceFor((layout: Layout): boolean => {
  const words = said(layout)
  if (isBlank(layout) || words.length > mostOnDivider || words.some(({ text }) => filledIn.test(text))) return false
  if (words.filter(({ text }) => /^\p{Ll}{4}/u.test(text)).length > mostSmall * words.length) return false
  if (endOfPaper.test(textOf(words)) || meanOf(words.map((w) => w.confidence)) < leastRead) return false
  const lines = layout.segments.filter((segment) => segment.words.some((word) => words.includes(word)))
  const isInRow = lines.some((line, i) => i > 0 && verticalOverlap(line.box, lines[i - 1]!.box) > 0.5)
  const middles = lines.map(({ box }) => middleX(box))
  const height = Math.max(...words.map(({ box }) => box.height))
  return !isInRow && lines.length <= mostLines && Math.max(...middles) - Math.min(...middles) < centred * height
})

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** No side of a card is so high, in heights of its print, or has so many words. */
const highestCard = 38
const mostOnCard = 130

/** True for a sheet with more print than a card has on a side. */
export const isFullPage = (layout: Layout): boolean =>
  layout.box.height > highestCard * layout.textHeight || said(layout).length > mostOnCard
