/** The amounts of a column that stand under one of them, row by row, until a row has none there. */
import type { LabelledPage } from '../labels/labels'
import { bottom, right, type LaidWord } from '../layout/layout'
import { readAmount } from '../tables/amounts'
import { printRows, rowText } from '../tables/print-rows'

export interface AmountUnder {
  readonly word: LaidWord
  /** True where its row says that it is the sum of those above. */
  readonly isTotal: boolean
}

/** Rows of one column stand no further apart than this, in heights of the print. */
const widestStep = 3
/** Numbers of a column end at one place, or begin there, or stand over each other. */
const aligned = 0.6

const total = /^\W*(?:(?:grand|net|sub)[\s-]*)?total\b|^\W*(?:एकूण|कुल|योग|महायोग)(?![\p{L}\p{M}])/iu

/** Under whole rupees whole rupees stand; a single number without paise may be of anything. */
const fewestWhole = 2
const isWhole = ({ text }: LaidWord): boolean => /^-?\d{1,3}(?:,\d{2,3})*$/.test(text)

export function amountsUnder(page: LabelledPage, first: LaidWord): AmountUnder[] {
  const found = isWhole(first)
    ? columnUnder(page, first, isWhole)
    : columnUnder(page, first, ({ text }) => readAmount(text)?.exact === true)
  return isWhole(first) && found.length < fewestWhole ? [] : found
}

function columnUnder(page: LabelledPage, first: LaidWord, isAlike: (word: LaidWord) => boolean): AmountUnder[] {
  const found: AmountUnder[] = []
  let last = first
  for (const row of printRows(page.layout)) {
    if (row.box.y < bottom(last.box) - 0.3 * last.box.height) continue
    if (row.box.y - bottom(last.box) > widestStep * last.box.height) break
    const word = row.words.find((w) => isInColumn(w, first) && isAlike(w))
    if (!word) break
    found.push({ word, isTotal: total.test(rowText(row)) })
    last = word
  }
  return found
}

const isInColumn = (word: LaidWord, first: LaidWord): boolean =>
  Math.abs(right(word.box) - right(first.box)) < aligned * first.box.height ||
  Math.abs(word.box.x - first.box.x) < aligned * first.box.height ||
  (word.box.x >= first.box.x && right(word.box) <= right(first.box))
