/** The words of a page as rows of print, right across it: what stands side by side belongs to one row of a table. */
import type { Box } from '../../../../shared/domain/geometry'
import { onceFor } from '../../once-for'
import { around, middle, textOf, type LaidWord, type Layout } from '../layout'

export interface PrintRow {
  /** From left to right. */
  readonly words: readonly LaidWord[]
  readonly box: Box<'sheet'>
  readonly page: number
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
  return rowsOfWords(words, layout.textHeight, layout.page).filter((row) => !pageNumber.test(rowText(row)))
})

/** Words of a page in an upright frame as rows, from the top down. */
export function rowsOfWords(all: readonly LaidWord[], textHeight: number, page: number): PrintRow[] {
  const words = all.flatMap(withoutRule).sort((a, b) => middle(a.box) - middle(b.box))
  const open: { words: LaidWord[]; at: number; height: number }[] = []
  for (const word of words) {
    const at = middle(word.box)
    const row = open.findLast((r) => Math.abs(at - r.at) < sameRow * Math.max(textHeight * 0.8, r.height))
    if (!row) {
      open.push({ words: [word], at, height: word.box.height })
      continue
    }
    row.words.push(word)
    row.at += (at - row.at) / row.words.length
    row.height = Math.min(row.height, word.box.height)
  }
  return open.map(({ words: inRow }) => printRow(inRow, page)).sort((a, b) => a.box.y - b.box.y)
}

/** A ruled line between columns may be read as a stroke, alone or at the end of a word. */
function withoutRule(word: LaidWord): LaidWord[] {
  const text = word.text.replace(/^[|¦[\]]+|[|¦[\]]+$/g, '')
  if (/^[_~—–-]{0,1}$/.test(text) && text !== '-') return []
  return [text === word.text ? word : { ...word, text }]
}

function printRow(words: readonly LaidWord[], page: number): PrintRow {
  const sorted = [...words].sort((a, b) => a.box.x - b.box.x)
  return { words: sorted, box: around(sorted.map((w) => w.box)), page }
}

export const rowText = (row: PrintRow): string => textOf(row.words)
